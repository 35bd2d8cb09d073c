import { encodeId, type Id } from '../id.ts'
import { listPaths, paths } from '../paths.ts'

/** What a kind of content can be besides a page of its own. */
type Use =
  /** A lesson of a course. */
  | 'lesson'
  /** A task of an assignment, which teachers pick from its catalogue. */
  | 'task'
  /** A row of the study log. */
  | 'studied'
  /** Read or watched outside of a course, and reviewed by those who have finished it. */
  | 'material'

/** Of a row of difficulty stars. */
export type StarCount = 5 | 7

interface ContentRow {
  /** The field that carries its identifier, in addresses and in answers. */
  readonly idField: string
  /** The pattern of its page. */
  readonly path: string
  /** The address of all of its kind. */
  readonly list: string
  readonly starCount: StarCount
  readonly uses: readonly Use[]
}

/** Kinds of learning content (S-003), and all that differs between them. A kind more is a row more here, and a page. */
const rows = {
  COURSE: { idField: 'courseId', path: paths.course, list: listPaths.courses, starCount: 5, uses: ['studied'] },
  COURSE_CLASS: { idField: 'courseClassId', path: paths.courseClass, list: listPaths.classes, starCount: 5, uses: [] },
  PROBLEM: { idField: 'problemId', path: paths.problem, list: listPaths.problems, starCount: 5, uses: ['lesson', 'task', 'studied'] },
  BLOCK: { idField: 'blockId', path: paths.block, list: listPaths.blocks, starCount: 5, uses: ['lesson', 'task', 'studied'] },
  VIDEO: { idField: 'videoId', path: paths.video, list: listPaths.videos, starCount: 7, uses: ['lesson', 'task', 'studied', 'material'] },
  DOCUMENT: {
    idField: 'documentId',
    path: paths.document,
    list: listPaths.documents,
    starCount: 7,
    uses: ['lesson', 'task', 'studied', 'material'],
  },
  WORKSHEET: { idField: 'worksheetId', path: paths.worksheet, list: listPaths.worksheets, starCount: 5, uses: ['task', 'studied'] },
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
export type IdField<Kind extends ContentKind> = Rows[Kind]['idField']

export const contentKinds = Object.keys(rows).filter((name): name is ContentKind => name in rows)
export const lessonKinds = kindsFor('lesson')
export const taskTypes = kindsFor('task')
export const studyTypes = kindsFor('studied')
export const materialKinds = kindsFor('material')

function kindsFor<Wanted extends Use>(use: Wanted): readonly KindFor<Wanted>[] {
  const isFor = (kind: ContentKind): kind is KindFor<Wanted> => new Set<Use>(rows[kind].uses).has(use)
  return contentKinds.filter(isFor)
}

export function idFieldOf<Kind extends ContentKind>(kind: Kind): IdField<Kind> {
  return rows[kind].idField
}

/** The address of its page. */
export function contentHref(kind: ContentKind, id: Id): string {
  const { path, idField } = rows[kind]
  return path.replace(`:${idField}`, encodeId(id))
}

/** The address of all of a kind, the newest first. */
export function contentListHref(kind: ContentKind): string {
  return rows[kind].list
}

export function starCountFor(kind: ContentKind): StarCount {
  return rows[kind].starCount
}
