import { noticeFacts } from './content/homeContent.ts'
import { assignmentFacts } from './content/homeworkContent.ts'
import { questFacts } from './content/questContent.ts'
import { assignmentFactory, fullStudyLog, plainRows, questFactory, studyLogFactory } from './factories.ts'
import type { DemoServer } from './models.ts'
import { isBeginner, personaFacts } from './personas.ts'
import { createTeachersWorks } from './world/teachersWorks.ts'
import { hostileText, scriptLink } from './world/brokenValues.ts'
import { questsOf } from './world/quests.ts'
import { amount, hugeAmount, type World } from './world/world.ts'

/** Fills the database of a page that has just been opened. */
export function seed(server: DemoServer, world: World): void {
  const { address } = world
  const isHostile = address.content === 'hostile'
  if (address.persona !== 'guest') {
    const named = personaFacts[address.persona]
    const facts = address.pupil === undefined ? named : { ...named, nickname: `학생 ${address.pupil}` }
    server.create('user', { ...facts, nickname: isHostile ? `${hostileText(0)} ${facts.nickname}` : facts.nickname })
  }
  for (const [facts, clear, daysAgo] of questsOf(address)) server.create('quest', { ...facts, clear, daysAgo })
  server.createList('assignment', Math.min(amount(world, assignmentFacts.length), assignmentFacts.length))
  if (!isBeginner(address)) server.createList('studyLog', Math.min(amount(world, fullStudyLog), fullStudyLog))
  createTeachersWorks(server, world)
  if (address.content === 'huge') seedTheRest(server, world)
  if (address.notice === 'none') return
  const notice = noticeFacts[address.notice]
  const broken = { title: hostileText(0), content: `${hostileText(6)}\n${hostileText(3)}`, link: scriptLink }
  server.create('notice', isHostile ? { ...notice, ...broken } : notice)
}

/** Adds the rows that only the huge world has. */
function seedTheRest({ db }: DemoServer, world: World): void {
  const { length: quests } = questsOf(world.address)
  if (world.address.quests === null)
    db['quests']?.insert(plainRows(questFactory, quests, hugeAmount, { ...questFacts.watchVideo, daysAgo: 0 }))
  db['assignments']?.insert(plainRows(assignmentFactory(world), assignmentFacts.length, amount(world, 1)))
  if (!isBeginner(world.address)) db['studyLogs']?.insert(plainRows(studyLogFactory(world), fullStudyLog, amount(world, 1)))
}
