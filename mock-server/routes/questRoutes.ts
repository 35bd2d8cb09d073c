import type { DemoSchema, DemoServer } from '../models.ts'
import { badRequest, bodyOf, conflict, forUser, notFound, routePath } from './http.ts'
import { claimedQuests, questSetOf, questStandings } from '../world/quests.ts'
import { giftOf, own } from '../world/shop.ts'
import type { World } from '../world/world.ts'
import type { ApiPaths } from '../../src/adapters/http/apiPaths.ts'

export function questRoutes(server: DemoServer, world: World, paths: ApiPaths): void {
  server.get(paths.quests, (schema) => forUser(schema, () => schema.all('quest')))

  server.post(routePath(paths.questReward), (schema, request) =>
    forUser(schema, () => {
      const userQuestId = request.params['userQuestId'] ?? ''
      const isKnown = schema.all('quest').models.some((quest) => String(quest.userQuestId) === userQuestId)
      return isKnown ? claim(world, schema, [userQuestId]) : notFound()
    }),
  )

  server.post(paths.questRewards, (schema, request) =>
    forUser(schema, () => {
      const { userQuestIds } = bodyOf(request)
      const wanted = Array.isArray(userQuestIds) ? userQuestIds.map(String) : []
      return wanted.length === 0 ? badRequest('userQuestIds가 비어 있어요') : claim(world, schema, wanted)
    }),
  )
}

/** Claims the rewards of those that are cleared and not claimed yet. */
function claim(world: World, schema: DemoSchema, wanted: readonly string[]): object {
  const claimed = claimedQuests(world, schema)
  const rows = schema.all('quest').models.map(({ attrs }) => attrs)
  const ready = questStandings(world, schema, rows).filter(
    ({ userQuestId, state, clear }) => wanted.includes(String(userQuestId)) && state === 'PERFORMING' && clear && !claimed.has(userQuestId),
  )
  if (ready.length === 0) return conflict('받을 수 있는 보상이 없어요')
  for (const { userQuestId, rewardCount, gift } of ready) {
    schema.create('reward', { questSet: questSetOf(world), userQuestId: Number(userQuestId), points: rewardCount })
    if (gift !== undefined) own(world, schema, giftOf(gift).itemId, 0)
  }
  return { rewardCount: ready.reduce((sum, { rewardCount }) => sum + rewardCount, 0) }
}
