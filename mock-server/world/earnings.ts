import { idFieldOf, type LessonKind } from '../../src/domain/content/contentKind.ts'
import type { DemoSchema, EarningRow, UserRow } from '../models.ts'
import type { DemoBlock } from './blocks.ts'
import type { DemoProblem } from './problems.ts'
import { tierOf } from './viewer.ts'
import type { World } from './world.ts'
import type { SolvingReward } from '../../src/domain/problems/reward.ts'

/** A finished content, which earns nothing a second time. */
interface Finished {
  readonly kind: LessonKind
  readonly contentId: number
  readonly title: string
  readonly minutes: number
}

/** The points of a finished lesson; its time earns experience. */
const pointPerLesson = 5
const maxExperience = 30

function rewardOf({ minutes }: Finished): SolvingReward {
  return { point: pointPerLesson, experience: Math.min(maxExperience, 10 + minutes) }
}

/** The reward of each marked chapter; the whole worksheet earns more on top. */
const chapterReward: SolvingReward = { point: 5, experience: 10 }
const worksheetReward: SolvingReward = { point: 20, experience: 30 }

/** Rewards a worksheet's chapter that was marked for the first time, and the worksheet if that completes it. Returns the reward. */
export function earnWorksheet(
  world: World,
  schema: DemoSchema,
  chapter: { readonly chapterId: number; readonly worksheetId: number; readonly title: string; readonly isLast: boolean },
): SolvingReward {
  const { chapterId, worksheetId, title, isLast } = chapter
  const studied = { type: 'WORKSHEET', title, contentKey: idFieldOf('WORKSHEET'), contentId: worksheetId }
  const before = { point: sumOf(schema, 'point'), experience: sumOf(schema, 'experience') }
  earn(world, schema, { type: 'WORKSHEET_CHAPTER', contentId: chapterId, ...chapterReward, studied })
  if (isLast) earn(world, schema, { type: 'WORKSHEET', contentId: worksheetId, ...worksheetReward, studied })
  return { point: sumOf(schema, 'point') - before.point, experience: sumOf(schema, 'experience') - before.experience }
}

/** Rewards a lesson that was finished for the first time. A course's document is logged as the course that was studied. */
export function earnLesson(world: World, schema: DemoSchema, lesson: Finished, document: EarningRow['studied']): void {
  const { kind, contentId, title } = lesson
  const studied = kind === 'DOCUMENT' ? document : { type: kind, title, contentKey: idFieldOf(kind), contentId }
  earn(world, schema, { type: kind, contentId, ...rewardOf(lesson), studied })
}

/** Rewards a problem that was solved for the first time. */
export function earnProblem(world: World, schema: DemoSchema, { problemId, title }: DemoProblem, reward: SolvingReward): void {
  const studied = { type: 'PROBLEM', title, contentKey: idFieldOf('PROBLEM'), contentId: problemId }
  earn(world, schema, { type: 'PROBLEM', contentId: problemId, ...reward, studied })
}

/** Rewards a block problem that was solved for the first time. */
export function earnBlock(world: World, schema: DemoSchema, { blockId, title }: DemoBlock, reward: SolvingReward): void {
  const studied = { type: 'BLOCK', title, contentKey: idFieldOf('BLOCK'), contentId: blockId }
  earn(world, schema, { type: 'BLOCK', contentId: blockId, ...reward, studied })
}

function earn(world: World, schema: DemoSchema, what: Omit<EarningRow, 'earnedDate'>): void {
  const { type, contentId } = what
  if (schema.findBy('earning', { type, contentId }) !== null) return
  schema.create('earning', { ...what, earnedDate: world.present().toISOString() })
}

function sumOf(schema: DemoSchema, field: 'point' | 'experience'): number {
  return schema.all('earning').models.reduce((sum, earning) => sum + earning[field], 0)
}

/** Returns the points, including claimed rewards and learning, less what was spent. */
export function pointsOf(schema: DemoSchema): number {
  const gained = schema.all('reward').models.reduce((sum, { points }) => sum + points, 0)
  const enrolled = schema.all('enrollment').models.reduce((sum, { cost }) => sum + cost, 0)
  const spent = schema.all('ownedItem').models.reduce((sum, { points }) => sum + points, enrolled)
  return (schema.first('user')?.point ?? 0) + gained + sumOf(schema, 'point') - spent
}

/** Returns the level and experience: the initial ones, and those that were earned since. */
export function rankOf(schema: DemoSchema, user: Pick<UserRow, 'level' | 'experience' | 'requiredExperience'>) {
  const { requiredExperience } = user
  const earned = sumOf(schema, 'experience')
  const total = user.experience + earned
  const level = user.level + Math.floor(total / requiredExperience)
  return { level, ...tierOf(level), experience: total % requiredExperience, requiredExperience, earned }
}

/** Lists contents finished during the visit, for the study log: the latest first. */
export function studiedHere(schema: DemoSchema): readonly {
  readonly type: string
  readonly title: string
  readonly updatedDate: string
  readonly contentKey: string
  readonly contentId: number
}[] {
  return schema
    .all('earning')
    .models.flatMap(({ studied, earnedDate }) => (studied === null ? [] : [{ ...studied, updatedDate: earnedDate }]))
    .toReversed()
}
