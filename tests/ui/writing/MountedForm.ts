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
  /** The address of the page, if the form reads it. */
  readonly at?: string
  features?(call: Call, device: Device): Partial<Features>
  readonly application?: Partial<Application>
  /** The button that shows the field, unless it is visible from the start. */
  readonly opener?: string
  /** The name of the field, unless it is the first one of the form. */
  readonly field?: RegExp
  /** A text that the field accepts, unless it accepts any. */
  readonly text?: string
  /** Replaces the field in forms without one. */
  readonly choice?: { isShown(): boolean; choose(): Promise<void>; isChosen(): boolean }
  /** Sends the text; absent for forms that send nothing. */
  send?(): Promise<void>
  /** The server's answer to a successful call, if the form reads it. */
  readonly answer?: unknown
  /** The draft stays after it was submitted. */
  readonly staysOnceSent?: true
  /** The text belongs to the tab, whoever is signed in. */
  readonly isOfTab?: true
  /** Guests do not see the form. */
  readonly isForMembers?: true
}
