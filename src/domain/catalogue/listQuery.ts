export const catalogueOrders = ['DESC', 'ASC', 'POPULAR'] as const
/** The newest first, the oldest first, those that most take first. */
export type CatalogueOrder = (typeof catalogueOrders)[number]

/** As much of `URLSearchParams` as is needed. */
export interface SearchParameters {
  get(name: string): string | null
  getAll(name: string): readonly string[]
}

/** Null for blank text. */
export function normalizedText(raw: string | null): string | null {
  const text = raw?.trim().normalize('NFC') ?? ''
  return text === '' ? null : text
}
