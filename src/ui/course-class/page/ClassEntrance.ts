import type { ClassEnrolment } from '../../../domain/course-class/classEnrolment.ts'
import type { Entrance, Terms } from '../../offer/entrance/entranceOf.ts'

/** The way into a class, as into a course, and places run out. */
export type ClassEntrance = Entrance<Terms<ClassEnrolment>>
