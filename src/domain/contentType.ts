/** What a learner can take on the platform (S-003). */
export const contentTypes = ['COURSE', 'COURSE_CLASS', 'PROBLEM', 'BLOCK', 'VIDEO', 'DOCUMENT', 'WORKSHEET'] as const
export type ContentType = (typeof contentTypes)[number]
