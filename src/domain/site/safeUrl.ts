/** Browsers drop control characters and read `\` as `/`: a text that looks like a path could become another host (F-054). */
const unsafeCharacters = /[\p{Cc}\\]/u
/** Allows no user name before the host: `https://ours@theirs` leads to theirs. */
const httpUrlPattern = /^https?:\/\/[^\s/?#@:][^\s/?#@]*(?:[/?#]|$)/i
const rootPathPattern = /^\/(?!\/)/

/** Returns an address that may become a link: a web address or a path of this site. Null for everything else. */
export function safeUrl(raw: unknown): string | null {
  if (typeof raw !== 'string' || unsafeCharacters.test(raw)) return null
  const url = raw.trim()
  return httpUrlPattern.test(url) || rootPathPattern.test(url) ? url : null
}

const dataImagePattern = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]\P{Cc}*$/iu
/** A file beside the page. Without a colon it cannot carry a scheme. */
const relativeAssetPattern = /^[\p{L}\p{N}._~%-][^:\\\p{Cc}]*$/u

/** Returns an address that may become the source of an `<img>`, where even an SVG runs no script. Null for everything else. */
export function safeImageUrl(raw: unknown): string | null {
  if (typeof raw !== 'string') return null
  const url = raw.trim()
  return safeUrl(raw) ?? (dataImagePattern.test(url) || relativeAssetPattern.test(url) ? url : null)
}

/** Lists the pictures to try one after the other, each once and none that is unsafe. */
export function imageCandidates(candidates: readonly unknown[]): readonly string[] {
  return [...new Set(candidates.map(safeImageUrl).filter((url) => url !== null))]
}
