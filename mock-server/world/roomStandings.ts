import { loadJudgeData } from '../judging.ts'
import type { DemoSchema } from '../models.ts'
import { userIdOf } from '../personas.ts'
import type { Visitor } from '../visitors.ts'
import { codeOf } from './classmates.ts'
import type { JudgeTry } from './classView.ts'
import { pictureUrl } from './pictureUrl.ts'
import { problemOfId } from './problems.ts'
import { type Rival, rivalsIn, type RivalTry, triesOfRival } from './roomRivals.ts'
import { type ArrivedHandIn, type DemoRoom, handInsOf, isJudgeOf, peopleIn, type RoomPerson } from './rooms.ts'
import type { World } from './world.ts'
import type { Verdict } from '../../src/domain/problems/verdict.ts'
import { type RoomHandIn, standingsOf, toldHandIns, type ToldResults } from '../../src/domain/room/scoring.ts'

interface AskedStandings {
  readonly world: World
  readonly schema: DemoSchema
  readonly room: DemoRoom
  readonly learners: readonly Visitor[]
  readonly told: ToldResults
  readonly judge: <T>(answer: (judgeTry: JudgeTry) => Promise<T>) => Promise<T>
}

/** The whole table of a room, as far as its results are told. */
export async function standingsIn({ world, schema, room, learners, told, judge }: AskedStandings) {
  const own = userIdOf(world.address)
  const others = learners.filter(({ userId }) => userId !== own)
  const schemaOf = (userId: number) => (userId === own ? schema : others.find((one) => one.userId === userId)?.schema)
  const people = peopleIn(world, schema, room).map((person) => {
    const found = schemaOf(person.userId)
    return { person, schema: found, handIns: found === undefined ? [] : handInsOf(room, person, found) }
  })
  const rivals = rivalsIn(world, room, learners)
  const rivalHandIns = await handInsOfRivals({ world, schema, room, judge }, rivals)
  const inTime = people.flatMap(({ person, handIns }) => handIns.filter(({ isLate }) => !isLate).map((one) => handInOf(person, one)))
  const { scoring, taskList } = room.content
  const rules = { scoring, tasks: taskList.map(({ point }, at) => ({ taskNumber: at + 1, point })) }
  // A rival who was given more time is among those who have begun.
  const userIds = new Set([...people.map(({ person }) => person.userId), ...rivals.map(({ userId }) => userId)])
  const names = new Map(rivals.map(({ userId, nickname }) => [userId, nickname]))
  const seesAll = isJudgeOf(world, schema, room)
  return standingsOf(rules, [...userIds], toldHandIns([...inTime, ...rivalHandIns], told)).map(({ cells, userId, ...standing }) => {
    const member = people.find(({ person }) => person.userId === userId)
    return Object.assign(standing, {
      userId,
      nickname: names.get(Number(userId)) ?? member?.schema?.first('user')?.nickname ?? null,
      profile: pictureUrl.portrait(Number(userId) % 12),
      cellList: cells,
      isMine: userId === own,
      participation: seesAll || userId === own ? (member?.person.participation ?? rivalTime(room)) : null,
      lateCount: member?.handIns.filter(({ isLate }) => isLate).length ?? 0,
    })
  })
}

function handInOf({ userId }: RoomPerson, { row: { verdict }, taskNumber, time, elapsed }: ArrivedHandIn): RoomHandIn {
  return { userId, taskNumber, time, elapsed, ...resultOf(verdict) }
}

function resultOf(verdict: Verdict | null): Pick<RoomHandIn, 'state' | 'score' | 'totalScore'> {
  const { state, score, totalScore } = verdict ?? ({ state: 'JUDGING', score: 0, totalScore: 0 } as const)
  return { state, score, totalScore }
}

const rivalTime = ({ content: { startDate, endDate } }: DemoRoom) =>
  startDate === null || endDate === null ? null : { startedDate: startDate, endDate }

/** So many different slips are made of one program. */
const slipCount = 3

const slipOf = ({ kind, userId }: RivalTry) => (kind === 'slip' ? userId % slipCount : 0)
const programOf = (one: RivalTry) => `${one.taskNumber} ${one.kind} ${slipOf(one)}`

/** What the rivals have handed in until now. Few of their programs differ, and each is judged once. */
async function handInsOfRivals(
  { world, schema, room, judge }: Pick<AskedStandings, 'world' | 'schema' | 'room' | 'judge'>,
  rivals: readonly Rival[],
): Promise<readonly RoomHandIn[]> {
  const start = Date.parse(room.content.startDate ?? '')
  const until = world.present().getTime()
  const tries = rivals.flatMap((rival) => triesOfRival(world, room, rival)).filter(({ elapsed }) => start + elapsed <= until)
  const problems = await Promise.all(
    room.content.taskList.map(async ({ contentId }) => {
      const problem = problemOfId(world, schema, String(contentId))
      return problem && { problem, judgeData: await loadJudgeData(problem) }
    }),
  )
  const programs = new Map(tries.map((one) => [programOf(one), one]))
  const verdicts = await judge(async (judgeTry) => {
    const judged = [...programs].map(async ([name, one]) => {
      const found = problems[one.taskNumber - 1]
      return [name, found ? await judgeTry(found.problem, codeOf(one.kind, found.judgeData, slipOf(one))) : null] as const
    })
    return new Map(await Promise.all(judged))
  })
  return tries.map((one) => {
    const { userId, taskNumber, elapsed } = one
    return Object.assign({ userId, taskNumber, elapsed, time: start + elapsed }, resultOf(verdicts.get(programOf(one)) ?? null))
  })
}
