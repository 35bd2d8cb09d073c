/** The studio's calls, below `/{product}/v1`. All assumed by us: the spec links to the studio, but names no call for it. */
export const studioPaths = {
  problems: 'users/studio/problems',
  problem: 'users/studio/problems/{id}',
  problemPublications: 'users/studio/problems/{id}/publications',
  problemRejudgements: 'users/studio/problems/{id}/rejudgements',
  courses: 'users/studio/courses',
  course: 'users/studio/courses/{id}',
  coursePublications: 'users/studio/courses/{id}/publications',
  coursePictures: 'users/studio/courses/pictures',
  homeworks: 'channels/homeworks',
  homework: 'channels/homeworks/{id}',
  homeworkPublications: 'channels/homeworks/{id}/publications',
  rooms: 'channels/rooms',
  room: 'channels/rooms/{id}',
  roomPublications: 'channels/rooms/{id}/publications',
} as const
