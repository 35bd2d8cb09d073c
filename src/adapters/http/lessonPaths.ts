/** The calls about lessons, the same for courses and classes (S-220, S-229 … S-233, S-236, S-237, S-256 … S-264). */
export const lessonPaths = {
  course: pathsBelow('courses'),
  'course-class': pathsBelow('course-classes'),
} as const

/** The call that a lesson's content is asked for with. */
export const contentPathName = { PROBLEM: 'problem', VIDEO: 'video', BLOCK: 'block', DOCUMENT: 'document' } as const

function pathsBelow<const T extends string>(subjects: T) {
  return {
    chapters: `${subjects}/{id}/lessons`,
    progress: `users/${subjects}/{id}/lessons`,
    problem: `users/${subjects}/{id}/problems/{contentId}`,
    video: `users/${subjects}/{id}/videos/{contentId}`,
    block: `users/${subjects}/{id}/blocks/{contentId}`,
    document: `users/${subjects}/{id}/documents/{contentId}`,
    record: `users/logs/${subjects}/{id}`,
  } as const
}
