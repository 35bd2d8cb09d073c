/** The calls of the class view, for those who teach on a channel, below `/{product}/v1`. */
export const classViewPaths = {
  desk: 'channels/desks',
  assignmentMembers: 'channels/homeworks/{homeworkId}/assignments/{assignmentId}/members',
  feedbacks: 'channels/homeworks/{homeworkId}/assignments/{assignmentId}/members/{userId}/feedbacks',
  returns: 'channels/homeworks/{homeworkId}/assignments/{assignmentId}/members/{userId}/returns',
  classMembers: 'channels/course-classes/{id}/members/submissions',
  problemMembers: 'channels/members/problems/{id}/submissions',
  attempts: 'channels/members/{userId}/problems/{id}/submissions',
  comments: 'channels/members/{userId}/problems/{id}/comments',
  comment: 'channels/members/comments/{commentId}',
  ownComments: 'users/problems/{id}/comments',
} as const
