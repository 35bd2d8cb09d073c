/** A changed element slides up into its place. The library loads with the first change; without it there is no motion. */
export const slideUp = async (element: Element) => {
  try {
    const { animate } = await import('framer-motion/dom/mini')
    await animate(element, { transform: ['translateY(60%)', 'translateY(0)'] }, { duration: 0.25, ease: 'easeOut' })
  } catch {
    // the word has changed all the same
  }
}
