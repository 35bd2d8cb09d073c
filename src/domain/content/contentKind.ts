import { encodeId, type Id } from '../id.ts'
import { listPaths, paths } from '../paths.ts'

/** The uses of a kind of content, besides having a page of its own. */
type Use =
  /** A lesson of a course. */
  | 'lesson'
  /** A task of an assignment, which teachers pick from its catalogue. */
  | 'task'
  /** A row of the study log. */
  | 'studied'
  /** Content read or watched outside of a course, and reviewed by those who have finished it. */
  | 'material'
  /** Content that learners ask questions about: a course or class by its lessons, the others by themselves. */
  | 'asked'

/** The number of difficulty stars. */
export type StarCount = 5 | 7

interface ContentRow {
  /** Its name in calls: the identifier is in the field of this name and `Id`, the paths begin with its plural. */
  readonly noun: string
  /** The pattern of its page. */
  readonly path: string
  /** The address of the list of all content of this kind. */
  readonly list: string
  readonly starCount: StarCount
  readonly uses: readonly Use[]
}

/** The kinds of learning content (S-003), and all that differs between them. A new kind needs a row here, and a page. */
const rows = {
  COURSE: { noun: 'course', path: paths.course, list: listPaths.courses, starCount: 5, uses: ['studied', 'asked'] },
  COURSE_CLASS: { noun: 'courseClass', path: paths.courseClass, list: listPaths.classes, starCount: 5, uses: ['asked'] },
  PROBLEM: { noun: 'problem', path: paths.problem, list: listPaths.problems, starCount: 5, uses: ['lesson', 'task', 'studied', 'asked'] },
  BLOCK: { noun: 'block', path: paths.block, list: listPaths.blocks, starCount: 5, uses: ['lesson', 'task', 'studied', 'asked'] },
  VIDEO: {
    noun: 'video',
    path: paths.video,
    list: listPaths.videos,
    starCount: 7,
    uses: ['lesson', 'task', 'studied', 'material', 'asked'],
  },
  DOCUMENT: {
    noun: 'document',
    path: paths.document,
    list: listPaths.documents,
    starCount: 7,
    uses: ['lesson', 'task', 'studied', 'material', 'asked'],
  },
  WORKSHEET: { noun: 'worksheet', path: paths.worksheet, list: listPaths.worksheets, starCount: 5, uses: ['task', 'studied'] },
} as const satisfies Readonly<Record<string, ContentRow>>

type Rows = typeof rows
export type ContentKind = keyof Rows
type KindFor<Wanted extends Use> = {
  [Kind in ContentKind]: Wanted extends Rows[Kind]['uses'][number] ? Kind : never
}[ContentKind]

export type LessonKind = KindFor<'lesson'>
export type TaskType = KindFor<'task'>
export type StudyType = KindFor<'studied'>
export type MaterialKind = KindFor<'material'>
export type QuestionContent = KindFor<'asked'>
/** The name of a kind in calls. */
export type ContentNoun<Kind extends ContentKind> = Rows[Kind]['noun']
/** The field that carries its identifier, in addresses and in answers. */
export type IdField<Kind extends ContentKind> = `${ContentNoun<Kind>}Id`

export const contentKinds = Object.keys(rows).filter((name): name is ContentKind => name in rows)
export const lessonKinds = kindsFor('lesson')
export const taskTypes = kindsFor('task')
export const studyTypes = kindsFor('studied')
export const materialKinds = kindsFor('material')
export const questionContents = kindsFor('asked')

function kindsFor<Wanted extends Use>(use: Wanted): readonly KindFor<Wanted>[] {
  const isFor = (kind: ContentKind): kind is KindFor<Wanted> => new Set<Use>(rows[kind].uses).has(use)
  return contentKinds.filter(isFor)
}

export function isMaterial(kind: ContentKind): kind is MaterialKind {
  return materialKinds.some((one) => one === kind)
}

export function nounOf<Kind extends ContentKind>(kind: Kind): ContentNoun<Kind> {
  return rows[kind].noun
}

export function idFieldOf<Kind extends ContentKind>(kind: Kind): IdField<Kind> {
  return `${nounOf(kind)}Id`
}

/** Returns the segment of its calls' paths that names the kind. */
export function pluralOf<Kind extends Exclude<ContentKind, 'COURSE_CLASS'>>(kind: Kind): `${ContentNoun<Kind>}s` {
  return `${nounOf(kind)}s`
}

/** Builds a record with a value for each of these kinds, by their names in calls. */
export function byNoun<Kind extends ContentKind, Value>(
  kinds: readonly Kind[],
  valueOf: (kind: Kind) => Value,
): Readonly<Record<ContentNoun<Kind>, Value>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each kind
  return Object.fromEntries(kinds.map((kind) => [nounOf(kind), valueOf(kind)])) as Record<ContentNoun<Kind>, Value>
}

/** Returns the address of its page. */
export function contentHref(kind: ContentKind, id: Id): string {
  return rows[kind].path.replace(`:${idFieldOf(kind)}`, encodeId(id))
}

/** Returns the address of the list of a kind, the newest first. */
export function contentListHref(kind: ContentKind): string {
  return rows[kind].list
}

export function starCountFor(kind: ContentKind): StarCount {
  return rows[kind].starCount
}
