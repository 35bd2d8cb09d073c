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

const inlineImage = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]\P{Cc}*$/iu
/** A file beside the page. Without a colon it cannot carry a scheme. */
const ownAsset = /^[\p{L}\p{N}._~%-][^:\\\p{Cc}]*$/u

/** An address that may become the source of an `<img>`, where even an SVG runs no script. Null for everything else. */
export function safeImageUrl(raw: unknown): string | null {
  if (typeof raw !== 'string') return null
  const url = raw.trim()
  return safeUrl(raw) ?? (inlineImage.test(url) || ownAsset.test(url) ? url : null)
}

/** Pictures to try one after the other, each once and none that is unsafe. */
export function eachImageOnce(candidates: readonly unknown[], fallback: string): readonly string[] {
  const safe = candidates.map(safeImageUrl).filter((url) => url !== null)
  return [...new Set([...safe, fallback])]
}
