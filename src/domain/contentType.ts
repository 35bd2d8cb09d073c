/** Kinds of learning content (S-003). */
export const contentTypes = ['COURSE', 'COURSE_CLASS', 'PROBLEM', 'BLOCK', 'VIDEO', 'DOCUMENT', 'WORKSHEET'] as const
export type ContentType = (typeof contentTypes)[number]
