import * as z from 'zod/mini'
import { storedProgress, storedWorld } from './persistence.ts'

/** The records of all visitors of a demo in one browser, as a file for another one. */
export interface DemoState {
  readonly savedDate: string
  /** The view that it was saved from, as an address's parameters. */
  readonly view: string
  /** The records of the progress store, by their keys. */
  readonly records: Readonly<Record<string, object>>
  /** Unsaved texts on this device, by the drafts' keys. */
  readonly drafts: Readonly<Record<string, unknown>>
}

export type StateFileProblem =
  /** The file is neither JSON nor packed JSON. */
  | 'unreadable'
  /** The file is no file of this demo. */
  | 'notOurs'
  | 'newer'
  | 'older'
  /** The file is of this demo, but damaged. */
  | 'broken'
  | 'tooLarge'

export type StateFileReading = { readonly ok: true; readonly state: DemoState } | { readonly ok: false; readonly problem: StateFileProblem }

const kind = 'codingbada-demo'
/** The version of the file's own shape; its contents have versions of their own. */
const fileVersion = 1

const envelope = z.looseObject({ kind: z.literal(kind), version: z.number() })
const record = z.looseObject({ version: z.number() })
const content = z.object({
  savedDate: z.iso.datetime(),
  view: z.string(),
  records: z.record(z.string(), record),
  drafts: z.record(z.string(), z.unknown()),
})

/** The file size from which files are packed; people can read smaller ones. */
const packedFrom = 64_000
/** The maximum size in bytes, of the file and of its unpacked content. */
const largest = 40_000_000

/** Adds the marks by which a file of this demo is recognized. */
export const sealed = (state: DemoState): object => ({ kind, version: fileVersion, ...state })

export async function writeStateFile(state: DemoState): Promise<Blob> {
  const text = JSON.stringify(sealed(state))
  if (text.length < packedFrom) return new Blob([text], { type: 'application/json' })
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Blob([await new Response(packed).arrayBuffer()], { type: 'application/gzip' })
}

/** Reads a file that the visitor has chosen. Its content is used only if all of it is valid. */
export async function readStateFile(file: Blob): Promise<StateFileReading> {
  const text = await textOf(file)
  if (text === null) return refused('unreadable')
  if (text === tooLarge) return refused('tooLarge')
  const raw = jsonOf(text)
  return raw === undefined ? refused('unreadable') : checkState(raw)
}

/** Checks whether a sealed state can be used by this demo. */
export function checkState(raw: unknown): StateFileReading {
  const { data: outer } = z.safeParse(envelope, raw)
  if (outer === undefined) return refused('notOurs')
  if (outer.version > fileVersion) return refused('newer')
  const { data: state } = z.safeParse(content, raw)
  if (state === undefined) return refused('broken')
  const problems = new Set(Object.entries(state.records).map(([key, stored]) => recordProblem(key, stored)))
  const problem = (['newer', 'older', 'broken'] as const).find((one) => problems.has(one))
  return problem === undefined ? { ok: true, state } : refused(problem)
}

const refused = (problem: StateFileProblem): StateFileReading => ({ ok: false, problem })

function recordProblem(key: string, stored: z.infer<typeof record>): 'newer' | 'older' | 'broken' | null {
  const known = key.endsWith('/everybody') ? storedWorld : storedProgress
  if (stored.version > known.version) return 'newer'
  if (stored.version < known.version) return 'older'
  return /^-?\d+\/[a-z]+(?:\/[a-z-]+)?$/.test(key) && known.isWhole(stored) ? null : 'broken'
}

const tooLarge = Symbol('too large')
const gzipMark = [0x1f, 0x8b]

/** Resolves to null for a file that cannot be unpacked. */
async function textOf(file: Blob): Promise<string | typeof tooLarge | null> {
  if (file.size > largest) return tooLarge
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (!gzipMark.every((byte, at) => start[at] === byte)) return file.text()
  const limit = new SizeLimit()
  try {
    return await new Response(file.stream().pipeThrough(new DecompressionStream('gzip')).pipeThrough(limit.stream)).text()
  } catch {
    return limit.isExceeded ? tooLarge : null
  }
}

/** Limits the unpacked size, since a small file may unpack to a huge one. */
class SizeLimit {
  isExceeded = false
  readonly stream: TransformStream<Uint8Array, Uint8Array>

  constructor() {
    let size = 0
    this.stream = new TransformStream({
      transform: (part, controller) => {
        size += part.byteLength
        this.isExceeded = size > largest
        if (this.isExceeded) controller.error(new Error('too large'))
        else controller.enqueue(part)
      },
    })
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
