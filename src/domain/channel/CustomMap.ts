/** Settings of a channel by section key: a title of its own, and whether the section is removed (S-142). A Map, so that keys like `__proto__` are plain keys. */
export type CustomMap = ReadonlyMap<string, CustomEntry>

export interface CustomEntry {
  readonly CUSTOM_NAME: readonly { readonly value: string }[]
  readonly REMOVE: readonly unknown[]
}
