/** The place from which one reads on when the page has become another. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('#page-frame h1')?.focus({ preventScroll: true })
