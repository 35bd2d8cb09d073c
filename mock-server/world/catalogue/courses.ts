import type { CourseFacts } from './CourseFacts.ts'
import { blockCourses } from './courses/blockCourses.ts'
import { languageCourses } from './courses/languageCourses.ts'
import { makerCourses } from './courses/makerCourses.ts'
import { thinkingCourses } from './courses/thinkingCourses.ts'
import { webCourses } from './courses/webCourses.ts'

export const courseFacts: readonly CourseFacts[] = [...languageCourses, ...blockCourses, ...thinkingCourses, ...webCourses, ...makerCourses]
