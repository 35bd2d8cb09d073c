/** `isMeasured`: the times that are taken in it are told, so it has to draw as users' browsers do. */
interface Use {
  readonly isMeasured?: boolean
}

/** Path of the browser to start; undefined when Playwright's own is there. */
export function chromiumPath(use?: Use): string | undefined
export function ensureChromium(use?: Use): void
