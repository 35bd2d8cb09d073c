import * as z from 'zod/mini'
import { expectNothing, fetchList, fillContentPath, runWrite, withErrorLog } from './calls.ts'
import { type HttpClient, longDeadlines } from './client.ts'
import { flag, type ItemReader, parseObject, requiredText, type Schema, someId, textOrEmpty, wholeNumber } from './parsing.ts'
import { postText } from './postText.ts'
import { fetchObject } from './reads.ts'
import type { Log } from '../../application/platform.ts'
import type { WorkDraft, WorkRepository } from '../../application/studio.ts'
import type { Id } from '../../domain/id.ts'
import { publicationStates, type Work, type WorkCard, type WorkVersion } from '../../domain/studio/work.ts'

/** The format of one kind of work in requests and answers. */
export interface WorkFormat<Content> {
  readonly paths: { readonly list: string; readonly one: string; readonly publications: string }
  /** The keys of the answers: `problemId`, `problemList`. */
  readonly idKey: string
  readonly listKey: string
  readonly content: Schema<Content>
}

const fields = { state: z.enum(publicationStates), updatedDate: requiredText }
const versionSchema = z.object({ workId: someId, ...fields })

/** Answers carry the identifier under the noun's own name, `wire`; from there on it is the work's. */
function named<T>(idKey: string, wire: z.core.$ZodShape, work: Schema<T>): Schema<T> {
  const renamed = z.transform((read: Readonly<Record<string, unknown>>): unknown => ({ ...read, workId: read[idKey] }))
  return z.pipe(z.pipe(z.object({ [idKey]: someId, ...wire }), renamed), work)
}

export function versionSchemaOf({ idKey }: Pick<WorkFormat<unknown>, 'idKey'>): Schema<WorkVersion> {
  return named(idKey, fields, versionSchema)
}

export function workCardsOf({ idKey }: Pick<WorkFormat<unknown>, 'idKey'>): ItemReader<WorkCard> {
  const own = { ...fields, title: textOrEmpty, partCount: wholeNumber }
  return { schema: named(idKey, own, z.object({ workId: someId, ...own })), idOf: ({ workId }) => workId }
}

/** Returns a strict schema: saving a work that was read in part would delete the rest. */
export function workSchemaOf<Content>({ idKey, content }: WorkFormat<Content>): Schema<Work<Content>> {
  const work = z.object({ workId: someId, ...fields, isCurrent: flag, content })
  return named(idKey, { ...fields, isCurrent: flag, content }, work)
}

const at = (path: string, id: Id) => fillContentPath(path, { id })

export function httpWorkRepository<Content>(client: HttpClient, log: Log, format: WorkFormat<Content>): WorkRepository<Content> {
  const { paths, listKey } = format
  const [cards, version, work] = [workCardsOf(format), versionSchemaOf(format), workSchemaOf(format)]
  const change = (path: string, send: () => Promise<unknown>) =>
    withErrorLog(log, path, async () => parseObject(await send(), version, 'saved work', log))
  return {
    list: (signal) => fetchList(log, paths.list, listKey, cards, () => client.get(paths.list, { signal })),
    read: (id, signal) => fetchObject(client, log, { path: paths.one, params: { id }, signal, schema: work, name: 'work' }),
    create: (content, key) => change(paths.list, () => postText(client, paths.list, { content }, key)),
    save: (id, content, updatedDate) => change(paths.one, () => client.put(at(paths.one, id), { content, updatedDate })),
    remove: (id) => runWrite(log, paths.one, () => client.delete(at(paths.one, id), expectNothing)),
    publish: (id, updatedDate) =>
      change(paths.publications, () => client.post(at(paths.publications, id), { updatedDate }, { deadlines: longDeadlines })),
    withdraw: (id) => change(paths.publications, () => client.delete(at(paths.publications, id), { expect: 'json' })),
  }
}

/** Parses a draft that this device has stored; returns null when it is invalid. */
export function parseWorkDraft<Content>(content: Schema<Content>, text: string | null): WorkDraft<Content> | null {
  const schema = z.object({ content, before: z.nullable(z.object({ workId: someId, updatedDate: requiredText })) })
  try {
    return z.safeParse(schema, JSON.parse(text ?? '')).data ?? null
  } catch {
    return null
  }
}
