/** The place from which one reads on when the page has become another. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('#page-frame h1')?.focus({ preventScroll: true })

/** For when what had the focus goes with what it did, as soon as that is drawn; whoever has it elsewhere keeps it. */
export const focusHeadingIfLost = (): void => {
  setTimeout(() => document.activeElement === document.body && focusHeading())
}
