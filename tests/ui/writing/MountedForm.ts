import type { ReactElement } from 'react'
import type { Application } from '../../../src/application/Application.ts'
import type { Drafts } from '../../../src/application/draft.ts'
import type { Features } from '../../../src/application/Features.ts'
import type { OwnCaseStore } from '../../../src/application/guestWork.ts'
import type { AnswerStore } from '../../../src/application/worksheet.ts'
import type { Viewer } from '../../../src/domain/viewer.ts'

/** The server's answer to what is sent. */
export type Call = () => Promise<never>

/** The real stores of the browser's database. */
export interface Device {
  readonly drafts: Drafts
  readonly ownCases: OwnCaseStore
  readonly answers: AnswerStore
}

/** A form as a page shows it. */
export interface MountedForm {
  page(viewer: Viewer): ReactElement
  /** The page's address, where the form reads it. */
  readonly at?: string
  features?(call: Call, device: Device): Partial<Features>
  readonly application?: Partial<Application>
  /** The button that shows the field, unless it stands there already. */
  readonly opener?: string
  /** What its field is called, where it is not the first of the form. */
  readonly field?: RegExp
  /** Something that the field takes, where not everything is. */
  readonly text?: string
  /** For what is no field. */
  readonly choice?: { isShown(): boolean; choose(): Promise<void>; isChosen(): boolean }
  /** Sends what was written; none: it is sent nowhere. */
  send?(): Promise<void>
  /** The server's answer where the call succeeds, if the form reads it. */
  readonly answer?: unknown
  /** A draft stays after it was handed in. */
  readonly staysOnceSent?: true
  /** It belongs to the tab, whoever is signed in. */
  readonly isOfTab?: true
  /** A guest is not shown it. */
  readonly isForMembers?: true
}
