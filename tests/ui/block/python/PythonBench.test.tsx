import type { DraftKey, Drafts } from '../../../../src/application/draft.ts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { blockPlays } from '../../../../mock-server/blocks/blockPlays.ts'
import type { BlockSubmissionRepository } from '../../../../src/application/block.ts'
import type { SeaRunner } from '../../../../src/application/codeRunner.ts'
import type { BlockStanding, BlockSubmission } from '../../../../src/domain/blocks/blockProblem.ts'
import { pythonText } from '../../../../src/domain/blocks/printPython.ts'
import { programText } from '../../../../src/domain/blocks/program.ts'
import { PythonBench } from '../../../../src/ui/block/python/PythonBench.tsx'
import { anApplication } from '../../../fakes/anApplication.ts'
import { recordingOf } from '../../../fakes/fakeRunner.ts'
import { fakeBlock, fakeFeatures } from '../../../fakes/features.ts'
import { memoryStore } from '../../../fakes/memoryStore.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { learner } from '../../course/page/openCourse.tsx'
import { allAnswers, impatientClient } from '../../impatientClient.ts'
import { renderInApp } from '../../renderInApp.tsx'
import { aBlockDetail } from '../aBlockDetail.ts'

vi.mock('../../../../src/ui/problem/workbench/editor/richEditor.ts', () => Promise.reject(new Error('the text box stays')))

const { reference, worlds } = blockPlays['편지 배달하는 니모']!
const printed = pythonText(reference, worlds[0]!.stage)
const standing: BlockStanding = {
  state: 'NONE',
  bestStar: 0,
  submissionCount: 0,
  solvedDate: null,
  openedHints: [],
  startedDate: null,
  draft: { code: programText(reference), updatedDate: null },
  codeDraft: null,
}
const judged: BlockSubmission = {
  submissionId: 1,
  state: 'ACCEPTED',
  outcome: 'ARRIVED',
  blockCount: 0,
  stepCount: 17,
  star: 0,
  worlds: [],
  isFirstSolved: true,
  rewardPoint: 20,
  rewardExperience: 20,
  message: null,
  line: null,
}

interface World {
  readonly submissions?: Partial<BlockSubmissionRepository>
  readonly loadSeaRunner?: () => Promise<SeaRunner>
  /** The draft in Python that the device has stored. */
  readonly code?: string
  readonly sessionStore?: ReturnType<typeof memoryStore>
}

const seaRunner: SeaRunner = { runInSea: ({ code }) => ({ result: Promise.resolve(recordingOf(code)), stop() {} }) }

async function openBench({ submissions = {}, loadSeaRunner = async () => seaRunner, code, sessionStore = memoryStore() }: World = {}) {
  const save = vi.fn<Drafts['save']>(async () => ({ kind: 'saved' }))
  const open = async ({ language }: DraftKey) => {
    if (language === 'BLOCKS') return { code: programText(reference), updatedDate: null, other: null }
    return code === undefined ? null : { code, updatedDate: null, other: null }
  }
  const features = fakeFeatures({
    block: fakeBlock({
      blocks: { block: async () => aBlockDetail(), standing: async () => standing },
      submissions: { list: async () => ({ items: [], totalCount: 0, pageSize: 20 }), ...submissions },
      drafts: { open, save, discardOther: async () => {}, watch: () => () => {} },
      loadSeaRunner,
    }),
  })
  const application = anApplication({ features, sessionStore, viewer: { ...anApplication().viewer, current: async () => learner } })
  await act(async () => {
    renderInApp(<PythonBench blockId={12} />, application, impatientClient())
  })
  await allAnswers()
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '코드' })
  await allAnswers()
  return { user: userEvent.setup(), save, box }
}

const press = (name: string) => screen.getByRole('button', { name })
const stage = () => within(screen.getByRole('region', { name: '무대' }))

beforeEach(() => {
  window.localStorage.clear()
})

describe('a block problem in Python', () => {
  test('begins with what was built of blocks', async () => {
    const { box } = await openBench()
    expect(box.value).toBe(printed)
    expect(screen.getByText('바다에서 쓰는 말')).toBeDefined()
    expect(screen.getByText('put()')).toBeDefined()
    expect(screen.queryByText('rock_ahead()')).toBeNull()
  })

  test('goes on with what was written before, and takes the blocks again when asked', async () => {
    const { box, user, save } = await openBench({ code: 'move()' })
    expect(box.value).toBe('move()')
    await user.click(press('블록에서 다시 가져오기'))
    expect(box.value).toBe(printed)
    expect(save).toHaveBeenLastCalledWith({ userId: learner.userId, problemId: 12, language: 'SEA_PYTHON' }, printed)
  })

  test('keeps a guest’s success where handing it in is refused, until it has arrived', async () => {
    const key = 'written/solved/sea/12'
    const sessionStore = memoryStore({ [key]: 'move()' })
    const submit = vi.fn(async () => judged).mockRejectedValueOnce(refusal(403))
    const { user } = await openBench({ sessionStore, submissions: { submit } })
    await user.click(press('담기'))
    expect(await screen.findByRole('heading', { name: '수강 중이 아니라서 내지 못했어요' })).toBeVisible()
    expect(sessionStore.stored.has(key)).toBe(true)
    await user.click(press('담기'))
    expect(await screen.findByRole('heading', { name: '도착했어요!' })).toBeVisible()
    expect(sessionStore.stored.has(key)).toBe(false)
  })

  test('moves the stage thing by thing, with the line beside it', async () => {
    const { user } = await openBench({ code: 'move()\nmove()' })
    await user.click(press('한 단계'))
    await allAnswers()
    expect(stage().getByText('1번째 줄')).toBeDefined()
    expect(stage().getAllByText(/니모가 왼쪽에서 2번째/).length).toBeGreaterThan(0)
    await user.click(press('한 단계'))
    await allAnswers()
    expect(stage().getByText('2번째 줄')).toBeDefined()
  })

  test('says in Korean what Python did not understand, and leads to the line', async () => {
    const { user, box } = await openBench({ code: 'turn_left()\noops()' })
    await user.click(press('한 단계'))
    await allAnswers()
    expect(stage().getByRole('heading', { name: '실행 중에 오류가 났어요' })).toBeDefined()
    await user.click(press('2번째 줄로 가기'))
    expect(document.activeElement).toBe(box)
  })

  test('a runner that does not come is told, and nothing is lost', async () => {
    const { user, box } = await openBench({ code: 'move()', loadSeaRunner: () => Promise.reject(new Error('offline')) })
    const regions = stage().getAllByRole('status')
    await user.click(press('실행'))
    await allAnswers()
    expect(regions).toContain(stage().getByRole('heading', { name: '코드를 실행하지 못했어요' }).closest('[role=status]'))
    expect(box.value).toBe('move()')
    await user.click(press('처음으로'))
    expect(stage().queryByRole('heading', { name: '코드를 실행하지 못했어요' })).toBeNull()
  })

  test('a program that takes long can be stopped', async () => {
    const stop = vi.fn()
    const { user } = await openBench({ loadSeaRunner: async () => ({ runInSea: () => ({ result: new Promise(() => {}), stop }) }) })
    // Screen readers announce a live region when it changes, not when it appears.
    const regions = stage().getAllByRole('status')
    await user.click(press('실행'))
    await allAnswers()
    expect(regions).toContain(stage().getByRole('heading', { name: '파이썬을 준비하고 있어요' }).closest('[role=status]'))
    await user.click(press('멈추기'))
    expect(stop).toHaveBeenCalled()
  })

  test('a program that asks is answered below the stage, then played; begun anew it asks anew, and a step goes on', async () => {
    const done = recordingOf('move()\nmove()')
    const prompts: string[] = []
    const runInSea: SeaRunner['runInSea'] = (_, events) => ({
      result: (async () => {
        events?.onOutput('이름? ')
        const line = await events?.askForLine?.('이름? ')
        prompts.push(String(line))
        return done
      })(),
      stop() {},
    })
    const { user } = await openBench({ code: 'move()\nmove()', loadSeaRunner: async () => ({ runInSea }) })
    await user.click(press('한 단계'))
    // The heading is no live region: the field, which takes the focus, is described by it.
    expect((await stage().findByRole('heading', { name: '프로그램이 다음 값을 기다려요.' })).closest('[role=status]')).toBeNull()
    expect(stage().getByRole('region', { name: 'print로 출력한 것' })).toHaveTextContent('이름?')
    const field = () => stage().findByRole('textbox', { name: /^프로그램에 답하기\s*이름\?$/ })
    expect(await field()).toHaveFocus()
    await user.type(await field(), '니모{Enter}')
    await allAnswers()
    expect(stage().queryByRole('textbox')).toBeNull()
    expect(stage().getByText('1번째 줄')).toBeDefined()
    await user.click(press('한 단계'))
    await allAnswers()
    expect(prompts).toEqual(['니모'])
    await user.click(press('처음으로'))
    await user.click(press('한 단계'))
    await user.type(await field(), '{Control>}[KeyD]{/Control}')
    await allAnswers()
    expect(prompts).toEqual(['니모', 'null'])
    expect(stage().getByText('1번째 줄')).toBeDefined()
  })

  test('a program that asks is stopped like one that runs', async () => {
    const stop = vi.fn()
    const runInSea: SeaRunner['runInSea'] = (_, events) => {
      const asked = Promise.resolve(events?.askForLine?.(''))
      return { result: Promise.race([asked.then(() => recordingOf('')), new Promise<never>(() => {})]), stop }
    }
    const { user } = await openBench({ loadSeaRunner: async () => ({ runInSea }) })
    await user.click(press('실행'))
    await stage().findByRole('textbox')
    await user.click(press('멈추기'))
    expect(stop).toHaveBeenCalled()
  })

  test('is handed in as code, by the keys too, and earns points but no stars', async () => {
    const submit = vi.fn(async () => judged)
    const { user, box } = await openBench({ submissions: { submit } })
    await user.click(box)
    const regions = stage().getAllByRole('status')
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
    await allAnswers()
    expect(submit).toHaveBeenCalledWith({ problemId: 12, language: 'SEA_PYTHON', code: printed, origin: null }, 'key-1')
    expect(regions).toContain(stage().getByRole('heading', { name: '도착했어요!' }).closest('[role=status]'))
    expect(stage().getByText('파이썬으로 도착했어요. 별은 블록으로 풀 때만 받아요.')).toBeDefined()
    expect(await stage().findByText(/포인트와 경험치/)).toBeDefined()
  })

  test('that fails in a sea is told with what Python said', async () => {
    const wrong = { outcome: 'RUNTIME_ERROR', state: 'RUNTIME_ERROR', message: "NameError: name 'oops' is not defined", line: 2 } as const
    const { user } = await openBench({
      code: 'move()\noops()',
      submissions: { submit: async () => ({ ...judged, ...wrong, isFirstSolved: false }) },
    })
    await user.click(press('제출'))
    await allAnswers()
    expect(press('2번째 줄로 가기')).toBeDefined()
  })

  test('takes back code that was handed in, but no blocks', async () => {
    const summary = { state: 'ACCEPTED', outcome: 'ARRIVED', star: 0, createdDate: '2026-11-19T01:00:00Z' } as const
    const items = [
      { ...summary, submissionId: 2, language: 'PYTHON' },
      { ...summary, submissionId: 1, language: 'BLOCKS', star: 3 },
    ] as const
    const { user, box } = await openBench({
      submissions: {
        list: async () => ({ items, totalCount: 2, pageSize: 20 }),
        submission: async () => ({ ...judged, code: 'go_up()', createdDate: null }),
      },
    })
    await user.click(screen.getByText('낸 답 2개'))
    const take = screen.getAllByRole('button', { name: /이 코드로 바꾸기/ })
    expect(take).toHaveLength(1)
    await user.click(take[0]!)
    await allAnswers()
    expect(box.value).toBe('go_up()')
  })
})
