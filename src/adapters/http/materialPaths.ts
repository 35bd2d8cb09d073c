import { type MaterialKind, pluralOf } from '../../domain/content/contentKind.ts'

/** The calls about documents and videos, below `/{product}/v1`. All assumed by us: the spec knows of both, but names no call for them by themselves. */
export function materialPaths<Kind extends MaterialKind>(kind: Kind) {
  const plural = pluralOf(kind)
  return {
    list: plural,
    search: `search/${plural}`,
    categories: `${plural}/categories`,
    categoryGroups: `${plural}/categories/groups`,
    one: `${plural}/{id}`,
    standing: `users/${plural}/{id}`,
    record: `users/logs/${plural}/{id}`,
  } as const
}
