/** Path of the browser to start; undefined when Playwright's own is there. */
export function chromiumPath(): string | undefined
export function ensureChromium(): void
