import type { QueryName } from './query.ts'

/** Shown on the page behind a dialog: read again when flying points have got there. */
export const standingQueries = ['viewer', 'experience', 'ranking'] as const satisfies readonly QueryName[]

/** What whatever earns something may have changed: points, experience, quests, the study log, the ranking (S-184, A-49), the day's goal. */
export const earningQueries = ['quests', 'studyLogs', 'habit', ...standingQueries] as const satisfies readonly QueryName[]

/** What a finished lesson may have changed: the learner's progress, and what it earned. */
export const finishedLessonQueries = [
  'progress',
  'studyRecord',
  'enrolledCourses',
  ...earningQueries,
] as const satisfies readonly QueryName[]

/**
 * What a judged submission may have changed: also lists and standings of problems and block problems, and the lesson that it was handed in
 * from.
 */
export const judgedSubmissionQueries = [
  'activeDays',
  'attempts',
  'block',
  'blocks',
  'blockStanding',
  'blockSubmissions',
  'problem',
  'problemCategories',
  'problemType',
  'problems',
  'problemStanding',
  'recommendedProblems',
  'submissions',
  'worksheetStanding',
  ...finishedLessonQueries,
] as const satisfies readonly QueryName[]
