/** No page is open for longer, and no timer of a browser can be. */
const longest = 86_400

/** `Retry-After` as whole seconds from now, a day at most; it comes as seconds or as a date (F-005). Null for anything that is not in the future. */
export function retryAfterSeconds(headers: Headers): number | null {
  const value = headers.get('Retry-After')?.trim() ?? ''
  const seconds = Math.ceil(Number.isNaN(Number(value)) ? (Date.parse(value) - Date.now()) / 1000 : Number(value))
  return seconds > 0 ? Math.min(seconds, longest) : null
}
