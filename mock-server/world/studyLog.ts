import { idFieldOf } from '../../src/domain/content/contentKind.ts'
import type { DemoSchema, StudyLogRow } from '../models.ts'
import { blockOfId } from './blocks.ts'
import { studiedHere } from './earnings.ts'
import { materialOfId } from './materials.ts'
import { problemOfId } from './problems.ts'
import type { World } from './world.ts'

/** Returns studied contents, the latest first, including those only begun, which open where they were left. */
export function studyLogs(world: World, schema: DemoSchema): readonly StudyLogRow[] {
  const latestFirst = [...studiedHere(schema), ...begunHere(world, schema)].toSorted((one, other) =>
    other.updatedDate.localeCompare(one.updatedDate),
  )
  return withEarlier(schema, latestFirst)
}

function begunHere(world: World, schema: DemoSchema): readonly StudyLogRow[] {
  const materials = schema.where('materialProgress', { isDone: false }).models.flatMap(({ kind, contentId, studiedDate }) => {
    const found = materialOfId(world, kind, String(contentId))
    return found ? [{ type: kind, title: found.title, updatedDate: studiedDate, contentKey: idFieldOf(kind), contentId }] : []
  })
  const problems = schema.all('submission').models.flatMap(({ problemId, createdDate }) => {
    const found = problemOfId(world, schema, String(problemId))
    return found ? [{ type: 'PROBLEM', title: found.title, updatedDate: createdDate, contentKey: 'problemId', contentId: problemId }] : []
  })
  const blocks = schema.all('blockSubmission').models.flatMap(({ blockId, createdDate }) => {
    const found = blockOfId(world, String(blockId))
    return found ? [{ type: 'BLOCK', title: found.title, updatedDate: createdDate, contentKey: 'blockId', contentId: blockId }] : []
  })
  return [...materials, ...problems, ...blocks]
}

/** Puts each content studied here once, before those studied earlier. */
function withEarlier(schema: DemoSchema, here: readonly StudyLogRow[]): readonly StudyLogRow[] {
  const keys = here.map((row) => keyOf(row))
  const once = here.filter((row, at) => keys.indexOf(keyOf(row)) === at)
  const known = new Set(keys)
  const earlier = schema.all('studyLog').models.map(({ attrs }) => attrs)
  return [...once, ...earlier.filter((row) => !known.has(keyOf(row)))]
}

function keyOf({ contentKey, contentId }: StudyLogRow): string {
  return `${contentKey}/${contentId}`
}

/** Returns an entry as the platform's call answers it. */
export function studyLogEntry({ type, title, updatedDate, contentKey, contentId }: StudyLogRow): object {
  return { type, title, updatedDate, [contentKey]: contentId }
}
