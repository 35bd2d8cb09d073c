/** The calls about reviews of courses, classes, documents and videos, and about a review by its id (S-265 … S-276, A-85). */
export const reviewPaths = {
  course: pathsBelow('courses'),
  'course-class': pathsBelow('course-classes'),
  document: pathsBelow('documents'),
  video: pathsBelow('videos'),
  review: 'users/reviews/{id}',
} as const

function pathsBelow<const T extends string>(subjects: T) {
  return {
    rating: `reviews/${subjects}/{id}/rating`,
    list: `reviews/${subjects}/{id}`,
    own: `users/reviews/${subjects}/{id}`,
  } as const
}
