import { type LessonKind, pluralOf } from '../../domain/content/contentKind.ts'

/** The calls about lessons, the same for courses and classes (S-220, S-229 … S-233, S-236, S-237, S-256 … S-264). */
export const lessonPaths = {
  course: pathsBelow('courses'),
  'course-class': pathsBelow('course-classes'),
} as const

function pathsBelow<const T extends string>(subjects: T) {
  return {
    chapters: `${subjects}/{id}/lessons`,
    progress: `users/${subjects}/{id}/lessons`,
    record: `users/logs/${subjects}/{id}`,
    content: <Kind extends LessonKind>(kind: Kind) => `users/${subjects}/{id}/${pluralOf(kind)}/{contentId}` as const,
  } as const
}
