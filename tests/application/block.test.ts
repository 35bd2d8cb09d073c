import { describe, expect, it, vi } from 'vitest'
import { type BlockSubmissionRepository, makeSubmitBlocks, makeTryOutBlocks, type SubmittedBlocks } from '../../src/application/block.ts'
import { type BlockProgram, emptyProgram } from '../../src/domain/blocks/program.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'
import { trialOutcomes } from './trialOutcomes.ts'

const start = { kind: 'when_started', actorId: '꽃게' } as const
const program: BlockProgram = { version: 1, scripts: [{ trigger: start, body: [{ kind: 'forward' }], place: null }], functions: [] }
const command = { blockId: 2001, program, origin: null, knownCount: 1 } as const
const submission: SubmittedBlocks = {
  submissionId: 95_001,
  program,
  createdDate: null,
  state: 'ACCEPTED',
  outcome: 'ARRIVED',
  blockCount: 1,
  stepCount: 3,
  star: 3,
  worlds: [],
  isFirstSolved: true,
  rewardPoint: 10,
  rewardExperience: 15,
  message: null,
  line: null,
}
const never = () => Promise.reject(new Error('not asked for'))

function setUp(answers: Partial<BlockSubmissionRepository>) {
  const submissions = {
    submit: vi.fn(answers.submit ?? never),
    tryOut: vi.fn(answers.tryOut ?? never),
    list: vi.fn(answers.list ?? never),
    submission: vi.fn(answers.submission ?? never),
    openHint: never,
  }
  return { ...submissions, send: makeSubmitBlocks({ submissions }), try: makeTryOutBlocks({ submissions }) }
}

describe('handing in blocks', () => {
  it('is one call with the program and the lesson that it comes from', async () => {
    const { submit, send } = setUp({ submit: async () => submission })
    const origin = { contentType: 'COURSE', contentId: 1001, lessonId: 100_101 } as const
    expect(await send({ ...command, origin })).toEqual({ kind: 'submitted', submission })
    expect(submit.mock.calls).toEqual([[{ blockId: 2001, program, origin }]])
  })

  it('sends neither nothing nor too much', async () => {
    const { submit, send } = setUp({})
    expect(await send({ ...command, program: emptyProgram })).toEqual({ kind: 'empty' })
    const body = Array.from({ length: 3_000 }, () => ({ kind: 'say', value: { kind: 'text', value: 'x' } }) as const)
    expect(await send({ ...command, program: { ...program, scripts: [{ trigger: start, body, place: null }] } })).toEqual({
      kind: 'tooLong',
    })
    const python = { blockId: 2001, origin: null, knownCount: 1 }
    expect(await send({ ...python, code: ' \n' })).toEqual({ kind: 'empty' })
    expect(await send({ ...python, code: '#'.repeat(70_000) })).toEqual({ kind: 'tooLong' })
    expect(submit).not.toHaveBeenCalled()
  })

  it('takes a program in Python as well', async () => {
    const { submit, send } = setUp({ submit: async () => submission })
    await send({ blockId: 2001, code: 'move()', origin: null, knownCount: 1 })
    expect(submit.mock.calls).toEqual([[{ blockId: 2001, code: 'move()', origin: null }]])
  })

  it('one at a time', async () => {
    const { submit, send } = setUp({ submit: () => new Promise(() => {}) })
    void send(command)
    expect(await send(command)).toEqual({ kind: 'alreadySubmitting' })
    expect(submit).toHaveBeenCalledTimes(1)
  })

  it.each([
    [401, 'signInFirst'],
    [403, 'notEnrolled'],
    [404, 'gone'],
    [413, 'tooLong'],
    [429, 'failed'],
  ])('a %i is %s, and nothing is sent again', async (status, kind) => {
    const { list, send } = setUp({ submit: () => Promise.reject(refusal(status)) })
    expect(await send(command)).toEqual({ kind })
    expect(list).not.toHaveBeenCalled()
  })

  it('whose answer was lost is looked for by its blocks [F-084]', async () => {
    const listed = async () => ({
      items: [{ ...submission, submissionId: 95_002, language: 'BLOCKS' as const }],
      totalCount: 2,
      pageSize: 20,
    })
    const lost = { submit: () => Promise.reject(lostConnection), list: listed }
    expect(await setUp({ ...lost, submission: async () => submission }).send(command)).toEqual({ kind: 'submitted', submission })
    const other = { ...submission, program: emptyProgram }
    expect(await setUp({ ...lost, submission: async () => other }).send(command)).toEqual({ kind: 'failed' })
    const { program: _, ...rest } = submission
    expect(await setUp({ ...lost, submission: async () => ({ ...rest, code: 'move()' }) }).send(command)).toEqual({ kind: 'failed' })
    expect(await setUp({ submit: lost.submit }).send(command)).toEqual({ kind: 'unknown' })
  })
})

describe('handing in as a guest', () => {
  it('is one call of its own, and keeps nothing', async () => {
    const { tryOut, submit, try: send } = setUp({ tryOut: async () => submission })
    expect(await send(command)).toEqual({ kind: 'submitted', submission })
    expect(tryOut.mock.calls).toEqual([[{ blockId: 2001, program, origin: null }]])
    expect(submit).not.toHaveBeenCalled()
    expect(await send({ ...command, program: emptyProgram })).toEqual({ kind: 'empty' })
  })

  it.each(trialOutcomes)('that is answered by %i is ‘%s’', async (status, kind) => {
    const { try: send } = setUp({ tryOut: () => Promise.reject(refusal(status)) })
    expect(await send(command)).toEqual({ kind })
  })
})
