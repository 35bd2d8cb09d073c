/** Calls about classes, below `/{product}/v1` unless said otherwise. All but one given by the spec. */
export const classPaths = {
  classes: 'course-classes',
  search: 'search/course-classes',
  enrolled: 'users/course-classes/enrolls',
  /** Assumed by us. */
  taught: 'users/course-classes/teachings',
  categories: 'course-classes/categories',
  categoryGroups: 'course-classes/categories/groups',
  channels: 'course-classes/channels',
  courseClass: 'course-classes/{id}',
  standing: 'users/course-classes/{id}',
  enrol: 'users/course-classes/{id}/enrolls',
  schedules: 'course-classes/{id}/schedules',
  repeats: 'schedules/repeats',
  meetings: 'course-classes/{id}/meetings',
  enterMeeting: 'users/course-classes/{id}/meetings',
  studyCounts: 'users/course-classes/{id}/enrolls/study-counts',
  /** The next three assumed by us. */
  attendances: 'users/course-classes/{id}/attendances',
  announcements: 'users/course-classes/{id}/announcements',
  announcement: 'users/course-classes/announcements/{announcementId}',
  enrolMembers: 'users/channels/members/contents/{id}/enrolls',
} as const

/** The education environment is a product with its own prefix (S-216). */
export const eduenv = 'eduenv'
export const eduenvPrefix = `/${eduenv}/v1/`

/** Calls about classes below it. */
export const eduenvClassPaths = {
  classes: 'course-classes',
  members: 'users/course-classes/{id}/enrolls/members',
} as const
