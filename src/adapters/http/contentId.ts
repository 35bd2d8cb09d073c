import { optionalId } from './parsing.ts'
import { type ContentKind, type IdField, idFieldOf } from '../../domain/content/contentKind.ts'

/** Returns the answer's fields for the id of a content, one for each kind. */
export function contentIdFields<Kind extends ContentKind>(kinds: readonly Kind[]): Record<IdField<Kind>, typeof optionalId> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each kind
  return Object.fromEntries(kinds.map((kind) => [idFieldOf(kind), optionalId])) as Record<IdField<Kind>, typeof optionalId>
}
