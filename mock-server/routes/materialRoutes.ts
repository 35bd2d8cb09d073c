import type { Request } from 'miragejs'
import { type MaterialKind, materialKinds, nounOf, pluralOf } from '../../src/domain/content/contentKind.ts'
import type { DemoSchema, DemoServer } from '../models.ts'
import { badRequest, bodyOf, forUser, noContent, notFound, routePath, parametersOf } from './http.ts'
import { withBrokenItems } from '../world/brokenItems.ts'
import { hostileContent } from '../world/curriculum.ts'
import {
  type DemoMaterial,
  findMaterials,
  isDoneFor,
  materialCard,
  materialCategories,
  materialCategoryGroups,
  materialOfId,
  recordMaterial,
  relatedMaterials,
  videoStanding,
} from '../world/materials.ts'
import type { World } from '../world/world.ts'
import { materialPaths } from '../../src/adapters/http/materialPaths.ts'
import { materialsPerPage, materialQuery } from '../../src/domain/material/materialQuery.ts'

/** Serves documents and videos, which are public. */
export function materialRoutes(server: DemoServer, world: World): void {
  for (const kind of materialKinds) addMaterialRoutes(server, world, kind)
  server.get(routePath(materialPaths('VIDEO').standing), (schema, { params }) =>
    forUser(schema, () => {
      const video = materialOfId(world, 'VIDEO', params['id'] ?? '')
      return video === null ? notFound() : videoStanding(schema, video)
    }),
  )
}

function addMaterialRoutes(server: DemoServer, world: World, kind: MaterialKind): void {
  const paths = materialPaths(kind)
  const list = (schema: DemoSchema, request: Request) => {
    const query = materialQuery.parse(parametersOf(request))
    const { totalCount, cards } = findMaterials(world, kind, query, isDoneFor(schema))
    return { totalCount, pageSize: materialsPerPage, [`${nounOf(kind)}List`]: withBrokenItems(world, pluralOf(kind), cards) }
  }
  const about = ({ params }: Request, answer: (material: DemoMaterial) => object) => {
    const material = materialOfId(world, kind, params['id'] ?? '')
    return material === null ? notFound() : answer(material)
  }
  // These reserved words in the place of an id come first.
  server.get(paths.categories, () => ({ categoryList: materialCategories }))
  server.get(paths.categoryGroups, () => ({ categoryGroupList: materialCategoryGroups }))
  server.get(paths.search, list)
  server.get(paths.list, list)
  server.get(routePath(paths.one), (schema, request) =>
    about(request, (material) => {
      const isDone = isDoneFor(schema)
      const detail = { ...materialCard(material, isDone), ...material.content, relatedList: relatedMaterials(world, material, isDone) }
      return world.address.content === 'hostile' ? { ...detail, ...hostileContent(material.id), relatedList: [null, 7, {}] } : detail
    }),
  )
  server.post(routePath(paths.record), (schema, request) =>
    forUser(schema, () => about(request, (material) => record(world, schema, material, bodyOf(request)))),
  )
}

function record(world: World, schema: DemoSchema, material: DemoMaterial, body: Readonly<Record<string, unknown>>): object {
  const { isDone, positionSeconds = 0 } = body
  if (typeof isDone !== 'boolean' || typeof positionSeconds !== 'number' || positionSeconds < 0) {
    return badRequest('isDone이 필요해요')
  }
  recordMaterial(world, schema, material, { isDone, positionSeconds })
  return noContent()
}
