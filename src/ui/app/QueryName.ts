/** The first part of a query's key. Queries are invalidated by it alone, so a name that no query has must not compile. */
export type QueryName =
  | 'assignments'
  | 'catalogue'
  | 'categories'
  | 'chapters'
  | 'classCatalogue'
  | 'classCategories'
  | 'classChannels'
  | 'classMeetings'
  | 'classMembers'
  | 'classSchedules'
  | 'classStanding'
  | 'course'
  | 'courseClass'
  | 'courseStanding'
  | 'enrolledChannels'
  | 'enrolledCourses'
  | 'experience'
  | 'lessonContent'
  | 'notices'
  | 'ownReview'
  | 'progress'
  | 'quests'
  | 'ranking'
  | 'recommendedCourses'
  | 'registrationCounts'
  | 'registrationDates'
  | 'registrationOptions'
  | 'reviewRating'
  | 'reviews'
  | 'scheduleRepeats'
  | 'site'
  | 'studyCounts'
  | 'studyLogs'
  | 'studyRecord'
  | 'viewer'

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [QueryName, ...(readonly unknown[])]
  }
}
