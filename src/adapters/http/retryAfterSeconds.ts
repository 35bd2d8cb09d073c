/** No page is open for longer, and no timer of a browser can be. */
const longest = 86_400

/** `Retry-After` as seconds from now, a day at most; it comes as seconds or as a date (F-005). */
export function retryAfterSeconds(headers: Headers): number | null {
  const value = headers.get('Retry-After')?.trim() ?? ''
  if (/^\d+$/.test(value)) return Math.min(Number(value), longest)
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.min(Math.max(0, Math.ceil((at - Date.now()) / 1000)), longest)
}
