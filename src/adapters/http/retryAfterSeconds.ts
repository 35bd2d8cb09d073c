/** No page is open for longer, and no timer of a browser can be. */
const longest = 86_400

/** `Retry-After` as seconds from now, a day at most; it comes as seconds or as a date (F-005). */
export function retryAfterSeconds(headers: Headers): number | null {
  const value = headers.get('Retry-After')?.trim() ?? ''
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1000)
  return Number.isNaN(seconds) ? null : Math.min(Math.max(0, seconds), longest)
}
