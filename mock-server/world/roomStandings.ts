import * as z from 'zod/mini'
import { loadJudgeData } from '../judging.ts'
import type { DemoSchema } from '../models.ts'
import { userIdOf } from '../personas.ts'
import type { Visitor } from '../visitors.ts'
import { codeOf } from './classmates.ts'
import type { JudgeTry } from './classView.ts'
import { personaPicture } from './personaPicture.ts'
import { pictureUrl } from './pictureUrl.ts'
import { problemOfId } from './problems.ts'
import { rivalProgramName, slipCount } from './rivalPrograms.ts'
import { type Rival, rivalsIn, type RivalTry, triesOfRival } from './roomRivals.ts'
import { type ArrivedHandIn, type DemoRoom, handInsOf, isJudgeOf, peopleIn, type RoomPerson } from './rooms.ts'
import type { World } from './world.ts'
import { type Verdict, verdictStates } from '../../src/domain/problems/verdict.ts'
import { type RoomHandIn, standingsOf, type VisibleResults, visibleHandIns } from '../../src/domain/room/scoring.ts'

interface AskedStandings {
  readonly world: World
  readonly schema: DemoSchema
  readonly room: DemoRoom
  readonly learners: readonly Visitor[]
  readonly visible: VisibleResults
  readonly judge: <T>(answer: (judgeTry: JudgeTry) => Promise<T>) => Promise<T>
}

/** Returns the whole table of a room, as far as its results may be shown. */
export async function standingsIn({ world, schema, room, learners, visible, judge }: AskedStandings) {
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
  // Rivals with extra time are among those who have begun.
  const userIds = new Set([...people.map(({ person }) => person.userId), ...rivals.map(({ userId }) => userId)])
  const names = new Map(rivals.map(({ userId, nickname }) => [userId, nickname]))
  const seesAll = isJudgeOf(world, schema, room)
  return standingsOf(rules, [...userIds], visibleHandIns([...inTime, ...rivalHandIns], visible)).map(({ cells, userId, ...standing }) => {
    const member = people.find(({ person }) => person.userId === userId)
    const isWhole = seesAll || userId === own
    return Object.assign(standing, {
      userId,
      nickname: names.get(Number(userId)) ?? member?.schema?.first('user')?.nickname ?? null,
      profile: names.has(Number(userId)) ? pictureUrl.portrait(Number(userId) % 12) : personaPicture(Number(userId), member?.schema),
      cellList: cells,
      isMine: userId === own,
      participation: isWhole ? (member?.person.participation ?? rivalTime(room)) : null,
      lateCount: isWhole ? (member?.handIns.filter(({ isLate }) => isLate).length ?? 0) : 0,
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

const programOf = ({ kind, userId }: RivalTry) => ({ kind, slip: kind === 'slip' ? userId % slipCount : 0 })
const nameOf = (one: RivalTry) => `${one.taskNumber} ${rivalProgramName(programOf(one))}`

type Result = ReturnType<typeof resultOf>

/**
 * Lists the submissions of the rivals until now. Few of their programs differ, and their verdicts are known, so that the table of a room
 * that is over is final at once. Only those on other problems are judged, each once.
 */
async function handInsOfRivals(
  { world, schema, room, judge }: Pick<AskedStandings, 'world' | 'schema' | 'room' | 'judge'>,
  rivals: readonly Rival[],
): Promise<readonly RoomHandIn[]> {
  const start = Date.parse(room.content.startDate ?? '')
  const until = world.present().getTime()
  const tries = rivals.flatMap((rival) => triesOfRival(world, room, rival)).filter(({ elapsed }) => start + elapsed <= until)
  const programs = new Map(tries.map((one) => [nameOf(one), one]))
  const known = await knownVerdicts()
  const results = new Map<string, Result>()
  for (const [name, one] of programs) {
    const verdict = known[room.content.taskList[one.taskNumber - 1]?.title ?? '']?.[rivalProgramName(programOf(one))]
    if (verdict !== undefined) results.set(name, verdict)
  }
  const unknown = [...programs].filter(([name]) => !results.has(name))
  const judged = unknown.length === 0 ? [] : await judge(async (judgeTry) => judgeEach(world, schema, room, unknown, judgeTry))
  for (const [name, verdict] of judged) results.set(name, resultOf(verdict))
  return tries.map((one) => {
    const { userId, taskNumber, elapsed } = one
    return Object.assign({ userId, taskNumber, elapsed, time: start + elapsed }, results.get(nameOf(one)) ?? resultOf(null))
  })
}

/** Loads verdicts by the title of the problem and the name of the program. */
async function knownVerdicts(): Promise<Readonly<Record<string, Readonly<Record<string, Result>>>>> {
  const { default: verdicts } = await import('../problems/rivalVerdicts.json')
  return z.parse(z.record(z.string(), z.record(z.string(), resultSchema)), verdicts)
}

const resultSchema = z.object({ state: z.enum(verdictStates), score: z.number(), totalScore: z.number() })

async function judgeEach(
  world: World,
  schema: DemoSchema,
  room: DemoRoom,
  programs: readonly (readonly [name: string, one: RivalTry])[],
  judgeTry: JudgeTry,
) {
  const problems = await Promise.all(
    room.content.taskList.map(async ({ contentId }) => {
      const problem = problemOfId(world, schema, String(contentId))
      return problem && { problem, judgeData: await loadJudgeData(problem) }
    }),
  )
  return Promise.all(
    programs.map(async ([name, one]) => {
      const found = problems[one.taskNumber - 1]
      const { kind, slip } = programOf(one)
      return [name, found ? await judgeTry(found.problem, codeOf(kind, found.judgeData, slip)) : null] as const
    }),
  )
}
