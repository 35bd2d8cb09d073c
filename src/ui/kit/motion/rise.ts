/** An element that has just changed rises into its place. The library comes with the first change, not with the page; without it the change is plain. */
export const slideUp = async (element: Element) => {
  try {
    const { animate } = await import('framer-motion/dom/mini')
    await animate(element, { transform: ['translateY(60%)', 'translateY(0)'] }, { duration: 0.25, ease: 'easeOut' })
  } catch {
    // the word has changed all the same
  }
}
