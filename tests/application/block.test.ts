import { describe, expect, it, vi } from 'vitest'
import { type BlockSubmissionRepository, makeSubmitBlocks, makeTryOutBlocks, type SubmittedBlocks } from '../../src/application/block.ts'
import { type BlockProgram, emptyProgram, programText } from '../../src/domain/blocks/program.ts'
import { refusal } from '../fakes/refusal.ts'
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
  const handIn = vi.fn(async () => ({ kind: 'submitted', submission }) as const)
  return { ...submissions, handIn, send: makeSubmitBlocks(handIn), try: makeTryOutBlocks({ submissions }) }
}

describe('handing in blocks', () => {
  it('is handing in a text, with the lesson that it comes from', async () => {
    const { handIn, send } = setUp({})
    const origin = { contentType: 'COURSE', contentId: 1001, lessonId: 100_101 } as const
    expect(await send({ ...command, origin })).toEqual({ kind: 'submitted', submission })
    await send({ blockId: 2001, code: 'move()', origin: null, knownCount: 1 })
    expect(handIn.mock.calls).toEqual([
      [{ problemId: 2001, language: 'BLOCKS', code: programText(program), origin, knownCount: 1 }],
      [{ problemId: 2001, language: 'SEA_PYTHON', code: 'move()', origin: null, knownCount: 1 }],
    ])
  })

  it('sends neither nothing nor too much', async () => {
    const { handIn, send } = setUp({})
    expect(await send({ ...command, program: emptyProgram })).toEqual({ kind: 'empty' })
    const body = Array.from({ length: 3_000 }, () => ({ kind: 'say', value: { kind: 'text', value: 'x' } }) as const)
    expect(await send({ ...command, program: { ...program, scripts: [{ trigger: start, body, place: null }] } })).toEqual({
      kind: 'tooLong',
    })
    const python = { blockId: 2001, origin: null, knownCount: 1 }
    expect(await send({ ...python, code: ' \n' })).toEqual({ kind: 'empty' })
    expect(await send({ ...python, code: '#'.repeat(70_000) })).toEqual({ kind: 'tooLong' })
    expect(handIn).not.toHaveBeenCalled()
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
