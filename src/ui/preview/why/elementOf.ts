import type { HomeSectionId } from '../../../domain/home/homeSections.ts'

/** Where the page shows a section. */
export const elementOf = (id: HomeSectionId): HTMLElement | null => document.querySelector(`#root [data-section="${id}"]`)
