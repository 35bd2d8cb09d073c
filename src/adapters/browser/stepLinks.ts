import * as z from 'zod/mini'
import type { SharedStep, StepLinks } from '../../application/tutor.ts'
import { longestCode } from '../../domain/problems/submission.ts'

const prefix = '#trace='

const sharedStep = z.object({ code: z.string(), input: z.string(), step: z.custom<number>(Number.isSafeInteger) })

/** The program, packed into the fragment of an address. Whoever makes a link by hand can put anything there, so it is read with care. */
export const stepLinks: StepLinks = {
  async write({ code, input, step }) {
    const packed = await throughStream(
      new TextEncoder().encode(JSON.stringify({ code, input, step })),
      new CompressionStream('deflate-raw'),
    )
    return prefix + toBase64Url(packed)
  },
  async read(fragment): Promise<SharedStep | null> {
    if (!fragment.startsWith(prefix)) return null
    try {
      const text = await throughStream(fromBase64Url(fragment.slice(prefix.length)), new DecompressionStream('deflate-raw'))
      const { data } = z.safeParse(sharedStep, JSON.parse(new TextDecoder().decode(text)))
      return data !== undefined && data.code.length <= longestCode && data.input.length <= longestCode ? data : null
    } catch {
      return null
    }
  },
}

/** More than twice the longest program with its input: a small fragment can hold gigabytes of nothing. */
const mostBytes = 8 * longestCode

async function throughStream(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const pieces: Uint8Array[] = []
  let length = 0
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    const { done, value } = await reader.read()
    if (done) break
    pieces.push(value)
    length += value.length
    if (length > mostBytes) {
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
