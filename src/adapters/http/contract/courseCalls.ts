import { coursePaths } from '../coursePaths.ts'
import { categoryGroupItems, categoryItems } from '../schemas/categorySchema.ts'
import { courseDetailSchema, courseStandingSchema } from '../schemas/courseDetailSchema.ts'
import { courseItems } from '../schemas/courseSchema.ts'
import { pageFields } from '../schemas/pageSchema.ts'
import { type ApiCall, list, nothing, object } from './ApiCall.ts'
import { from } from './FromAnswer.ts'

const filters = { level: 'BEGINNER', cost: 'free', channelDomain: 'haeon', category: ['파이썬'] }
const anyCourse = { id: from('courses', 'courseList', 0, 'courseId') }
const freeForAll = { where: { cost: 0, isOnlyForChannelUser: false } }

/** The paths are the spec's; what is asked with and answered is ours, as the spec leaves it open (S-289). */
export const courseCalls: readonly ApiCall[] = [
  {
    name: 'courses',
    noun: 'course',
    method: 'GET',
    path: coursePaths.courses,
    origin: 'spec',
    statement: 'S-248',
    summary:
      'A page of the catalogue, newest first (DESC), oldest first (ASC) or most taken first (POPULAR). Filters may be left out; shape assumed.',
    as: 'anyone',
    query: { page: 1, order: 'DESC' },
    filters,
    answer: list('courseList', courseItems, pageFields),
  },
  {
    name: 'searchCourses',
    noun: 'course',
    method: 'GET',
    path: coursePaths.search,
    origin: 'spec',
    statement: 'S-253',
    summary: 'The same, of what fits a keyword; shape assumed.',
    as: 'anyone',
    query: { page: 1, order: 'DESC', keyword: from('courses', 'courseList', 0, 'title') },
    filters,
    answer: list('courseList', courseItems, pageFields),
  },
  {
    name: 'recommendedCourses',
    noun: 'course',
    method: 'GET',
    path: coursePaths.recommended,
    origin: 'spec',
    statement: 'S-249',
    summary: 'Courses that many take, or that are like the course asked with; shape assumed.',
    as: 'anyone',
    query: { page: 1, courseId: from('courses', 'courseList', 0, 'courseId') },
    answer: list('courseList', courseItems),
  },
  {
    name: 'courseCategories',
    noun: 'course',
    method: 'GET',
    path: coursePaths.categories,
    origin: 'spec',
    statement: 'S-251',
    summary: 'Every category with its group.',
    as: 'anyone',
    query: { page: 1 },
    answer: list('categoryList', categoryItems),
  },
  {
    name: 'courseCategoryGroups',
    noun: 'course',
    method: 'GET',
    path: coursePaths.categoryGroups,
    origin: 'spec',
    statement: 'S-252',
    summary: 'How the categories of each group are chosen; not required and CHECKBOX where it is not said (S-136).',
    as: 'anyone',
    query: { page: 1 },
    answer: list('categoryGroupList', categoryGroupItems),
  },
  {
    name: 'course',
    noun: 'course',
    method: 'GET',
    path: coursePaths.course,
    origin: 'spec',
    statement: 'S-254',
    summary: "The card's fields and what the course's page tells beyond them; shape assumed.",
    as: 'anyone',
    places: anyCourse,
    answer: object(courseDetailSchema),
  },
  {
    name: 'courseStanding',
    noun: 'course',
    method: 'GET',
    path: coursePaths.standing,
    origin: 'spec',
    statement: 'S-255',
    summary: 'How the viewer stands to the course; shape assumed.',
    as: 'user',
    places: anyCourse,
    answer: object(courseStandingSchema),
  },
  {
    name: 'enrolInCourse',
    noun: 'course',
    method: 'POST',
    path: coursePaths.enrol,
    origin: 'spec',
    statement: 'S-262',
    summary:
      'Enrols, for points where it costs some. 402: too few points, or sold for money; 403: for the channel’s students; 409: enrolled before.',
    as: 'user',
    places: { id: from('courses', 'courseList', freeForAll, 'courseId') },
    answer: nothing,
    mayRefuse: [402, 403, 409],
  },
]
