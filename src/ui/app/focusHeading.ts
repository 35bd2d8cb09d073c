/** Focuses the page's h1: where reading goes on after the page has changed. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('#page-frame h1')?.focus({ preventScroll: true })

/** For when the focused element is about to be removed: after the next render, unless something else has the focus by then. */
export const focusHeadingIfLost = (): void => {
  setTimeout(() => document.activeElement === document.body && focusHeading())
}
