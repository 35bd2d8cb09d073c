export type CustomMapWire = Readonly<
  Record<string, { readonly CUSTOM_NAME: readonly { readonly value: string }[]; readonly REMOVE: readonly object[] }>
>

export function renamed(titles: Readonly<Record<string, string>>): CustomMapWire {
  return mapOf(Object.entries(titles), (value) => ({ CUSTOM_NAME: [{ value }], REMOVE: [] }))
}

export function removed(keys: readonly string[]): CustomMapWire {
  return mapOf(
    keys.map((key) => [key, 'Y']),
    (value) => ({ CUSTOM_NAME: [], REMOVE: [{ value }] }),
  )
}

function mapOf(entries: [string, string][], entryOf: (value: string) => CustomMapWire[string]): CustomMapWire {
  return Object.fromEntries(entries.map(([key, value]) => [key, entryOf(value)]))
}
