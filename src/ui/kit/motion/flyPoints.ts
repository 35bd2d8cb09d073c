import medals from '../../art/medals.svg?url&no-inline'
import { formatNumber } from '../../../domain/format.ts'
import { reducedMotion } from './reducedMotion.ts'
import { pageFrame } from '../pageFrame.ts'
import styles from './flyPoints.module.css'

const coinCount = 7
const flightSeconds = 0.8
const delaySeconds = 0.06
const svgNamespace = 'http://www.w3.org/2000/svg'

/**
 * Lets points fly from the claimed reward to the balance, which counts up as they land. Resolves when all have landed. It is decoration,
 * so it fails silently. If `amount` is null, no points fly.
 */
export const animatePoints = async (from: DOMRect, amount: number | null): Promise<void> => {
  // Takes the last target in view: the user card comes after the menu in the header.
  const target = [...document.querySelectorAll('[data-takes-points]')].findLast(isInView)
  if (!target || amount === null || reducedMotion.now()) return
  const overlay = document.createElement('div')
  overlay.dataset['aboveDialogs'] = ''
  overlay.ariaHidden = 'true'
  overlay.className = styles['sky'] ?? ''
  overlay.append(...Array.from({ length: coinCount }, createCoin))
  pageFrame().append(overlay)
  const countTo = balanceCounter(target, amount)
  try {
    const { animate } = await import('framer-motion/dom/mini')
    const to = target.getBoundingClientRect()
    await Promise.all(
      [...overlay.children].map(async (flying, at) => {
        const path = { transform: flightPath(from, to, at), opacity: [0, 1, 1, 0] }
        await animate(flying, path, { duration: flightSeconds, delay: at * delaySeconds, ease: 'easeInOut' })
        countTo((at + 1) / coinCount)
      }),
    )
    const gain = createGain(to, amount)
    overlay.append(gain)
    await Promise.all([
      animate(target, { transform: ['scale(1)', 'scale(1.12)', 'scale(1)'] }, { duration: 0.28 }),
      animate(gain, { transform: ['translateY(0)', 'translateY(-32px)'], opacity: [0, 1, 1, 0] }, { duration: 0.9 }),
    ])
  } catch {
    // the points count without the animation, too
  } finally {
    overlay.remove()
  }
}

/** Returns a function that writes the rising balance into the page; the balance that is fetched afterwards replaces it. */
const balanceCounter = (target: Element, amount: number) => {
  const number = target.querySelector('dd')
  const start = Number(number?.textContent.replaceAll(/\D/g, '') || Number.NaN)
  return (part: number) => {
    const text = number?.firstChild
    if (text && Number.isFinite(start)) text.nodeValue = formatNumber(start + Math.round(amount * part))
  }
}

const isInView = (element: Element) => {
  const { top, bottom, left, right, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
}

const createCoin = () => {
  const picture = document.createElementNS(svgNamespace, 'svg')
  const use = document.createElementNS(svgNamespace, 'use')
  picture.setAttribute('viewBox', '0 0 20 20')
  use.setAttribute('href', `${medals}#point`)
  picture.append(use)
  return picture
}

/** Creates ‘+50’, which rises from where the points have landed. */
const createGain = ({ left, top, width }: DOMRect, amount: number) => {
  const gain = document.createElement('span')
  gain.className = styles['gain'] ?? ''
  gain.textContent = `+${formatNumber(amount)}`
  gain.style.left = `${left + width / 2}px`
  gain.style.top = `${top}px`
  return gain
}

/** Returns a path that fans out first; then all points go the same way. */
const flightPath = (from: DOMRect, to: DOMRect, at: number) => {
  const start = { x: from.left + from.width / 2, y: from.top + from.height / 2 }
  const fan = { x: start.x + (at - (coinCount - 1) / 2) * 22, y: start.y - 56 - (at % 3) * 18 }
  const end = { x: to.left + to.width / 2, y: to.top + to.height / 2 }
  const place = ({ x, y }: typeof start, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`
  return [place(start, 0.4), place(fan, 1.1), place(end, 1), place(end, 0.5)]
}
