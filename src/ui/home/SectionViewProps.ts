import type { Application } from '../../application/Application.ts'
import type { HomeActions } from './HomeActions.ts'
import type { Home } from './useHome.ts'

/** What a section may draw from. */
export interface SectionViewProps {
  readonly title: string
  readonly home: Home
  readonly application: Application
  readonly actions: HomeActions
}
