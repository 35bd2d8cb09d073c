import * as z from 'zod/mini'
import { type ContentNoun, idFieldOf, type MaterialKind, nounOf } from '../../domain/content/contentKind.ts'
import { boardSchema } from './boardSchema.ts'
import { expectNothing, fetchFirstPage, fillContentPath, runWrite } from './calls.ts'
import { contentIdFields } from './contentId.ts'
import { categoryGroupItems, categoryItems } from './categorySchema.ts'
import type { CallOptions, HttpClient } from './client.ts'
import { documentSections, nonNegativeSeconds } from './lesson.ts'
import { materialPaths } from './materialPaths.ts'
import { fetchObject, fetchPage, fetchParsed } from './reads.ts'
import {
  flag,
  type ItemReader,
  longListLimit,
  nullableImageUrl,
  nullableNumber,
  nullablePlainText,
  nullableText,
  nullableUrl,
  orNull,
  parseObject,
  requiredFlag,
  requiredItems,
  requiredText,
  type Schema,
  ShapeError,
  someId,
  textOrEmpty,
  validItems,
} from './parsing.ts'
import type { MaterialRepository } from '../../application/material.ts'
import type { Log } from '../../application/platform.ts'
import { type Cue, type FilmContent, filmLength, type FilmScene, type FilmStanding, parseWebVtt } from '../../domain/lesson/film.ts'
import type { DocumentDetail, MaterialCard, VideoDetail } from '../../domain/material/material.ts'
import { type MaterialQuery, materialQuery } from '../../domain/material/materialQuery.ts'

const cardFields = {
  title: textOrEmpty,
  summary: nullableText,
  thumbnail: nullableImageUrl,
  difficulty: nullableNumber,
  categoryList: validItems(categoryItems.schema),
  minutes: nullableNumber,
  isDone: orNull(flag),
}

/** Required: a card without its id is dropped. */
function cardSchema(kind: MaterialKind): Schema<MaterialCard> {
  return z.pipe(
    z.pipe(
      z.object({ ...cardFields, ...contentIdFields([kind]) }),
      z.transform(({ [idFieldOf(kind)]: id, ...card }) => ({ kind, id, ...card })),
    ),
    z.custom<MaterialCard>((read) => typeof read === 'object' && read !== null && 'id' in read && read.id !== null),
  )
}

export function materialItems(kind: MaterialKind): ItemReader<MaterialCard> {
  return { schema: cardSchema(kind), idOf: ({ id }) => id }
}

/** The key of the answer that holds the list. */
export function materialListKey<Kind extends MaterialKind>(kind: Kind): `${ContentNoun<Kind>}List` {
  return `${nounOf(kind)}List`
}

const documentDetailSchema: Schema<DocumentDetail> = z.pipe(
  z.object({ documentId: someId, ...cardFields, sections: documentSections, relatedList: validItems(cardSchema('DOCUMENT')) }),
  z.transform(({ documentId, sections, relatedList, ...card }) => {
    const content = { kind: 'DOCUMENT' as const, documentId, title: card.title, sections }
    return { kind: 'DOCUMENT' as const, id: documentId, ...card, content, related: relatedList }
  }),
)

/** Parses a text in WebVTT; no cues when there is none. */
const webVttField: Schema<readonly Cue[]> = z.pipe(
  nullablePlainText,
  z.transform((read) => (read === null ? [] : parseWebVtt(read))),
)

const sceneSchema: Schema<FilmScene> = z.object({ seconds: nonNegativeSeconds, board: boardSchema })

const videoDetailSchema: Schema<VideoDetail> = z.pipe(
  z.object({
    videoId: someId,
    ...cardFields,
    descriptionList: validItems(requiredText),
    src: nullableUrl,
    sceneList: requiredItems(sceneSchema, longListLimit),
    poster: nullableImageUrl,
    durationSeconds: nullableNumber,
    captions: webVttField,
    chapters: webVttField,
    relatedList: validItems(cardSchema('VIDEO')),
  }),
  z.transform(({ videoId, descriptionList, src, sceneList, poster, durationSeconds, captions, chapters, relatedList, ...card }) => {
    const source: FilmContent['source'] = src === null ? { kind: 'scenes', scenes: sceneList } : { kind: 'file', src }
    const length = src === null ? filmLength(sceneList) : durationSeconds
    const content = {
      videoId,
      title: card.title,
      description: descriptionList,
      source,
      poster,
      durationSeconds: length,
      captions,
      chapters,
    }
    return { kind: 'VIDEO' as const, id: videoId, ...card, content, related: relatedList }
  }),
)

export const materialDetailSchemas: Readonly<Record<MaterialKind, Schema<unknown>>> = {
  DOCUMENT: documentDetailSchema,
  VIDEO: videoDetailSchema,
}

/** Rejects a film with neither a file nor scenes. */
function withSource(video: VideoDetail): VideoDetail {
  const { source, durationSeconds } = video.content
  if (source.kind === 'scenes' && durationSeconds === 0) throw new ShapeError('video', 'nothing to show')
  return video
}

/** Required: without a position the answer says nothing about the film. */
export const filmStandingSchema: Schema<FilmStanding> = z.object({ positionSeconds: nonNegativeSeconds, isDone: requiredFlag })

export function httpMaterialRepository(client: HttpClient, log: Log): MaterialRepository {
  return {
    find: (kind, query, signal) =>
      fetchPage(client, log, {
        path: query.keyword === null ? materialPaths(kind).list : materialPaths(kind).search,
        query: callParameters(query),
        signal,
        items: materialItems(kind),
        key: materialListKey(kind),
      }),
    categories: (kind, signal) =>
      fetchFirstPage(client, log, { path: materialPaths(kind).categories, key: 'categoryList', items: categoryItems, signal }),
    categoryGroups: (kind, signal) =>
      fetchFirstPage(client, log, {
        path: materialPaths(kind).categoryGroups,
        key: 'categoryGroupList',
        items: categoryGroupItems,
        signal,
      }),
    documentDetail: (id, signal) =>
      fetchObject(client, log, {
        path: materialPaths('DOCUMENT').one,
        params: { id },
        signal,
        schema: documentDetailSchema,
        name: 'document',
      }),
    videoDetail: (id, signal) =>
      fetchParsed(client, log, {
        path: materialPaths('VIDEO').one,
        params: { id },
        signal,
        parse: (raw) => withSource(parseObject(raw, videoDetailSchema, 'video', log)),
      }),
    videoStanding: (id, signal) =>
      fetchObject(client, log, {
        path: materialPaths('VIDEO').standing,
        params: { id },
        signal,
        schema: filmStandingSchema,
        name: 'video standing',
      }),
    saveProgress: ({ kind, id }, { isDone, positionSeconds }) => {
      const path = materialPaths(kind).record
      const body = kind === 'DOCUMENT' ? { isDone } : { isDone, positionSeconds }
      return runWrite(log, path, () => client.post(fillContentPath(path, { id }), body, expectNothing))
    },
  }
}

/** Converts a query as the list's address does; parameters without a value are not sent. */
function callParameters(query: MaterialQuery): NonNullable<CallOptions['query']> {
  return { ...Object.fromEntries(materialQuery.parameters({ ...query, categories: [] })), category: query.categories }
}
