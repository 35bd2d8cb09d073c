import * as z from 'zod/mini'
import { idFieldOf, type MaterialKind, materialKinds, nounOf, pluralOf } from '../../../domain/content/contentKind.ts'
import { type ApiCall, callDefaults, capitalized, contentNames, fromResponse, listResponse, noContent, objectResponse } from './apiCall.ts'
import { categoryGroupItems, categoryItems } from '../categorySchema.ts'
import { filmStandingSchema, materialDetailSchemas, materialItems, materialListKey } from '../material.ts'
import { materialPaths } from '../materialPaths.ts'
import { pageFields } from '../reads.ts'
import { problemLevels } from '../../../domain/problems/problemQuery.ts'

const firstPage = { page: 1 }
const anyVideo = { id: fromResponse('videos', 'videoList', 0, 'videoId') }
const filters = { difficulty: problemLevels[0], category: ['파이썬'] }

/** The spec has documents and videos (S-003) and links to their lists, but names no call for them by themselves: all of this is ours. */
export const materialCalls: readonly ApiCall[] = [
  ...materialKinds.flatMap((kind) => materialCallsOf(kind)),
  {
    ...callDefaults({ noun: 'material', area: '문서', origin: 'ours' }).write,
    name: 'recordDocument',
    path: materialPaths('DOCUMENT').record,
    specId: 'S-003',
    summary: 'Marks a document as read, which stays so and is rewarded once.',
    purpose: '문서 읽은 기록 남기기',
    pathParameters: { id: fromResponse('documents', 'documentList', 0, 'documentId') },
    body: { schema: z.object({ isDone: z.boolean() }), example: { isDone: true } },
    response: noContent,
  },
  {
    ...callDefaults({ noun: 'material', area: '영상', origin: 'ours' }).write,
    name: 'recordVideo',
    path: materialPaths('VIDEO').record,
    specId: 'S-003',
    summary: 'Stores the viewer’s position in a video, or marks it as watched, which stays so and is rewarded once.',
    purpose: '영상 본 기록 남기기',
    pathParameters: anyVideo,
    body: { schema: z.object({ positionSeconds: z.number(), isDone: z.boolean() }), example: { positionSeconds: 12, isDone: true } },
    response: noContent,
  },
  {
    ...callDefaults({ noun: 'material', area: '영상', origin: 'ours' }).readAsUser,
    name: 'videoStanding',
    path: materialPaths('VIDEO').standing,
    specId: 'S-003',
    summary: 'Returns the viewer’s last position in the video; its start if they have not begun.',
    purpose: '영상 본 기록',
    pathParameters: anyVideo,
    response: objectResponse(filmStandingSchema),
    dependsOn: 'recordVideo',
  },
]

function materialCallsOf(kind: MaterialKind): readonly ApiCall[] {
  const area = contentNames[kind]
  const { read } = callDefaults({ noun: 'material', area, origin: 'ours' })
  const paths = materialPaths(kind)
  const key = materialListKey(kind)
  const one = nounOf(kind)
  const plural = pluralOf(kind)
  const items = materialItems(kind)
  return [
    {
      ...read,
      name: plural,
      path: paths.list,
      specId: 'S-003',
      summary: `Returns a page of the ${plural}: newest (DESC), oldest (ASC) or most read first (POPULAR). difficulty: ${problemLevels.join(', ')}.`,
      purpose: `${area} 목록`,
      query: { ...firstPage, order: 'DESC' },
      optionalQuery: filters,
      response: listResponse(key, items, pageFields),
    },
    {
      ...read,
      name: `search${capitalized(plural)}`,
      path: paths.search,
      specId: 'S-003',
      summary: 'Returns the same for a keyword.',
      purpose: `${area} 찾기`,
      query: { ...firstPage, order: 'DESC', keyword: fromResponse(plural, key, 0, 'title') },
      optionalQuery: filters,
      response: listResponse(key, items, pageFields),
    },
    {
      ...read,
      name: `${one}Categories`,
      path: paths.categories,
      specId: 'S-003',
      summary: 'Lists all categories, each with its group.',
      purpose: `${area} 분류`,
      query: firstPage,
      response: listResponse('categoryList', categoryItems),
    },
    {
      ...read,
      name: `${one}CategoryGroups`,
      path: paths.categoryGroups,
      specId: 'S-136',
      summary: 'Tells how the categories of each group are selected. A group that is not listed is optional and uses CHECKBOX.',
      purpose: `${area} 분류 묶음`,
      query: firstPage,
      response: listResponse('categoryGroupList', categoryGroupItems),
    },
    {
      ...read,
      name: one,
      path: paths.one,
      specId: 'S-003',
      summary: 'Returns the fields of the card, the content, and related items. All texts are plain text.',
      purpose: `${area} 내용`,
      pathParameters: { id: fromResponse(plural, key, 0, idFieldOf(kind)) },
      response: objectResponse(materialDetailSchemas[kind]),
    },
  ]
}
