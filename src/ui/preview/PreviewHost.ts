import type { ReactNode } from 'react'
import type { KeyValueStore } from '../../application/platform.ts'
import type { SectionPlan } from '../../domain/home/plan.ts'

interface ControlBase {
  readonly name: string
  readonly label: string
  readonly value: string
  /** True if the value in the address is invalid. */
  readonly isUnknown: boolean
}

/** A setting of the previewed view. */
export type PreviewControl =
  | (ControlBase & { readonly kind: 'choice'; readonly options: readonly Option[]; readonly onBar: boolean })
  | (ControlBase & { readonly kind: 'number'; readonly min: number; readonly max: number })
  /** An instant as an ISO date-time with zone; empty means now. */
  | (ControlBase & { readonly kind: 'moment' })

export interface Option {
  readonly value: string
  readonly label: string
}

export type PreviewPageName = 'who-sees-what' | 'side-by-side'

/** The data that the bar shows at a moment. */
export interface PreviewState {
  readonly controls: readonly PreviewControl[]
  /** The preview page that replaces the site, if any. */
  readonly page: PreviewPageName | null
  /** A note on this view: that settings are tried out, or that a write was refused. */
  readonly note: string | null
  /** Counts how often the page below was started. */
  readonly startCount: number
}

/** A value that can be read and watched. */
export interface ReadableStore<T> {
  get(): T
  subscribe(changed: () => void): () => void
}

/** The versions of the site, where this device stores one and a newer one can arrive. */
export interface AppVersions {
  /** True if everything is stored on this device, so that the site opens without a network. */
  readonly isOfflineReady: ReadableStore<boolean>
  /** True if a newer version has arrived and waits. */
  readonly isUpdateReady: ReadableStore<boolean>
  /** Ends the old version in every window and opens the new one. */
  update(): void
  postpone(): void
}

/** The functions that the site offers to the preview. */
export interface PreviewHost {
  readonly state: ReadableStore<PreviewState>
  /** The sections that the home page shows now, with the reasons; null on other pages. */
  readonly plan: ReadableStore<readonly SectionPlan[] | null>
  readonly storage: KeyValueStore
  /** Null resets to the default value. */
  change(name: string, value: string | null): void
  reset(): void
  open(page: PreviewPageName | null): void
  /** Returns the address that restores this view; null if no address can. */
  readonly link: (() => Promise<string>) | null
  readonly pages: Readonly<Partial<Record<PreviewPageName, () => ReactNode>>>
  readonly settings: (() => ReactNode) | null
  readonly faults: (() => ReactNode) | null
  /** Exports the visitors' changes from this browser and imports them into another. */
  readonly carrier: (() => ReactNode) | null
  readonly versions: AppVersions | null
}
