const method = 'deflate-raw'

/** Packs a text for the fragment of an address, shorter than `encodeURIComponent` makes it. */
export async function packText(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  return toBase64Url(await throughStream(bytes, new CompressionStream(method), Number.POSITIVE_INFINITY))
}

/** Throws when the text is not packed, or unpacks to more than `maxBytes` bytes: a small fragment can hold gigabytes of zeros. */
export async function unpackText(packed: string, maxBytes: number): Promise<string> {
  return new TextDecoder().decode(await throughStream(fromBase64Url(packed), new DecompressionStream(method), maxBytes))
}

async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  maxBytes: number,
): Promise<Uint8Array> {
  const reader = new Response(bytes).body?.pipeThrough(stream).getReader()
  if (reader === undefined) throw new TypeError('nothing to read')
  const pieces: Uint8Array[] = []
  let length = 0
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    const { done, value } = await reader.read()
    if (done) break
    pieces.push(value)
    length += value.length
    if (length > maxBytes) {
      // oxlint-disable-next-line no-await-in-loop -- the last thing that happens
      await reader.cancel()
      throw new RangeError('too long')
    }
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}
