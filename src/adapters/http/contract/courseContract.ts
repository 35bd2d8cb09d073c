import { courseItems } from '../cardSchemas.ts'
import { categoryGroupItems, categoryItems } from '../categorySchema.ts'
import { type ApiCall, callDefaults, fromResponse, listResponse, noContent, objectResponse } from './apiCall.ts'
import { courseDetailSchema, courseStandingSchema } from '../course.ts'
import { coursePaths } from '../coursePaths.ts'
import { pageFields } from '../reads.ts'

const filters = { level: 'BEGINNER', cost: 'free', channelDomain: 'haeon', category: ['파이썬'] }
const anyCourse = { id: fromResponse('courses', 'courseList', 0, 'courseId') }
const freeForAll = { where: { cost: 0, isOnlyForChannelUser: false } }

const { read, readAsUser, write } = callDefaults({ noun: 'course', area: '강의', origin: 'spec' })

/** The paths are given by the spec; the parameters and the answers are ours, since the spec leaves them open (S-289). */
export const courseCalls: readonly ApiCall[] = [
  {
    ...read,
    name: 'courses',
    path: coursePaths.courses,
    specId: 'S-248',
    summary:
      'Returns a page of the catalogue: newest (DESC), oldest (ASC) or most taken first (POPULAR). All filters are optional. Shape assumed.',
    purpose: '강의 목록',
    query: { page: 1, order: 'DESC' },
    optionalQuery: filters,
    response: listResponse('courseList', courseItems, pageFields),
  },
  {
    ...read,
    name: 'searchCourses',
    path: coursePaths.search,
    specId: 'S-253',
    summary: 'Returns the same for a keyword. Shape assumed.',
    purpose: '강의 찾기',
    query: { page: 1, order: 'DESC', keyword: fromResponse('courses', 'courseList', 0, 'title') },
    optionalQuery: filters,
    response: listResponse('courseList', courseItems, pageFields),
  },
  {
    ...read,
    name: 'recommendedCourses',
    path: coursePaths.recommended,
    specId: 'S-249',
    summary: 'Lists popular courses, or courses similar to the given one. Shape assumed.',
    purpose: '추천 강의',
    query: { page: 1, courseId: fromResponse('courses', 'courseList', 0, 'courseId') },
    response: listResponse('courseList', courseItems),
  },
  {
    ...read,
    name: 'courseCategories',
    path: coursePaths.categories,
    specId: 'S-251',
    summary: 'Lists all categories, each with its group.',
    purpose: '강의 분류',
    query: { page: 1 },
    response: listResponse('categoryList', categoryItems),
  },
  {
    ...read,
    name: 'courseCategoryGroups',
    path: coursePaths.categoryGroups,
    specId: 'S-252',
    summary: 'Tells how the categories of each group are selected. A group that is not listed is optional and uses CHECKBOX (S-136).',
    purpose: '강의 분류 묶음',
    query: { page: 1 },
    response: listResponse('categoryGroupList', categoryGroupItems),
  },
  {
    ...read,
    name: 'course',
    path: coursePaths.course,
    specId: 'S-254',
    summary: "Returns the fields of the course's card and the further content of its page. Shape assumed.",
    purpose: '강의 소개',
    pathParameters: anyCourse,
    response: objectResponse(courseDetailSchema),
  },
  {
    ...readAsUser,
    name: 'courseStanding',
    path: coursePaths.standing,
    specId: 'S-255',
    summary: 'Returns whether and how the viewer takes the course. Shape assumed.',
    purpose: '나와 강의',
    pathParameters: anyCourse,
    response: objectResponse(courseStandingSchema),
  },
  {
    ...write,
    name: 'enrolInCourse',
    path: coursePaths.enrol,
    specId: 'S-262',
    summary:
      'Enrols the viewer and deducts the price in points, if there is one. 402 if they have too few points, or if the course is sold for money; 403 if it is for the channel’s students only; 409 if they are already enrolled.',
    purpose: '수강 신청',
    pathParameters: { id: fromResponse('courses', 'courseList', freeForAll, 'courseId') },
    response: noContent,
    acceptedErrors: [402, 403, 409],
  },
]
