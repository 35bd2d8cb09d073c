import { courseItems } from '../cards.ts'
import { categoryGroupItems, categoryItems } from '../category.ts'
import { type ApiCall, from, kindsOfCall, list, nothing, object } from './apiCall.ts'
import { courseDetailSchema, courseStandingSchema } from '../course.ts'
import { coursePaths } from '../coursePaths.ts'
import { pageFields } from '../paged.ts'

const filters = { level: 'BEGINNER', cost: 'free', channelDomain: 'haeon', category: ['파이썬'] }
const anyCourse = { id: from('courses', 'courseList', 0, 'courseId') }
const freeForAll = { where: { cost: 0, isOnlyForChannelUser: false } }

const { read, readAsUser, write } = kindsOfCall({ noun: 'course', origin: 'spec' })

/** The paths are the spec's; what is asked with and answered is ours, as the spec leaves it open (S-289). */
export const courseCalls: readonly ApiCall[] = [
  {
    ...read,
    name: 'courses',
    path: coursePaths.courses,
    statement: 'S-248',
    summary:
      'A page of the catalogue, newest first (DESC), oldest first (ASC) or most taken first (POPULAR). Filters may be left out; shape assumed.',
    query: { page: 1, order: 'DESC' },
    filters,
    answer: list('courseList', courseItems, pageFields),
  },
  {
    ...read,
    name: 'searchCourses',
    path: coursePaths.search,
    statement: 'S-253',
    summary: 'The same, of what fits a keyword; shape assumed.',
    query: { page: 1, order: 'DESC', keyword: from('courses', 'courseList', 0, 'title') },
    filters,
    answer: list('courseList', courseItems, pageFields),
  },
  {
    ...read,
    name: 'recommendedCourses',
    path: coursePaths.recommended,
    statement: 'S-249',
    summary: 'Courses that many take, or that are like the course asked with; shape assumed.',
    query: { page: 1, courseId: from('courses', 'courseList', 0, 'courseId') },
    answer: list('courseList', courseItems),
  },
  {
    ...read,
    name: 'courseCategories',
    path: coursePaths.categories,
    statement: 'S-251',
    summary: 'Every category with its group.',
    query: { page: 1 },
    answer: list('categoryList', categoryItems),
  },
  {
    ...read,
    name: 'courseCategoryGroups',
    path: coursePaths.categoryGroups,
    statement: 'S-252',
    summary: 'How the categories of each group are chosen; not required and CHECKBOX where it is not said (S-136).',
    query: { page: 1 },
    answer: list('categoryGroupList', categoryGroupItems),
  },
  {
    ...read,
    name: 'course',
    path: coursePaths.course,
    statement: 'S-254',
    summary: "The card's fields and what the course's page tells beyond them; shape assumed.",
    places: anyCourse,
    answer: object(courseDetailSchema),
  },
  {
    ...readAsUser,
    name: 'courseStanding',
    path: coursePaths.standing,
    statement: 'S-255',
    summary: 'How the viewer stands to the course; shape assumed.',
    places: anyCourse,
    answer: object(courseStandingSchema),
  },
  {
    ...write,
    name: 'enrolInCourse',
    path: coursePaths.enrol,
    statement: 'S-262',
    summary:
      'Enrols, for points where it costs some. 402: too few points, or sold for money; 403: for the channel’s students; 409: enrolled before.',
    places: { id: from('courses', 'courseList', freeForAll, 'courseId') },
    answer: nothing,
    mayRefuse: [402, 403, 409],
  },
]
