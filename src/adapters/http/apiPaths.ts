/** The paths of the home page's calls below `/{product}/v1`, in one table for the client and the mock server. */
export const apiPaths = {
  // Given by the spec.
  experience: 'users/experiences',
  gender: 'users/profiles/genders',
  userRanks: 'users/ranks',
  memberRanks: 'channels/members/ranks',
  enrolledCourses: 'users/courses/enrolls',
  // Assumed by us: the spec names these calls without their paths.
  me: 'users/me',
  channelInfo: 'channels/{channelDomain}/info',
  quests: 'users/quests',
  questReward: 'users/quests/{userQuestId}/rewards',
  questRewards: 'users/quests/rewards',
  joinedChannels: 'users/channels',
  assignments: 'users/homeworks/assignments',
  studyLogs: 'users/logs/studies',
  popups: 'popups',
  recommendations: 'mains/recommendations',
  signOut: 'users/sessions',
} as const

export type ApiPathName = keyof typeof apiPaths
export type ApiPaths = Readonly<Record<ApiPathName, string>>

export function withOverrides(routes: Partial<ApiPaths>): ApiPaths {
  return { ...apiPaths, ...routes }
}
