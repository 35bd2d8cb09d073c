import type { LiveClass } from './LiveClass.ts'

/** A course and a class may carry the same number. */
export function liveClassKey(item: LiveClass): string {
  return item.kind === 'course' ? `course ${item.courseId}` : `class ${item.courseClassId}`
}
