import type { CourseDetail } from '../course/course.ts'
import type { DocumentPart, DocumentSection } from '../lesson/lessonContent.ts'
import type { Category } from '../catalogue/category.ts'
import { lessonsOfCourse, type StudioCourse, type StudioPart } from './studioCourse.ts'
import { writtenLines } from './studioProblem.ts'

/** Splits a document's own text into sections: each heading begins one. Blank parts are left out. */
export function sectionsOf(partList: readonly StudioPart[]): readonly DocumentSection[] {
  const sections: { readonly heading: string; readonly parts: DocumentPart[] }[] = []
  for (const { kind, text } of partList) {
    if (text.trim() === '') continue
    if (kind === 'heading') {
      sections.push({ heading: text.trim(), parts: [] })
      continue
    }
    if (sections.length === 0) sections.push({ heading: '', parts: [] })
    sections.at(-1)?.parts.push(documentPartOf(kind, text))
  }
  return sections
}

function documentPartOf(kind: Exclude<StudioPart['kind'], 'heading'>, text: string): DocumentPart {
  switch (kind) {
    case 'paragraph':
    case 'note':
      return { kind, text: text.trim() }
    case 'list':
      return { kind, isOrdered: false, items: writtenLines(text).map((line) => line.trim()) }
    case 'code':
      return { kind, language: 'python', code: text.trimEnd() }
  }
}

/** Returns the course as its page shows it to learners. */
export function courseDetailOf(course: StudioCourse, categories: readonly Category[], thumbnail: string | null): CourseDetail {
  const { title, comment, level, cost, categoryList } = course
  return {
    courseId: 'preview',
    title: title.trim(),
    comment: comment.trim() || null,
    thumbnail,
    cost,
    paymentType: 'CASH',
    isOnlyForChannelUser: false,
    channelProfile: null,
    teacher: null,
    level,
    rating: null,
    introduction: introductionOf(course),
    audience: [],
    goals: [],
    categoryList: categories.filter(({ name }) => categoryList.includes(name)),
    lessonCount: lessonsOfCourse(course).length,
    minutes: null,
    learnerCount: null,
  }
}

/** Returns the introduction, or else the sentence about the course. */
export function introductionOf({ comment, introduction }: Pick<StudioCourse, 'comment' | 'introduction'>): readonly string[] {
  const lines = writtenLines(introduction)
  return lines.length > 0 || comment.trim() === '' ? lines : [comment.trim()]
}
