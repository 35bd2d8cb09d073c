import type { Application } from '../../application/Application.ts'
import { guest } from '../../domain/viewer.ts'
import type { Home } from './useHome.ts'

/** The actions that a section of the home page may request from the page. */
export interface HomeActions {
  openBeta(): void
  openQuests(): void
  /** Follows a link to a page of the platform, like a click. */
  go(href: string): void
}

/** The data that a section may render. */
export interface SectionViewProps {
  readonly title: string
  readonly home: Home
  readonly application: Application
  readonly actions: HomeActions
}

export const viewerOf = ({ viewer }: Home) => viewer ?? guest
