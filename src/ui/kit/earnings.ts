import type { QueryName } from './query.ts'

/** The queries shown behind a dialog. They are read again when the flying points have arrived there. */
export const standingQueries = ['viewer', 'experience', 'ranking'] as const satisfies readonly QueryName[]

/** The queries that any earning may change: points, experience, quests, the study log, the ranking (S-184, A-49), the day's goal. */
export const earningQueries = ['quests', 'studyLogs', 'habit', ...standingQueries] as const satisfies readonly QueryName[]

/** The queries that a finished lesson may change: the learner's progress, and the earnings. */
export const finishedLessonQueries = [
  'progress',
  'studyRecord',
  'enrolledCourses',
  ...earningQueries,
] as const satisfies readonly QueryName[]

/**
 * The queries that a judged submission may change: also lists and standings of problems and block problems, and the lesson of the
 * submission.
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
