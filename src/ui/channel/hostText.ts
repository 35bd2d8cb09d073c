/** The host of a channel's address, as people read it: without a port. */
export function hostText(url: string | null): string | null {
  return url === null ? null : url.replace(/^https?:\/\//, '').replace(/[:/].*$/, '')
}
