import { blockPaths as paths } from './problemPaths.ts'
import {
  blockCardItems,
  blockCategoryItems,
  blockDetailSchema,
  blockStandingSchema,
  blockSubmissionItems,
  blockSubmissionSchema,
  submittedBlocksSchema,
} from './blockSchemas.ts'
import { fetchFirstPage, fillContentPath, withErrorLog } from './calls.ts'
import { categoryGroupItems } from './categorySchema.ts'
import { type HttpClient, longDeadlines } from './client.ts'
import { fetchObject, fetchPage } from './reads.ts'
import { parseObject } from './parsing.ts'
import { callParameters, putDraft } from './problem.ts'
import { submissionReads } from './submission.ts'
import type { BlockCatalogue, BlockSubmissionRepository } from '../../application/block.ts'
import type { DraftRepository } from '../../application/draft.ts'
import type { Log } from '../../application/platform.ts'
import type { BlockAnswer } from '../../domain/blocks/blockProblem.ts'
import type { Draft } from '../../domain/problems/draft.ts'

export function httpBlockCatalogue(client: HttpClient, log: Log): BlockCatalogue {
  return {
    find: (query, signal) =>
      fetchPage(client, log, {
        path: query.keyword === null ? paths.blocks : paths.search,
        query: callParameters(query),
        signal,
        items: blockCardItems,
        key: 'blockList',
      }),
    categories: (signal) => fetchFirstPage(client, log, { path: paths.categories, key: 'categoryList', items: blockCategoryItems, signal }),
    categoryGroups: (signal) =>
      fetchFirstPage(client, log, { path: paths.categoryGroups, key: 'categoryGroupList', items: categoryGroupItems, signal }),
    block: (id, signal) =>
      fetchObject(client, log, { path: paths.block, params: { id }, signal, schema: blockDetailSchema, name: 'block problem' }),
    standing: (id, signal) =>
      fetchObject(client, log, { path: paths.standing, params: { id }, signal, schema: blockStandingSchema, name: 'block standing' }),
  }
}

export function httpBlockSubmissions(client: HttpClient, log: Log): BlockSubmissionRepository {
  return {
    submit: ({ problemId, origin, ...answered }, idempotencyKey) =>
      withErrorLog(log, paths.submissions, async () => {
        const path = fillContentPath(paths.submissions, { id: problemId })
        const answer = await client.post(path, { ...bodyOf(answered), ...origin }, { idempotencyKey })
        return parseObject(answer, blockSubmissionSchema, 'block submission', log)
      }),
    tryOut: ({ blockId, origin: _, ...answered }) =>
      withErrorLog(log, paths.trials, async () => {
        const answer = await client.post(fillContentPath(paths.trials, { id: blockId }), onWire(answered), { deadlines: longDeadlines })
        return parseObject(answer, blockSubmissionSchema, 'block trial', log)
      }),
    ...submissionReads(client, log, { paths, items: blockSubmissionItems, submitted: submittedBlocksSchema, name: 'block submission' }),
  }
}

const onWire = (answer: BlockAnswer) =>
  'code' in answer ? { language: 'PYTHON', code: answer.code } : { language: 'BLOCKS', program: answer.program }

const bodyOf = ({ language, code }: Pick<Draft, 'language' | 'code'>) =>
  onWire(language === 'BLOCKS' ? { program: JSON.parse(code) } : { code })

/** A draft of blocks is the text of its JSON here, and JSON on the wire. */
export function httpBlockDrafts(client: HttpClient, log: Log): DraftRepository {
  const { standing } = httpBlockCatalogue(client, log)
  return {
    async find(id, language) {
      const { draft, codeDraft } = await standing(id)
      const found = language === 'BLOCKS' ? draft : codeDraft
      return found && { language, ...found }
    },
    save: (id, draft, before) => putDraft(client, log, { path: paths.drafts, id }, { ...bodyOf(draft), before }),
  }
}
