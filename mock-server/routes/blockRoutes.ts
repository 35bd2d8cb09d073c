import type { Request } from 'miragejs'
import { type Judging, seaVerdictOn, unjudged } from '../judging.ts'
import type { BlockSubmissionRow, DemoSchema, DemoServer } from '../models.ts'
import {
  badRequest,
  bodyOf,
  conflict,
  created,
  forbidden,
  forUser,
  notFound,
  pageOf,
  queued,
  routePath,
  tooLarge,
  parametersOf,
} from './http.ts'
import { replaceDraft } from './draftVersions.ts'
import {
  blockCategories,
  blockCategoryGroups,
  blockDetail,
  blockOfId,
  blockStanding,
  blockStates,
  blockSubmissionsOf,
  judgeBlock,
  type DemoBlock,
  type KnownBlocks,
  findBlocks,
  firstOwnBlockSubmissionId,
  openedBlockHints,
  submissionSummary,
  verdictOf,
} from '../world/blocks.ts'
import { withBrokenItems } from '../world/brokenItems.ts'
import { hostileContent } from '../world/curriculum.ts'
import { earnBlock } from '../world/earnings.ts'
import { isOpenTo, lessonOf, markDone, originIn } from '../world/lessonOrigins.ts'
import { itemsPerPage, type World } from '../world/world.ts'
import { blockPaths as paths } from '../../src/adapters/http/problemPaths.ts'
import { parseProgram } from '../../src/application/parseProgram.ts'
import { verdictStateOf } from '../../src/domain/blocks/blockProblem.ts'
import { maxProgramLength } from '../../src/domain/blocks/program.ts'
import { canOpenHint } from '../../src/domain/problems/hints.ts'
import { problemsPerPage, problemQuery } from '../../src/domain/problems/problemQuery.ts'
import { rewardFor } from '../../src/domain/problems/reward.ts'

/** The maximum wait in ms for a verdict on Python; after it the client has to ask again. */
const patience = 5_000

/** Serves block problems and the viewer's submissions. They are judged here: blocks at once, Python by the runner of the page. */
export function blockRoutes(server: DemoServer, world: World, judging: Judging): void {
  addCatalogue(server, world)
  const own = (answer: (schema: DemoSchema, block: DemoBlock, request: Request) => object) => (schema: DemoSchema, request: Request) =>
    forUser(schema, () => {
      const block = blockOfId(world, request.params['id'] ?? '')
      return block === null ? notFound() : answer(schema, block, request)
    })

  /** Submissions that this page is judging, by their numbers. */
  const running = new Map<number, Promise<void>>()
  const judgeNow = (block: DemoBlock, submissionId: number, code: string): Promise<void> => {
    const work = seaVerdictOn(judging.loadRunner, block.play.worlds, code)
      .then((verdict) => judging.change(async () => settlePython(world, server.schema, block, submissionId, { code, verdict })))
      .finally(() => running.delete(submissionId))
    running.set(submissionId, work)
    return work
  }

  server.get(routePath(paths.submission), (schema, request) =>
    forUser(schema, () => {
      const known = blockSubmissionsOf(world, schema).find(({ submissionId }) => String(submissionId) === request.params['submissionId'])
      const block = known && blockOfId(world, String(known.blockId))
      if (known === undefined || !block) return notFound()
      const { submissionId, answer, createdDate } = known
      // A page that was closed during judging left this submission without a verdict.
      if ('code' in answer && answer.verdict === null && !running.has(submissionId)) void judgeNow(block, submissionId, answer.code)
      const row = schema.findBy('blockSubmission', { submissionId })?.attrs ?? given
      const told = 'code' in answer ? { language: 'PYTHON', code: answer.code } : { language: 'BLOCKS', program: answer.program }
      return { ...answerOf(world, { ...row, ...known }), ...told, createdDate }
    }),
  )
  server.get(
    routePath(paths.standing),
    own((schema, block) => blockStanding(world, schema, block)),
  )
  server.put(
    routePath(paths.drafts),
    own((schema, block, request) => saveDraft(world, schema, block, request)),
  )
  server.post(
    routePath(paths.hints),
    own((schema, block, request) => openHint(world, schema, block, bodyOf(request)['hintNumber'])),
  )
  server.get(
    routePath(paths.submissions),
    own((schema, { blockId }, request) => {
      const list = blockSubmissionsOf(world, schema).filter((one) => one.blockId === blockId)
      return pageOf(list, itemsPerPage, request, (page) => ({
        totalCount: list.length,
        pageSize: itemsPerPage,
        submissionList: page.map((one) => submissionSummary(world, one)),
      }))
    }),
  )
  server.post(routePath(paths.trials), async (_: DemoSchema, request: Request) => {
    const block = blockOfId(world, request.params['id'] ?? '')
    if (block === null) return notFound()
    const read = answerIn(request)
    if ('refusal' in read) return read.refusal
    const { answer } = read
    const verdict =
      'code' in answer
        ? await seaVerdictOn(judging.loadRunner, block.play.worlds, answer.code)
        : { ...unjudged, ...judgeBlock(block, answer.program) }
    const { worlds, ...rest } = verdict
    return { submissionId: 0, state: verdictStateOf(rest.outcome), ...rest, worldList: worlds, ...given }
  })

  server.post(routePath(paths.submissions), async (schema: DemoSchema, request: Request) => {
    const begun = await judging.change(async () => begin(world, schema, request, (id) => running.has(id)))
    if ('refusal' in begun) return begun.refusal
    const { row, block } = begun
    const { answer, submissionId } = row
    if ('code' in answer) {
      await Promise.race([judgeNow(block, submissionId, answer.code), new Promise((resolve) => setTimeout(resolve, patience))])
    }
    const judged = schema.findBy('blockSubmission', { submissionId })?.attrs ?? row
    return (verdictOf(world, judged) === null ? queued : created)(answerOf(world, judged))
  })
}

/** Adds the reserved words in the place of an id, which have to come first. */
function addCatalogue(server: DemoServer, world: World): void {
  const list = (schema: DemoSchema, request: Request) => {
    const query = problemQuery.parse(parametersOf(request))
    const { totalCount, cards } = findBlocks(world, query, blockStates(world, schema))
    return { totalCount, pageSize: problemsPerPage, blockList: withBrokenItems(world, 'blocks', cards) }
  }
  server.get(paths.categories, (schema) => ({ categoryList: blockCategories(world, blockStates(world, schema)) }))
  server.get(paths.categoryGroups, () => ({ categoryGroupList: blockCategoryGroups }))
  server.get(paths.search, list)
  server.get(paths.blocks, list)
  server.get(routePath(paths.block), (schema, request) => {
    const block = blockOfId(world, request.params['id'] ?? '')
    if (block === null) return notFound()
    const detail = blockDetail(world, block, blockStates(world, schema))
    return world.address.content === 'hostile' ? { ...detail, ...hostileBlock(block.blockId) } : detail
  })
}

function hostileBlock(number: number): object {
  const { title, statement } = hostileContent(number)
  return { title, statement, starterProgram: { version: 1, scripts: 'none' }, requiredList: ['MAGIC', null], blockLimit: -3 }
}

type Answered = BlockSubmissionRow['answer']

interface Refused {
  readonly refusal: object
}

/** Parses a submission or a draft; a refusal when the body is invalid. */
function answerIn(request: Request): { readonly answer: Answered } | Refused {
  if (request.requestBody.length > maxProgramLength) return { refusal: tooLarge() }
  const { language, program: raw, code } = bodyOf(request)
  if (language === 'PYTHON')
    return typeof code === 'string' ? { answer: { code, verdict: null } } : { refusal: badRequest('code가 필요해요') }
  const program = parseProgram(raw)
  return program === null ? { refusal: badRequest('program이 필요해요') } : { answer: { program } }
}

function saveDraft(world: World, schema: DemoSchema, { blockId }: DemoBlock, request: Request): object {
  const read = answerIn(request)
  if ('refusal' in read) return read.refusal
  const { answer } = read
  if ('code' in answer) {
    const row = schema.findBy('blockCodeDraft', { blockId })
    return replaceDraft(world, bodyOf(request), {
      version: row?.updatedDate ?? null,
      present: { language: 'PYTHON', code: row?.code, updatedDate: row?.updatedDate },
      keep(updatedDate) {
        const kept = { code: answer.code, updatedDate }
        if (row === null) schema.create('blockCodeDraft', { blockId, ...kept })
        else row.update(kept)
      },
    })
  }
  const row = schema.findBy('blockDraft', { blockId })
  return replaceDraft(world, bodyOf(request), {
    version: row?.updatedDate ?? null,
    present: { language: 'BLOCKS', program: row?.program, updatedDate: row?.updatedDate },
    keep(updatedDate) {
      const kept = { program: answer.program, updatedDate }
      if (row === null) schema.create('blockDraft', { blockId, ...kept })
      else row.update(kept)
    },
  })
}

function openHint(world: World, schema: DemoSchema, block: DemoBlock, hintNumber: unknown): object {
  const { blockId, task } = block
  const hint = typeof hintNumber === 'number' ? task.hints[hintNumber - 1] : undefined
  if (hint === undefined || typeof hintNumber !== 'number') return notFound()
  const opened = openedBlockHints(schema, blockId)
  const { state, submissionCount, startedDate } = blockStanding(world, schema, block)
  const progress = { hintCount: task.hints.length, opened, submissionCount, startedDate, isSolved: state === 'SOLVED' }
  const now = world.present()
  if (!canOpenHint(hintNumber, progress, now.getTime())) return conflict('한 번 더 풀어 보면 열려요')
  const openedDate = opened.find((one) => one.hintNumber === hintNumber)?.openedDate ?? now.toISOString()
  if (!opened.some((one) => one.hintNumber === hintNumber)) schema.create('openedBlockHint', { blockId, hintNumber, openedDate })
  return { hint, openedDate, example: null }
}

interface Begun {
  readonly row: BlockSubmissionRow
  readonly block: DemoBlock
}

/** Stores a submission, and judges it if it has blocks. */
function begin(world: World, schema: DemoSchema, request: Request, isRunning: (submissionId: number) => boolean): Begun | Refused {
  const block = blockOfId(world, request.params['id'] ?? '')
  if (schema.first('user') === null || block === null) return { refusal: forUser(schema, notFound) }
  const read = answerIn(request)
  if ('refusal' in read) return read
  const { answer } = read
  const { blockId } = block
  if ('code' in answer && answer.code.trim() === '') return { refusal: badRequest('code가 필요해요') }
  const before = schema.all('blockSubmission').models.map(({ attrs }) => attrs)
  if (before.some((one) => one.blockId === blockId && verdictOf(world, one) === null && isRunning(one.submissionId)))
    return { refusal: conflict('앞서 낸 답을 채점하고 있어요') }
  const origin = originIn(bodyOf(request))
  const found = origin === null ? null : lessonOf(world, schema, origin, 'BLOCK', blockId)
  if (origin !== null && found === null) return { refusal: notFound() }
  if (found !== null && !isOpenTo(world, schema, found)) return { refusal: forbidden() }
  const submissionId = firstOwnBlockSubmissionId + before.length
  const wasSolved = blockStates(world, schema)(blockId) === 'SOLVED'
  const row: BlockSubmissionRow = { submissionId, blockId, answer, createdDate: world.present().toISOString(), ...given, origin }
  schema.create('blockSubmission', row)
  if ('code' in answer) return { row, block }
  return { row: reward(world, schema, block, row, wasSolved), block }
}

/** Stores a verdict once, because another tab may have judged it, too. */
function settlePython(world: World, schema: DemoSchema, block: DemoBlock, submissionId: number, answer: Answered): void {
  const row = schema.findBy('blockSubmission', { submissionId })
  if (row === null || verdictOf(world, row.attrs) !== null) return
  const wasSolved = blockStates(world, schema)(block.blockId) === 'SOLVED'
  row.update({ answer })
  reward(world, schema, block, { ...row.attrs, answer }, wasSolved)
}

/** Rewards a solved problem once, whether in blocks or in Python. */
function reward(world: World, schema: DemoSchema, block: DemoBlock, row: BlockSubmissionRow, wasSolved: boolean): BlockSubmissionRow {
  const { blockId, difficulty } = block
  const isAccepted = verdictOf(world, row)?.outcome === 'ARRIVED'
  const isFirstSolved = isAccepted && !wasSolved
  const earned = rewardFor({ difficulty, isFirstSolved, openedHintCount: openedBlockHints(schema, blockId).length })
  const told = { isFirstSolved, rewardPoint: earned.point, rewardExperience: earned.experience }
  schema.findBy('blockSubmission', { submissionId: row.submissionId })?.update(told)
  if (isFirstSolved) earnBlock(world, schema, block, earned)
  if (isAccepted && row.origin !== null) markDone(world, schema, lessonOf(world, schema, row.origin, 'BLOCK', blockId))
  return { ...row, ...told }
}

/** Submissions from before the demo got their reward then. */
const given = { isFirstSolved: false, rewardPoint: 0, rewardExperience: 0 }

function answerOf(world: World, row: KnownBlocks & typeof given): object {
  const { submissionId, isFirstSolved, rewardPoint, rewardExperience } = row
  const verdict = verdictOf(world, row)
  const { worlds, ...rest } = verdict ?? unjudged
  const state = verdict === null ? 'JUDGING' : verdictStateOf(rest.outcome)
  return { submissionId, state, ...rest, worldList: worlds, isFirstSolved, rewardPoint, rewardExperience }
}
