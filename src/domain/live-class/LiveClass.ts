import type { Course } from '../course/Course.ts'
import type { CourseClass } from '../course-class/CourseClass.ts'

/**
 * An item of the recommended live classes. The spec names the list `courseList` but calls its items live classes
 * (course-classes), so both shapes are read and each leads to its own page.
 */
export type LiveClass = ({ readonly kind: 'course-class' } & CourseClass) | ({ readonly kind: 'course' } & Course)
