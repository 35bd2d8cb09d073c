import { whenIdle } from './lazy.tsx'

const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/**
 * Fetches what is likely to be needed next as soon as somebody stirs: the built page names the files in a template. They
 * are only fetched, not run: neither the page's start nor its memory nor a visitor who leaves again pays for it.
 * Gives back what calls it off.
 */
export function prefetchOnInteraction(): () => void {
  const controller = new AbortController()
  const fetchNow = () => {
    controller.abort()
    const later = document.getElementById('later')
    if (later instanceof HTMLTemplateElement) prefetchSequentially([...later.content.children])
  }
  // The page's scrolling and not a carousel's, which moves by itself: that does not bubble.
  for (const sign of interactionEvents) addEventListener(sign, fetchNow, { signal: controller.signal, passive: true })
  return () => controller.abort()
}

/** All at once they would keep a slow phone from answering whoever has just touched it. */
const prefetchSequentially = ([link, ...others]: readonly Element[]) => {
  if (!link) return
  whenIdle(() => {
    document.head.append(link)
    prefetchSequentially(others)
  })
}
