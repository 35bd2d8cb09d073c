import type { ReactNode } from 'react'
import type { KeyValueStore } from '../../application/platform.ts'
import type { SectionPlan } from '../../domain/home/plan.ts'

interface ControlBase {
  readonly name: string
  readonly label: string
  readonly value: string
  /** The value in the address is invalid. */
  readonly isUnknown: boolean
}

/** One thing about the view that can be changed. */
export type PreviewControl =
  | (ControlBase & { readonly kind: 'choice'; readonly options: readonly Option[]; readonly onBar: boolean })
  | (ControlBase & { readonly kind: 'number'; readonly min: number; readonly max: number })
  /** An instant as ISO date-time with zone; empty: now. */
  | (ControlBase & { readonly kind: 'moment' })

export interface Option {
  readonly value: string
  readonly label: string
}

export type PreviewPageName = 'who-sees-what' | 'side-by-side'

/** What the bar shows at a moment. */
export interface PreviewState {
  readonly controls: readonly PreviewControl[]
  /** The preview page that replaces the site, if any. */
  readonly page: PreviewPageName | null
  /** Something to know about this view: settings are tried out, a write was refused. */
  readonly note: string | null
  /** Counts how often the page beneath was started. */
  readonly startCount: number
}

/** A value that others may watch. */
export interface ReadableStore<T> {
  get(): T
  subscribe(changed: () => void): () => void
}

/** Versions of the site itself, where this device keeps one and a newer one can arrive. */
export interface AppVersions {
  /** Everything is kept on this device: it opens without a network. */
  readonly isKept: ReadableStore<boolean>
  /** A newer one is here, and waits. */
  readonly isUpdateReady: ReadableStore<boolean>
  /** Ends the old version in every window, and opens the new one. */
  update(): void
  postpone(): void
}

/** What the preview can ask of the site. */
export interface PreviewHost {
  readonly state: ReadableStore<PreviewState>
  /** What the home page shows now, and why; null when it is not there. */
  readonly plan: ReadableStore<readonly SectionPlan[] | null>
  readonly storage: KeyValueStore
  /** null: the default value. */
  change(name: string, value: string | null): void
  reset(): void
  open(page: PreviewPageName | null): void
  /** The address that restores this view; null when no address can. */
  readonly link: (() => Promise<string>) | null
  readonly pages: Readonly<Partial<Record<PreviewPageName, () => ReactNode>>>
  readonly settings: (() => ReactNode) | null
  readonly faults: (() => ReactNode) | null
  /** Carries what visitors did out of this browser and into another. */
  readonly carrier: (() => ReactNode) | null
  readonly versions: AppVersions | null
}
