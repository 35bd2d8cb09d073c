const liveSelector = '[role="alert"], [role="status"], [aria-live]:not([aria-live="off"])'

const textOf = ({ textContent }: Element) => textContent?.trim() ?? ''

/** Returns the current text of each live region; each notification counts as a region. */
export const spoken = (): readonly string[] =>
  [...document.querySelectorAll(liveSelector)]
    .filter((region) => region.parentElement?.closest(liveSelector) === null)
    .flatMap((region) => (region.matches('[data-above-dialogs] *') ? Array.from(region.children) : region))
    .map(textOf)
    .filter((text) => text !== '')
