import { courseItems } from '../cardSchemas.ts'
import { categoryGroupItems, categoryItems } from '../categorySchema.ts'
import { type ApiCall, callDefaults, fromResponse, listResponse, noContent, objectResponse } from './apiCall.ts'
import { courseDetailSchema, courseStandingSchema } from '../course.ts'
import { coursePaths } from '../coursePaths.ts'
import { pageFields } from '../pageSchema.ts'

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
      'A page of the catalogue, newest first (DESC), oldest first (ASC) or most taken first (POPULAR). Filters may be left out; shape assumed.',
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
    summary: 'The same, of what fits a keyword; shape assumed.',
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
    summary: 'Courses that many take, or that are like the course asked with; shape assumed.',
    purpose: '추천 강의',
    query: { page: 1, courseId: fromResponse('courses', 'courseList', 0, 'courseId') },
    response: listResponse('courseList', courseItems),
  },
  {
    ...read,
    name: 'courseCategories',
    path: coursePaths.categories,
    specId: 'S-251',
    summary: 'Every category with its group.',
    purpose: '강의 분류',
    query: { page: 1 },
    response: listResponse('categoryList', categoryItems),
  },
  {
    ...read,
    name: 'courseCategoryGroups',
    path: coursePaths.categoryGroups,
    specId: 'S-252',
    summary: 'How the categories of each group are chosen; not required and CHECKBOX where it is not said (S-136).',
    purpose: '강의 분류 묶음',
    query: { page: 1 },
    response: listResponse('categoryGroupList', categoryGroupItems),
  },
  {
    ...read,
    name: 'course',
    path: coursePaths.course,
    specId: 'S-254',
    summary: "The card's fields and what the course's page tells beyond them; shape assumed.",
    purpose: '강의 소개',
    pathParameters: anyCourse,
    response: objectResponse(courseDetailSchema),
  },
  {
    ...readAsUser,
    name: 'courseStanding',
    path: coursePaths.standing,
    specId: 'S-255',
    summary: 'How the viewer stands to the course; shape assumed.',
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
      'Enrols, for points where it costs some. 402: too few points, or sold for money; 403: for the channel’s students; 409: enrolled before.',
    purpose: '수강 신청',
    pathParameters: { id: fromResponse('courses', 'courseList', freeForAll, 'courseId') },
    response: noContent,
    acceptedErrors: [402, 403, 409],
  },
]
