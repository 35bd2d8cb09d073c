import { type Collection, Serializer } from 'miragejs'
import type { DemoSchema, QuestRow, StudyLogRow, UserRow } from './models.ts'
import { userIdOf } from './personas.ts'
import { withBrokenItems } from './world/brokenItems.ts'
import { pointsOf, rankOf } from './world/earnings.ts'
import { claimedQuests, questStandings } from './world/quests.ts'
import { avatarOfViewer, giftOf } from './world/shop.ts'
import { studyLogEntry } from './world/studyLog.ts'
import type { World } from './world/world.ts'
import type { PopupNotice } from '../src/domain/notice.ts'

interface Stored<Row> {
  readonly attrs: Row & { readonly id: string }
}
type Rows<Row> = Pick<Collection<Stored<Row>>, 'models'>
interface InSchema {
  readonly schema: DemoSchema
}

/** Returns the roles of the channel, once an operator has changed them. */
function givenRoles({ address }: World, schema: DemoSchema, { role }: UserRow): object {
  const changed = schema.findBy('channelRole', { channel: address.channel, userId: userIdOf(address) })
  if (changed === null) return {}
  return { role: role === 'ROLE_TEACHER' || role === 'ROLE_OPERATOR' ? 'ROLE_USER' : role, roleList: changed.roleList }
}

/** Rows as the platform's calls answer them. In the hostile world a list has broken items too. */
export function createSerializers(world: World) {
  return {
    user: Serializer.extend({
      serialize(this: InSchema, { attrs }: Stored<UserRow>) {
        const { id: _, experience: __, requiredExperience: ___, ...user } = attrs
        const { level, tier, tierLevel } = rankOf(this.schema, attrs)
        return {
          ...user,
          ...givenRoles(world, this.schema, attrs),
          level,
          tier,
          tierLevel,
          point: pointsOf(this.schema),
          ...avatarOfViewer(this.schema, attrs),
        }
      },
    }),
    quest: Serializer.extend({
      serialize(this: InSchema, { models }: Rows<QuestRow>) {
        const claimed = claimedQuests(world, this.schema)
        const rows = models.map(({ attrs: { id: _, ...row } }) => row)
        const questList = questStandings(world, this.schema, rows).map(({ goals: _, daysAgo: __, gift, userQuestId, state, ...row }) => {
          const quest = { ...row, rewardItem: gift === undefined ? null : giftOf(gift) }
          // A quest whose reward was taken is over: nothing about it is waiting to be cleared.
          return claimed.has(userQuestId)
            ? { userQuestId, state: 'REWARDED', quest: { ...quest, clear: false } }
            : { userQuestId, state, quest }
        })
        return { questList: world.address.quests === null ? withBrokenItems(world, 'quests', questList) : questList }
      },
    }),
    studyLog: Serializer.extend({
      serialize: ({ models }: Rows<StudyLogRow>) => ({
        studyLogList: withBrokenItems(
          world,
          'studyLogs',
          models.map(({ attrs }) => studyLogEntry(attrs)),
        ),
      }),
    }),
    notice: Serializer.extend({
      serialize: ({ models }: Rows<PopupNotice>) => ({ popupList: models.map(({ attrs: { id: _, ...notice } }) => notice) }),
    }),
  }
}
