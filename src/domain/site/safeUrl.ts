/** Browsers drop control characters and read `\` as `/`: what looks like a path could become another host (F-054). */
const misleading = /[\p{Cc}\\]/u
/** No user name before the host: `https://ours@theirs` leads to theirs. */
const webAddress = /^https?:\/\/[^\s/?#@:][^\s/?#@]*(?:[/?#]|$)/i
const ownPath = /^\/(?!\/)/

/** An address that may become a link: a web address or a path of this site. Null for everything else. */
export function safeUrl(raw: unknown): string | null {
  if (typeof raw !== 'string' || misleading.test(raw)) return null
  const url = raw.trim()
  return webAddress.test(url) || ownPath.test(url) ? url : null
}
