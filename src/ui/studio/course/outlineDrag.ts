import type { LessonPlace } from '../../../domain/studio/courseOutline.ts'

/** The place at which the dragged part would be dropped. */
export type DropPlace = { readonly kind: 'chapter'; readonly to: number } | { readonly kind: 'lesson'; readonly to: LessonPlace }

/** Returns the place under the pointer among the outline's drawn chapters and lessons, or null outside of them. */
export function placeUnder(outline: HTMLElement, y: number, dragged: number): DropPlace | null {
  const chapters = [...outline.querySelectorAll<HTMLElement>('[data-chapter]')]
  if (chapters.some((chapter) => chapter.dataset['chapter'] === String(dragged))) {
    // The other chapter's middle has to be passed: otherwise a long chapter would swap places with a short one endlessly.
    const others = chapters.filter((chapter) => chapter.dataset['chapter'] !== String(dragged))
    return { kind: 'chapter', to: others.filter((chapter) => middleOf(chapter) < y).length }
  }
  const chapter = chapters.findIndex((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return y >= top && y < bottom
  })
  const lessons = chapters[chapter]?.querySelectorAll<HTMLElement>('[data-lesson]')
  if (lessons === undefined) return null
  const others = [...lessons].filter((lesson) => lesson.dataset['lesson'] !== String(dragged))
  return { kind: 'lesson', to: { chapter, at: others.filter((lesson) => middleOf(lesson) < y).length } }
}

function middleOf(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}
