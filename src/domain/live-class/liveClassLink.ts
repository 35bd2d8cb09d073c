import { courseHref } from '../course/courseHref.ts'
import { type CardLink, type ClassLinkOptions, courseClassLink } from '../course-class/courseClassLink.ts'
import type { LiveClass } from './LiveClass.ts'

/** Only classes follow their channel to its domain; a course always opens here (S-112, S-114). */
export function liveClassLink(liveClass: LiveClass, options: ClassLinkOptions): CardLink {
  return liveClass.kind === 'course' ? { href: courseHref(liveClass), newTab: false } : courseClassLink(liveClass, options)
}
