import type { Application } from '../../application/Application.ts'
import { guest } from '../../domain/viewer.ts'
import type { Home } from './useHome.ts'

/** What a section of the home page may ask the page to do. */
export interface HomeActions {
  openBeta(): void
  openQuests(): void
  /** Goes to a page of the platform, as a click on a link would. */
  go(href: string): void
}

/** What a section may draw from. */
export interface SectionViewProps {
  readonly title: string
  readonly home: Home
  readonly application: Application
  readonly actions: HomeActions
}

export const viewerOf = ({ viewer }: Home) => viewer ?? guest
