export type CustomMapWire = Readonly<
  Record<string, { readonly CUSTOM_NAME: readonly { readonly value: string }[]; readonly REMOVE: readonly object[] }>
>

export const sectionKeys = [
  'MAIN_RECOMMENDATION_LIVE_COURSE',
  'MAIN_RECOMMENDATION_COURSE_CLASS',
  'MAIN_RECOMMENDATION_COURSE',
  'MAIN_RECOMMENDATION_CHANNEL',
  'MAIN_RECOMMENDATION_PROBLEM',
  'MAIN_RECOMMENDATION_BLOG',
  'MAIN_ENROLLED_COURSE',
] as const

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
