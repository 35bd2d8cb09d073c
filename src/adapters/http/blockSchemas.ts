import * as z from 'zod/mini'
import { blockProblemFields } from './cardSchemas.ts'
import { optionalDateTime } from './timeSchemas.ts'
import {
  count,
  flag,
  type ItemReader,
  longListLimit,
  nullableNumber,
  nullableText,
  oneOf,
  optionalId,
  orNull,
  plainText,
  requiredItems,
  requiredNumber,
  requiredText,
  type Schema,
  someId,
  textOrEmpty,
  validItems,
  wholeNumber,
} from './parsing.ts'
import { openedHintSchema } from './problem.ts'
import type { SubmittedBlocks } from '../../application/block.ts'
import { parseProgram } from '../../application/parseProgram.ts'
import {
  answerLanguages,
  type BlockCard,
  type BlockCategory,
  type BlockDetail,
  type BlockStanding,
  type BlockSubmission,
  type BlockSubmissionSummary,
} from '../../domain/blocks/blockProblem.ts'
import { requirements } from '../../domain/blocks/judgeProgram.ts'
import { outcomeNames } from '../../domain/blocks/outcome.ts'
import { type BlockProgram, blockTypes, directions, emptyProgram, programText } from '../../domain/blocks/program.ts'
import { type Goal, type Stage, stageCreatures, type Tile } from '../../domain/blocks/stage.ts'
import { problemStates } from '../../domain/problems/problem.ts'
import { verdictStates } from '../../domain/problems/verdict.ts'

const cardFields = {
  ...blockProblemFields,
  point: nullableNumber,
  acceptedRate: nullableNumber,
  submissionCount: nullableNumber,
  state: oneOf(problemStates),
}

const blockCardSchema: Schema<BlockCard> = z.object(cardFields)

export const blockCardItems: ItemReader<BlockCard> = { schema: blockCardSchema, idOf: ({ blockId }) => blockId }

export const blockCategoryItems: ItemReader<BlockCategory> = {
  schema: z.object({ categoryGroupName: requiredText, name: requiredText, problemCount: count, solvedCount: nullableNumber }),
  idOf: ({ categoryGroupName, name }) => JSON.stringify([categoryGroupName, name]),
}

export const readProgram = z.transform(parseProgram)

/** Required: blocks that are no program make the whole answer unusable. */
export const programSchema = z.pipe(
  readProgram,
  z.custom<BlockProgram>((read) => read !== null),
)

/** The text of stored blocks; unknown parts of it are kept unchanged. */
export const storedProgramText = z.pipe(
  z.transform((raw: unknown) => {
    if (typeof raw !== 'object' || raw === null) return null
    const program = parseProgram(raw)
    return program === null ? JSON.stringify(raw) : programText(program)
  }),
  z.custom<string>((text) => text !== null),
)

/** A number or a text; any other value makes its parent invalid. */
export const valueField = z.custom<number | string>((raw) => typeof raw === 'number' || typeof raw === 'string')

/** A whole number, or null for no limit. */
export const limitField = z.transform((raw) => (typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0 ? raw : null))

/** Squares of the sea are counted from 0. Required. */
const place = z.pipe(
  wholeNumber,
  z.custom<number>((read) => read !== null),
)
const point = { x: place, y: place }
const direction = z.enum(directions)

/** A tile of a kind that we do not know is left out. */
const tileSchema: Schema<Tile> = z.union([
  z.object({ kind: z.literal('ROCK'), ...point }),
  z.object({ kind: z.literal('GOAL'), ...point, actorId: nullableText }),
  z.object({ kind: z.literal('ITEM'), ...point, count: place, from: place, until: place }),
  z.object({ kind: z.literal('BOX'), ...point, count: place }),
  z.object({ kind: z.literal('CURRENT'), ...point, direction }),
  z.object({ kind: z.literal('DOOR'), ...point, signal: requiredText }),
  z.object({ kind: z.literal('LIGHT'), ...point, green: place, red: place, offset: place }),
  z.object({ kind: z.literal('MARK'), ...point, value: valueField }),
])

const goalSchema: Schema<Goal> = z.union([
  z.object({ kind: z.enum(['REACH', 'FILL', 'IN_TURN', 'TOGETHER']) }),
  z.object({ kind: z.literal('COLLECT'), count: limitField }),
  z.object({ kind: z.literal('VISIT'), ...point, count: place }),
  z.object({ kind: z.literal('VARIABLE'), name: requiredText, value: valueField }),
  z.pipe(
    z.object({ kind: z.literal('LIST'), name: requiredText, valueList: requiredItems(valueField) }),
    z.transform(({ valueList, ...rest }) => ({ ...rest, values: valueList })),
  ),
  z.pipe(
    z.object({ kind: z.literal('SAID'), valueList: requiredItems(valueField) }),
    z.transform(({ valueList, ...rest }) => ({ ...rest, values: valueList })),
  ),
  z.object({ kind: z.enum(['DISTINCT', 'CALLED']), name: requiredText, count: place }),
  z.object({ kind: z.literal('SURVIVE'), ticks: place }),
])

const actorSchema = z.object({
  actorId: requiredText,
  name: requiredText,
  // A creature without a picture of its own is drawn as another one.
  creature: z.catch(z.enum(stageCreatures), 'TURTLE'),
  ...point,
  heading: direction,
  carried: count,
})

/** No stage is larger: its squares would be too small to see. */
const maxSquares = 24
const side = z.pipe(
  wholeNumber,
  z.custom<number>((read) => typeof read === 'number' && read >= 1 && read <= maxSquares),
)

const stageSchema: Schema<Stage> = z.pipe(
  z.object({
    label: textOrEmpty,
    width: side,
    height: side,
    tileList: requiredItems(tileSchema, longListLimit),
    actorList: requiredItems(actorSchema),
    sharkList: requiredItems(z.object({ pathList: requiredItems(z.object(point), longListLimit) })),
    goalList: requiredItems(goalSchema),
    variableList: requiredItems(z.object({ name: requiredText, value: valueField })),
    listList: requiredItems(z.object({ name: requiredText, valueList: requiredItems(valueField) })),
    seed: count,
  }),
  z.transform(({ tileList, actorList, sharkList, goalList, variableList, listList, ...rest }) => ({
    ...rest,
    tiles: tileList,
    actors: actorList,
    sharks: sharkList.map(({ pathList }) => ({ path: pathList })),
    goals: goalList,
    variables: variableList,
    lists: listList.map(({ name, valueList }) => ({ name, values: valueList })),
  })),
)

/** Required: without a sea and an actor in it there is nothing to play. */
const stagesSchema = z.pipe(
  validItems(stageSchema),
  z.custom<readonly Stage[]>((stages) => Array.isArray(stages) && stages.length > 0),
)

const toolboxSchema = z.object({
  categoryList: requiredItems(
    z.object({ name: requiredText, blockList: requiredItems(z.object({ type: z.enum(blockTypes), limit: limitField })) }),
  ),
})

export const blockDetailSchema: Schema<BlockDetail> = z.pipe(
  z.object({
    ...cardFields,
    statement: requiredItems(requiredText),
    goal: nullableText,
    hintCount: count,
    toolbox: toolboxSchema,
    names: z.object({
      item: textOrEmpty,
      mark: textOrEmpty,
      functionList: requiredItems(requiredText),
      signalList: requiredItems(requiredText),
    }),
    stageList: stagesSchema,
    hiddenStageCount: count,
    blockLimit: limitField,
    requiredList: validItems(z.enum(requirements)),
    starLimit: z.object({ three: requiredNumber, two: requiredNumber }),
    starterProgram: z.catch(programSchema, emptyProgram),
    previousBlockId: optionalId,
    nextBlockId: optionalId,
  }),
  z.transform(({ toolbox, names: { functionList, signalList, ...names }, stageList, requiredList, starLimit, ...rest }) => ({
    ...rest,
    toolbox: toolbox.categoryList.map(({ name, blockList }) => ({ name, blocks: blockList })),
    names: { ...names, functions: functionList, signals: signalList },
    stages: stageList,
    required: requiredList,
    starLimits: starLimit,
  })),
)

export const blockStandingSchema: Schema<BlockStanding> = z.pipe(
  z.object({
    // Required: an invalid standing would otherwise look like one that has not begun.
    state: z.enum(problemStates),
    bestStar: count,
    submissionCount: count,
    solvedDate: optionalDateTime,
    hintList: requiredItems(openedHintSchema),
    startedDate: optionalDateTime,
    draft: orNull(z.object({ program: storedProgramText, updatedDate: optionalDateTime })),
    codeDraft: orNull(z.object({ code: plainText, updatedDate: optionalDateTime })),
  }),
  z.transform(({ hintList, draft, ...rest }) => {
    return { ...rest, openedHints: hintList, draft: draft && { code: draft.program, updatedDate: draft.updatedDate } }
  }),
)

const worldResultSchema = z.object({ label: textOrEmpty, isOpen: flag, outcome: z.enum(outcomeNames), stepCount: count })

const submissionFields = {
  submissionId: someId,
  state: z.enum(verdictStates),
  outcome: z.enum(outcomeNames),
  blockCount: count,
  stepCount: count,
  star: count,
  worldList: validItems(worldResultSchema),
  isFirstSolved: flag,
  rewardPoint: count,
  rewardExperience: count,
  message: nullableText,
  line: nullableNumber,
}

export const blockSubmissionSchema: Schema<BlockSubmission> = z.pipe(
  z.object(submissionFields),
  z.transform(({ worldList, ...rest }) => ({ ...rest, worlds: worldList })),
)

export const submittedBlocksSchema: Schema<SubmittedBlocks> = z.pipe(
  z.union([
    z.object({ ...submissionFields, language: z.literal('BLOCKS'), program: programSchema, createdDate: optionalDateTime }),
    z.object({ ...submissionFields, language: z.literal('PYTHON'), code: plainText, createdDate: optionalDateTime }),
  ]),
  z.transform(({ worldList, language: _, ...rest }) => ({ ...rest, worlds: worldList })),
)

export const blockSubmissionItems: ItemReader<BlockSubmissionSummary> = {
  schema: z.object({
    submissionId: someId,
    language: z.enum(answerLanguages),
    state: z.enum(verdictStates),
    outcome: z.enum(outcomeNames),
    star: count,
    createdDate: optionalDateTime,
  }),
  idOf: ({ submissionId }) => submissionId,
}

/** The body of a submission: blocks as any JSON, which is checked where it is read, or code. */
export const answerBody = {
  language: z.enum(answerLanguages),
  program: z.optional(readProgram),
  code: z.optional(z.string()),
}
