import { blockPlays } from '../blocks/blockPlays.ts'
import type { BlockPlay } from '../blocks/playTask.ts'
import { type BlockTask, blockTasks } from '../content/blockTasks.ts'
import { unjudged } from '../judging.ts'
import { blockFacts } from '../content/problemContent.ts'
import type { BlockSubmissionRow, DemoSchema, OpenedBlockHintRow } from '../models.ts'
import { isBeginner } from '../personas.ts'
import { entryOf } from './catalogue.ts'
import { idOf, numberOf } from './ids.ts'
import { acceptedRate, problemFields, submissionCount, type StateOf } from './problems.ts'
import { amount, type World } from './world.ts'
import { verdictStateOf } from '../../src/domain/blocks/blockProblem.ts'
import type { PythonVerdict } from '../../src/domain/blocks/judgePython.ts'
import { type BlockRules, type BlockVerdict, judgeProgram } from '../../src/domain/blocks/judgeProgram.ts'
import type { BlockProgram } from '../../src/domain/blocks/program.ts'
import type { Goal, Stage } from '../../src/domain/blocks/stage.ts'
import { addDays } from '../../src/domain/calendar/date.ts'
import { seoulDate, seoulInstant } from '../../src/domain/calendar/seoul.ts'
import type { Problem } from '../../src/domain/problems/problemKinds.ts'
import { problemLevelOf, type ProblemQuery, problemsPerPage } from '../../src/domain/problems/problemQuery.ts'
import { fullPoint } from '../../src/domain/problems/reward.ts'
import { matchesKeyword } from '../../src/domain/search.ts'

/** A block problem in the demo. */
export interface DemoBlock {
  readonly blockId: number
  /** The index in the catalogue. */
  readonly number: number
  readonly title: string
  readonly difficulty: number
  readonly category: string
  readonly task: BlockTask
  readonly play: BlockPlay
}

export const blockTotal = (world: World): number => (world.address.content === 'noblocks' ? 0 : amount(world, blockFacts.length))

/** Returns the block problem that has this id; null for an unknown id. */
export function blockOfId(world: World, id: string): DemoBlock | null {
  const number = numberOf(world, 'block', id)
  return number === null ? null : blockAt(world, number)
}

export function blockAt(world: World, number: number): DemoBlock | null {
  // A lesson may show a problem that a shortened catalogue leaves out.
  if (number < 0 || number >= Math.max(blockFacts.length, blockTotal(world))) return null
  const { facts } = entryOf(blockFacts, number)
  const [task, play] = [blockTasks[facts.title], blockPlays[facts.title]]
  if (task === undefined || play === undefined) return null
  const { title, difficulty } = problemFields(blockFacts, number)
  return {
    blockId: idOf(world, 'block', number),
    number,
    title,
    difficulty: difficulty ?? 1,
    category: facts.categoryList[0]?.name ?? '',
    task,
    play,
  }
}

/** Returns a block problem as lists show it. */
export function blockCard(world: World, block: DemoBlock, stateOf: StateOf): object {
  const { blockId, number, difficulty } = block
  const fields: Omit<Problem, 'problemId'> = problemFields(blockFacts, number)
  const rate = acceptedRate(world, number, difficulty)
  return {
    blockId,
    ...fields,
    point: fullPoint(difficulty),
    acceptedRate: rate,
    submissionCount: submissionCount(world, number),
    state: stateOf(blockId),
  }
}

export function blockDetail(world: World, block: DemoBlock, stateOf: StateOf): object {
  const { number, task, play } = block
  const { names, worlds, blockLimit, required, starLimits, starterProgram } = play
  const neighbour = (step: number) => {
    const next = number + step
    return next < 0 || next >= blockTotal(world) ? null : (blockAt(world, next)?.blockId ?? null)
  }
  return {
    ...blockCard(world, block, stateOf),
    statement: task.statement,
    goal: task.goal,
    hintCount: task.hints.length,
    toolbox: { categoryList: play.toolbox.map(({ name, blocks }) => ({ name, blockList: blocks })) },
    names: { item: names.item, mark: names.mark, functionList: names.functions, signalList: names.signals },
    stageList: worlds.filter(({ isOpen }) => isOpen).map(({ stage }) => stageOnWire(stage)),
    hiddenStageCount: worlds.filter(({ isOpen }) => !isOpen).length,
    blockLimit,
    requiredList: required,
    starLimit: starLimits,
    starterProgram,
    previousBlockId: neighbour(-1),
    nextBlockId: neighbour(1),
  }
}

function stageOnWire({ tiles, actors, sharks, goals, variables, lists, ...rest }: Stage): object {
  return {
    ...rest,
    tileList: tiles,
    actorList: actors,
    sharkList: sharks.map(({ path }) => ({ pathList: path })),
    goalList: goals.map((goal) => goalOnWire(goal)),
    variableList: variables,
    listList: lists.map(({ name, values }) => ({ name, valueList: values })),
  }
}

function goalOnWire(goal: Goal): object {
  if (!('values' in goal)) return goal
  const { values, ...rest } = goal
  return { ...rest, valueList: values }
}

export function allBlocks(world: World): readonly DemoBlock[] {
  return Array.from({ length: blockTotal(world) }, (_, number) => blockAt(world, number)).filter((one) => one !== null)
}

export function findBlocks(
  world: World,
  query: ProblemQuery,
  stateOf: StateOf,
): { readonly totalCount: number; readonly cards: readonly object[] } {
  const found = allBlocks(world).filter((block) => matches(block, query, stateOf))
  const from = (query.page - 1) * problemsPerPage
  const page = inOrder(world, found, query.order).slice(from, from + problemsPerPage)
  return { totalCount: found.length, cards: page.map((one) => blockCard(world, one, stateOf)) }
}

function matches({ blockId, title, difficulty, category }: DemoBlock, query: ProblemQuery, stateOf: StateOf): boolean {
  const { keyword, level, categories, state } = query
  return (
    matchesKeyword([title, category], keyword) &&
    (level === null || problemLevelOf(difficulty) === level) &&
    (categories.length === 0 || categories.includes(category)) &&
    (state === null || stateOf(blockId) === state)
  )
}

function inOrder(world: World, blocks: readonly DemoBlock[], order: ProblemQuery['order']): readonly DemoBlock[] {
  if (order === 'DESC') return blocks
  if (order === 'ASC') return blocks.toReversed()
  const rate = ({ number, difficulty }: DemoBlock) => acceptedRate(world, number, difficulty)
  return blocks.toSorted((one, other) => rate(other) - rate(one))
}

export function blockCategories(world: World, stateOf: StateOf): readonly object[] {
  const blocks = allBlocks(world)
  return [...new Set(blocks.map(({ category }) => category))].map((name) => {
    const states = blocks.filter(({ category }) => category === name).map(({ blockId }) => stateOf(blockId))
    const solvedCount = states.includes(null) ? null : states.filter((state) => state === 'SOLVED').length
    return { categoryGroupName: '블록', name, problemCount: states.length, solvedCount }
  })
}

export const blockCategoryGroups: readonly object[] = [{ name: '블록', position: 1 }]

export function rulesOfBlock({ play: { toolbox, blockLimit, required, starLimits } }: DemoBlock): BlockRules {
  return { allowed: toolbox.flatMap(({ blocks }) => blocks), blockLimit, required, starLimits }
}

export function judgeBlock(block: DemoBlock, program: BlockProgram): BlockVerdict {
  return judgeProgram(program, rulesOfBlock(block), block.play.worlds)
}

export type KnownBlocks = Pick<BlockSubmissionRow, 'submissionId' | 'blockId' | 'answer' | 'createdDate'>

/** Indexes of the problems that the demo's learners submitted before the visit; `true`: solved. */
const givenBlocks: readonly (readonly [number: number, isSolved: boolean])[] = [
  [0, true],
  [1, true],
  [3, false],
]

const firstGivenId = 85_001
export const firstOwnBlockSubmissionId = 95_001

/** Returns the submissions from before the demo, the oldest first. */
export function givenBlockSubmissions(world: World): readonly KnownBlocks[] {
  if (isBeginner(world.address)) return []
  return givenBlocks.flatMap(([number, isSolved], at) => {
    const block = number < blockTotal(world) ? blockAt(world, number) : null
    if (block === null) return []
    const { reference, starterProgram } = block.play
    const createdDate = seoulInstant(addDays(seoulDate(world.now), at - 6), '16:00').toISOString()
    const answer = { program: isSolved ? reference : starterProgram }
    return [{ submissionId: firstGivenId + at, blockId: block.blockId, answer, createdDate }]
  })
}

/** Returns all of the viewer's submissions of blocks, the newest first. */
export function blockSubmissionsOf(world: World, schema: DemoSchema): readonly KnownBlocks[] {
  const own = schema.all('blockSubmission').models.map(({ attrs }) => attrs)
  return [...givenBlockSubmissions(world), ...own].toReversed()
}

/** Returns the viewer's state in each block problem; null for a guest. */
export function blockStates(world: World, schema: DemoSchema): StateOf {
  if (schema.first('user') === null) return () => null
  const submissions = blockSubmissionsOf(world, schema)
  const tried = new Set(submissions.map(({ blockId }) => blockId))
  const solved = new Set(submissions.filter((one) => isAccepted(world, one)).map(({ blockId }) => blockId))
  return (blockId) => (solved.has(blockId) ? 'SOLVED' : tried.has(blockId) ? 'TRIED' : 'NONE')
}

export function isAccepted(world: World, known: KnownBlocks): boolean {
  return verdictOf(world, known)?.outcome === 'ARRIVED'
}

/** Returns null while there is no verdict. */
export function verdictOf(world: World, { blockId, answer }: KnownBlocks): PythonVerdict | null {
  if ('code' in answer) return answer.verdict
  const verdict = verdictOfBlocks(world, blockId, answer.program)
  return verdict && { ...verdict, message: null, line: null }
}

/** Judges again each time: the same program has the same verdict. */
function verdictOfBlocks(world: World, blockId: number, program: BlockProgram): BlockVerdict | null {
  const known = verdicts.get(program)
  if (known !== undefined) return known
  const block = blockOfId(world, String(blockId))
  const verdict = block && judgeBlock(block, program)
  if (verdict !== null) verdicts.set(program, verdict)
  return verdict
}

const verdicts = new WeakMap<BlockProgram, BlockVerdict>()

export function blockStanding(world: World, schema: DemoSchema, { blockId, task }: DemoBlock) {
  const own = blockSubmissionsOf(world, schema).filter((submission) => submission.blockId === blockId)
  const judged = own.map((one) => verdictOf(world, one))
  const draft = schema.findBy('blockDraft', { blockId })?.attrs
  const codeDraft = schema.findBy('blockCodeDraft', { blockId })?.attrs
  return {
    state: blockStates(world, schema)(blockId),
    bestStar: Math.max(0, ...judged.map((verdict) => verdict?.star ?? 0)),
    submissionCount: own.length,
    solvedDate: own.findLast((_, at) => judged[at]?.outcome === 'ARRIVED')?.createdDate ?? null,
    hintList: openedBlockHints(schema, blockId).map(({ hintNumber, openedDate }) => {
      return { hintNumber, openedDate, hint: task.hints[hintNumber - 1], example: null }
    }),
    startedDate:
      [own.at(-1)?.createdDate, draft?.updatedDate, codeDraft?.updatedDate].filter((date) => date !== undefined).toSorted()[0] ?? null,
    draft: draft === undefined ? null : { program: draft.program, updatedDate: draft.updatedDate },
    codeDraft: codeDraft === undefined ? null : { code: codeDraft.code, updatedDate: codeDraft.updatedDate },
  }
}

/** Lists the opened hints in order. */
export function openedBlockHints(schema: DemoSchema, blockId: number): readonly Pick<OpenedBlockHintRow, 'hintNumber' | 'openedDate'>[] {
  return schema
    .where('openedBlockHint', { blockId })
    .models.map(({ hintNumber, openedDate }) => ({ hintNumber, openedDate }))
    .toSorted((one, other) => one.hintNumber - other.hintNumber)
}

export function submissionSummary(world: World, known: KnownBlocks): object {
  const { submissionId, answer, createdDate } = known
  const verdict = verdictOf(world, known)
  const { outcome, star } = verdict ?? unjudged
  const state = verdict === null ? 'JUDGING' : verdictStateOf(outcome)
  return { submissionId, language: 'code' in answer ? 'PYTHON' : 'BLOCKS', state, outcome, star, createdDate }
}
