import type { Request, Server } from 'miragejs'
import { badRequest, bodyOf, conflict, forUser, notFound } from './reply.ts'
import type { RouteContext } from './RouteContext.ts'
import type { Session } from '../Session.ts'
import type { UserQuest } from '../../src/domain/quest.ts'

export function questRoutes(server: Server, { world, session, paths }: RouteContext): void {
  const ready = (wanted: readonly unknown[]) =>
    world
      .quests()
      .filter(
        (quest): quest is UserQuest => isReady(quest) && wanted.some((id) => isSame(id, quest)) && !session.hasClaimed(quest.userQuestId),
      )

  server.get(paths.quests, () => forUser(session, () => ({ questList: world.quests().map((quest) => standing(quest, session)) })))

  server.post(paths.questReward.replace('{userQuestId}', ':userQuestId'), (_, request) =>
    forUser(session, () => {
      const { userQuestId } = request.params
      if (!world.quests().some((quest) => isQuest(quest) && isSame(userQuestId, quest))) return notFound()
      return rewarded(ready([userQuestId]), session)
    }),
  )

  server.post(paths.questRewards, (_, request) =>
    forUser(session, () => {
      const wanted = idsIn(request)
      return wanted.length === 0 ? badRequest('userQuestIds가 비어 있어요') : rewarded(ready(wanted), session)
    }),
  )
}

function rewarded(quests: readonly UserQuest[], session: Session): object {
  if (quests.length === 0) return conflict('받을 수 있는 보상이 없어요')
  const rewardCount = quests.reduce((sum, { quest }) => sum + quest.rewardCount, 0)
  session.claim(
    quests.map(({ userQuestId }) => userQuestId),
    rewardCount,
  )
  return { rewardCount }
}

/** A quest whose reward was taken is over: no longer performing, and nothing about it is waiting to be cleared. */
function standing(quest: unknown, session: Session): unknown {
  if (!isQuest(quest) || !session.hasClaimed(quest.userQuestId)) return quest
  return { ...quest, state: 'REWARDED', quest: { ...quest.quest, clear: false } }
}

const isReady = (quest: unknown): quest is UserQuest => isQuest(quest) && quest.state === 'PERFORMING' && quest.quest.clear

/** Hostile content has items that are none. */
const isQuest = (item: unknown): item is UserQuest =>
  typeof item === 'object' &&
  item !== null &&
  'userQuestId' in item &&
  'quest' in item &&
  typeof item.quest === 'object' &&
  item.quest !== null

/** In a path every id is text. */
const isSame = (id: unknown, { userQuestId }: UserQuest) => String(id) === String(userQuestId)

function idsIn(request: Request): readonly unknown[] {
  const { userQuestIds } = bodyOf(request)
  return Array.isArray(userQuestIds) ? userQuestIds : []
}
