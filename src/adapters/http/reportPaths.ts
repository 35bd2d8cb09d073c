/** The calls about a learner's report, for those who look after them, below `/{product}/v1`. All assumed by us. */
export const reportPaths = {
  own: 'users/reports',
  ownLinks: 'users/reports/links',
  ownLink: 'users/reports/links/{linkId}',
  memberLinks: 'course-classes/{courseClassId}/members/{userId}/reports/links',
  memberLink: 'course-classes/{courseClassId}/members/{userId}/reports/links/{linkId}',
  shared: 'reports/{token}',
  praises: 'reports/{token}/praises',
} as const
