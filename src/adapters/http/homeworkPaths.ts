/** The calls about one assignment, below `/{product}/v1`. All assumed by us: the spec links to its page, but names no call for it. */
export const homeworkPaths = {
  assignment: 'users/homeworks/{homeworkId}/assignments/{assignmentId}',
  tasks: 'users/homeworks/{homeworkId}/assignments/{assignmentId}/tasks',
  submissions: 'users/homeworks/{homeworkId}/assignments/{assignmentId}/submissions',
} as const
