import type { MaterialKind } from '../../domain/content/contentKind.ts'

/** The calls about documents and videos, below `/{product}/v1`. All assumed by us: the spec knows of both, but names no call for them by themselves. */
export const materialPaths = {
  DOCUMENT: pathsBelow('documents'),
  VIDEO: pathsBelow('videos'),
} as const satisfies Readonly<Record<MaterialKind, unknown>>

function pathsBelow<const T extends string>(plural: T) {
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
