import medals from '../../art/medals.svg?url&no-inline'
import { reducedMotion } from './reducedMotion.ts'
import { pageFrame } from '../pageFrame.ts'
import styles from './flyPoints.module.css'

const coinCount = 7
const svgNamespace = 'http://www.w3.org/2000/svg'

/** Points fly from the claimed reward to the balance. It is decoration, so it fails silently. */
export const animatePoints = async (from: DOMRect) => {
  // The user card, which comes after the menu in the header.
  const target = [...document.querySelectorAll('[data-takes-points]')].findLast(isInView)
  if (!target || reducedMotion.now()) return
  const overlay = document.createElement('div')
  overlay.dataset['aboveDialogs'] = ''
  overlay.ariaHidden = 'true'
  overlay.className = styles['sky'] ?? ''
  overlay.append(...Array.from({ length: coinCount }, createCoin))
  pageFrame().append(overlay)
  try {
    const { animate } = await import('framer-motion/dom/mini')
    const to = target.getBoundingClientRect()
    await Promise.all(
      [...overlay.children].map((flying, at) =>
        animate(
          flying,
          { transform: flightPath(from, to, at), opacity: [0, 1, 1, 0] },
          { duration: 0.8, delay: at * 0.06, ease: 'easeInOut' },
        ),
      ),
    )
    await animate(target, { transform: ['scale(1)', 'scale(1.12)', 'scale(1)'] }, { duration: 0.28 })
  } catch {
    // the points are counted all the same
  } finally {
    overlay.remove()
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

/** Fans out first, then all go the same way. */
const flightPath = (from: DOMRect, to: DOMRect, at: number) => {
  const start = { x: from.left + from.width / 2, y: from.top + from.height / 2 }
  const fan = { x: start.x + (at - (coinCount - 1) / 2) * 22, y: start.y - 56 - (at % 3) * 18 }
  const end = { x: to.left + to.width / 2, y: to.top + to.height / 2 }
  const place = ({ x, y }: typeof start, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`
  return [place(start, 0.4), place(fan, 1.1), place(end, 1), place(end, 0.5)]
}
