import type { Loaded } from './Loaded.ts'

/** A page of a list, as far as it has come. `isOld`: still what was there before, while what is asked for now is on its way. */
export type LoadedPage<T> =
  | Exclude<Loaded<T>, { readonly status: 'ready' }>
  | { readonly status: 'ready'; readonly value: T; readonly isOld: boolean }
