import * as z from 'zod/mini'
import { expectNothing, fetchFirstPage, fetchParsed, fillContentPath, runWrite } from './calls.ts'
import { categoryGroupItems, categoryItems } from './categorySchema.ts'
import type { CallOptions, HttpClient } from './client.ts'
import { documentSections } from './lesson.ts'
import { materialPaths } from './materialPaths.ts'
import { parsePage } from './pageSchema.ts'
import {
  flag,
  type ItemReader,
  nullableImageUrl,
  nullableNumber,
  nullableText,
  orNull,
  parseObject,
  type Schema,
  someId,
  textOrEmpty,
  validItems,
} from './parsing.ts'
import type { MaterialRepository } from '../../application/material.ts'
import type { Log } from '../../application/platform.ts'
import type { Id } from '../../domain/id.ts'
import type { DocumentDetail, MaterialCard, MaterialKind } from '../../domain/material/material.ts'
import { materialParameters, type MaterialQuery } from '../../domain/material/materialQuery.ts'

const cardFields = {
  title: textOrEmpty,
  summary: nullableText,
  thumbnail: nullableImageUrl,
  difficulty: nullableNumber,
  categoryList: validItems(categoryItems.schema),
  minutes: nullableNumber,
  isDone: orNull(flag),
}

const documentCardSchema: Schema<MaterialCard> = z.pipe(
  z.object({ documentId: someId, ...cardFields }),
  z.transform(({ documentId, ...card }) => ({ kind: 'DOCUMENT' as const, id: documentId, ...card })),
)

const videoCardSchema: Schema<MaterialCard> = z.pipe(
  z.object({ videoId: someId, ...cardFields }),
  z.transform(({ videoId, ...card }) => ({ kind: 'VIDEO' as const, id: videoId, ...card })),
)

const idOf = ({ id }: MaterialCard): Id => id

export const materialItems: Readonly<Record<MaterialKind, ItemReader<MaterialCard>>> = {
  DOCUMENT: { schema: documentCardSchema, idOf },
  VIDEO: { schema: videoCardSchema, idOf },
}

/** The key of the answer that holds the list. */
export const materialListKey = { DOCUMENT: 'documentList', VIDEO: 'videoList' } as const

export const documentDetailSchema: Schema<DocumentDetail> = z.pipe(
  z.object({ documentId: someId, ...cardFields, sections: documentSections, relatedList: validItems(documentCardSchema) }),
  z.transform(({ documentId, sections, relatedList, ...card }) => {
    const content = { kind: 'DOCUMENT' as const, documentId, title: card.title, sections }
    return { kind: 'DOCUMENT' as const, id: documentId, ...card, content, related: relatedList }
  }),
)

export function httpMaterialRepository(client: HttpClient, log: Log): MaterialRepository {
  return {
    find: (kind, query, signal) =>
      fetchParsed(client, log, {
        path: query.keyword === null ? materialPaths[kind].list : materialPaths[kind].search,
        query: callParameters(query),
        signal,
        parse: (raw) => parsePage(raw, materialItems[kind], materialListKey[kind], log),
      }),
    categories: (kind, signal) =>
      fetchFirstPage(client, log, { path: materialPaths[kind].categories, key: 'categoryList', items: categoryItems, signal }),
    categoryGroups: (kind, signal) =>
      fetchFirstPage(client, log, {
        path: materialPaths[kind].categoryGroups,
        key: 'categoryGroupList',
        items: categoryGroupItems,
        signal,
      }),
    documentDetail: (id, signal) =>
      fetchParsed(client, log, {
        path: materialPaths.DOCUMENT.one,
        params: { id },
        signal,
        parse: (raw) => parseObject(raw, documentDetailSchema, 'document'),
      }),
    saveProgress: ({ kind, id }, { isDone, positionSeconds }) => {
      const path = materialPaths[kind].record
      const body = kind === 'DOCUMENT' ? { isDone } : { isDone, positionSeconds }
      return runWrite(log, path, () => client.post(fillContentPath(path, { id }), body, expectNothing))
    },
  }
}

/** As in the address of the list; parameters without a value are not sent. */
function callParameters(query: MaterialQuery): NonNullable<CallOptions['query']> {
  return { ...Object.fromEntries(materialParameters({ ...query, categories: [] })), category: query.categories }
}
