/** The calls about courses, as the spec gives them; below `/{product}/v1` (S-248 … S-262). */
export const coursePaths = {
  courses: 'courses',
  recommended: 'recommendations/courses',
  categories: 'courses/categories',
  categoryGroups: 'courses/categories/groups',
  search: 'search/courses',
  course: 'courses/{id}',
  standing: 'users/courses/{id}',
  enrol: 'users/courses/{id}/enrolls',
} as const
