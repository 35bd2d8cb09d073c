import type { Request } from 'miragejs'
import type { BlockSubmissionRow, DemoSchema, DemoServer } from '../models.ts'
import {
  badRequest,
  bodyOf,
  conflict,
  created,
  firstOf,
  forbidden,
  forUser,
  noContent,
  notFound,
  pageOf,
  routePath,
  tooLarge,
  valuesOf,
} from './http.ts'
import { lessonOf, originIn } from './submissionRoutes.ts'
import {
  blockCategories,
  blockCategoryGroups,
  blockDetail,
  blockOfId,
  blockStanding,
  blockStates,
  blockSubmissionsOf,
  type DemoBlock,
  findBlocks,
  firstOwnBlockSubmissionId,
  judgeBlock,
  openedBlockHints,
  submissionSummary,
  verdictOfBlocks,
} from '../world/blocks.ts'
import { withBrokenItems } from '../world/brokenItems.ts'
import { hostileContent } from '../world/curriculum.ts'
import { earnBlock } from '../world/earnings.ts'
import { canStudy, recordProgress } from '../world/progress.ts'
import { itemsPerPage, type World } from '../world/world.ts'
import { blockPaths as paths } from '../../src/adapters/http/problemPaths.ts'
import { parseProgram } from '../../src/application/parseProgram.ts'
import { verdictStateOf } from '../../src/domain/blocks/blockProblem.ts'
import { type BlockVerdict } from '../../src/domain/blocks/judgeProgram.ts'
import { type BlockProgram, longestProgram } from '../../src/domain/blocks/program.ts'
import { canOpenHint } from '../../src/domain/problems/hints.ts'
import { parseProblemQuery, problemsPerPage } from '../../src/domain/problems/problemQuery.ts'
import { rewardFor } from '../../src/domain/problems/reward.ts'

/** Block problems, and what the viewer makes of them. They are judged here, at once, by the interpreter of the page. */
export function blockRoutes(server: DemoServer, world: World): void {
  addCatalogue(server, world)
  const own = (answer: (schema: DemoSchema, block: DemoBlock, request: Request) => object) => (schema: DemoSchema, request: Request) =>
    forUser(schema, () => {
      const block = blockOfId(world, request.params['id'] ?? '')
      return block === null ? notFound() : answer(schema, block, request)
    })

  server.get(routePath(paths.submission), (schema, request) =>
    forUser(schema, () => {
      const known = blockSubmissionsOf(world, schema).find(({ submissionId }) => String(submissionId) === request.params['submissionId'])
      const verdict = known && verdictOfBlocks(world, known.blockId, known.program)
      if (known === undefined || !verdict) return notFound()
      const row = schema.findBy('blockSubmission', { submissionId: known.submissionId })?.attrs ?? given
      return { ...answerOf({ ...row, submissionId: known.submissionId }, verdict), program: known.program, createdDate: known.createdDate }
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
  server.post(
    routePath(paths.submissions),
    own((schema, block, request) => submit(world, schema, block, request)),
  )
}

/** Words that stand where an id would come first. */
function addCatalogue(server: DemoServer, world: World): void {
  const list = (schema: DemoSchema, request: Request) => {
    const query = parseProblemQuery({ get: (name) => firstOf(request, name), getAll: (name) => valuesOf(request, name) })
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

/** The program in a body, as it was read; why there is none otherwise. */
function programIn(request: Request): { readonly program: BlockProgram } | { readonly refusal: object } {
  if (request.requestBody.length > longestProgram) return { refusal: tooLarge() }
  const program = parseProgram(bodyOf(request)['program'])
  return program === null ? { refusal: badRequest('program이 필요해요') } : { program }
}

function saveDraft(world: World, schema: DemoSchema, { blockId }: DemoBlock, request: Request): object {
  const read = programIn(request)
  if ('refusal' in read) return read.refusal
  const kept = { program: read.program, updatedDate: world.present().toISOString() }
  const row = schema.findBy('blockDraft', { blockId })
  if (row === null) schema.create('blockDraft', { blockId, ...kept })
  else row.update(kept)
  return noContent()
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

function submit(world: World, schema: DemoSchema, block: DemoBlock, request: Request): object {
  const read = programIn(request)
  if ('refusal' in read) return read.refusal
  const { blockId, difficulty } = block
  const origin = originIn(bodyOf(request))
  const found = origin === null ? null : lessonOf(world, origin, 'BLOCK', blockId)
  if (origin !== null && found === null) return notFound()
  if (found !== null && !canStudy(world, found.subject, schema)) return forbidden()
  const verdict = judgeBlock(block, read.program)
  const isAccepted = verdict.outcome === 'ARRIVED'
  const isFirstSolved = isAccepted && blockStates(world, schema)(blockId) !== 'SOLVED'
  const reward = rewardFor({ difficulty, isFirstSolved, openedHintCount: openedBlockHints(schema, blockId).length })
  const row: BlockSubmissionRow = {
    submissionId: firstOwnBlockSubmissionId + schema.all('blockSubmission').length,
    blockId,
    program: read.program,
    createdDate: world.present().toISOString(),
    isFirstSolved,
    rewardPoint: reward.point,
    rewardExperience: reward.experience,
  }
  schema.create('blockSubmission', row)
  if (isFirstSolved) earnBlock(world, schema, block, reward)
  if (isAccepted && found !== null) recordProgress(world, schema, found.subject, found.lesson, { isDone: true, positionSeconds: 0 })
  return created(answerOf(row, verdict))
}

/** What was handed in before the demo earned its reward then. */
const given = { isFirstSolved: false, rewardPoint: 0, rewardExperience: 0 }

type Told = Pick<BlockSubmissionRow, 'submissionId' | 'isFirstSolved' | 'rewardPoint' | 'rewardExperience'>

function answerOf({ submissionId, isFirstSolved, rewardPoint, rewardExperience }: Told, { worlds, ...verdict }: BlockVerdict): object {
  const state = verdictStateOf(verdict.outcome)
  return { submissionId, state, ...verdict, worldList: worlds, isFirstSolved, rewardPoint, rewardExperience }
}
