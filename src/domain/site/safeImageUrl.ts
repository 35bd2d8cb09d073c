import { safeUrl } from './safeUrl.ts'

const inlineImage = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]\P{Cc}*$/iu
/** A file beside the page. Without a colon it cannot carry a scheme. */
const ownAsset = /^[\p{L}\p{N}._~%-][^:\\\p{Cc}]*$/u

/** An address that may become the source of an `<img>`, where even an SVG runs no script. Null for everything else. */
export function safeImageUrl(raw: unknown): string | null {
  if (typeof raw !== 'string') return null
  const url = raw.trim()
  return safeUrl(raw) ?? (inlineImage.test(url) || ownAsset.test(url) ? url : null)
}
