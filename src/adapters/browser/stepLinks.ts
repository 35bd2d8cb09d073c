import * as z from 'zod/mini'
import type { SharedStep, StepLinks } from '../../application/tutor.ts'
import { maxCodeLength } from '../../domain/problems/submission.ts'
import { packText, unpackText } from './packedText.ts'

const prefix = '#trace='

const sharedStep = z.object({ code: z.string(), input: z.string(), step: z.custom<number>(Number.isSafeInteger) })

/** The maximum size in bytes: more than twice the longest program with its input. */
const maxBytes = 8 * maxCodeLength

/** Packs the program into the fragment of an address. A link made by hand may hold anything, so the fragment is checked when it is read. */
export const stepLinks: StepLinks = {
  async write({ code, input, step }) {
    return prefix + (await packText(JSON.stringify({ code, input, step })))
  },
  async read(fragment): Promise<SharedStep | null> {
    if (!fragment.startsWith(prefix)) return null
    try {
      const { data } = z.safeParse(sharedStep, JSON.parse(await unpackText(fragment.slice(prefix.length), maxBytes)))
      return data !== undefined && data.code.length <= maxCodeLength && data.input.length <= maxCodeLength ? data : null
    } catch {
      return null
    }
  },
}
