import type { ClassEnrolment } from '../../../domain/course-class/classEnrolment.ts'
import type { Entrance, Terms } from '../../offer/entrance/entranceOf.ts'

/** The way into a class: like that into a course, except that places can run out. */
export type ClassEntrance = Entrance<Terms<ClassEnrolment>>
