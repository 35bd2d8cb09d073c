export const courseLevels = ['BEGINNER', 'ELEMENTARY', 'INTERMEDIATE', 'ADVANCED'] as const
export type CourseLevel = (typeof courseLevels)[number]

const labels: Record<CourseLevel, string> = {
  BEGINNER: '입문',
  ELEMENTARY: '기초',
  INTERMEDIATE: '중급',
  ADVANCED: '고급',
}

export function courseLevelLabel(level: CourseLevel): string {
  return labels[level]
}

/** Null for a level that we do not know; the card then has no 난이도 row. */
export function courseLevelOf(raw: unknown): CourseLevel | null {
  return courseLevels.find((level) => level === raw) ?? null
}
