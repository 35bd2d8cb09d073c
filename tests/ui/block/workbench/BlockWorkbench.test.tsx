import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { blockPlays } from '../../../../mock-server/blocks/blockPlays.ts'
import type { BlockSubmissionRepository } from '../../../../src/application/block.ts'
import type { QuestionRepository } from '../../../../src/application/question.ts'
import type { SubmissionOrigin } from '../../../../src/domain/problems/submission.ts'
import { aQuestion } from '../../../domain/aQuestion.ts'
import type { Drafts, SaveDraftOutcome } from '../../../../src/application/draft.ts'
import type { BlockDetail, BlockStanding } from '../../../../src/domain/blocks/blockProblem.ts'
import { guest, type Viewer } from '../../../../src/domain/viewer.ts'
import { programText } from '../../../../src/domain/blocks/program.ts'
import { blockWords } from '../../../../src/ui/block/blockWords.ts'
import { BlockBench } from '../../../../src/ui/block/workbench/BlockBench.tsx'
import { anApplication } from '../../../fakes/anApplication.ts'
import { memoryStore } from '../../../fakes/memoryStore.ts'
import { fakeBlock, fakeFeatures, fakeQuestion } from '../../../fakes/features.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { learner } from '../../course/page/openCourse.tsx'
import { allAnswers, impatientClient } from '../../impatientClient.ts'
import { renderInApp } from '../../renderInApp.tsx'
import { wrongBlocks } from '../../../golden/wrongBlocks.ts'
import { aBlockDetail, acceptedBlocks as accepted, fakeEditor } from '../aBlockDetail.ts'

vi.mock('../../../../src/ui/block/editor/blockEditor.ts', async () => (await import('../aBlockDetail.ts')).blockEditorModule)

const title = '편지 배달하는 니모'
const { reference } = blockPlays[title]!
const standing: BlockStanding = {
  state: 'TRIED',
  bestStar: 0,
  submissionCount: 1,
  solvedDate: null,
  openedHints: [],
  startedDate: null,
  draft: null,
  codeDraft: null,
}
interface World {
  readonly detail?: Partial<BlockDetail>
  readonly submissions?: Partial<BlockSubmissionRepository>
  readonly open?: Drafts['open']
  readonly saved?: SaveDraftOutcome
  readonly viewer?: Viewer
  readonly sessionStore?: ReturnType<typeof memoryStore>
  readonly origin?: SubmissionOrigin | null
  readonly find?: QuestionRepository['find']
}

async function openBench({
  detail = {},
  submissions = {},
  open = async () => null,
  saved = { kind: 'saved' },
  viewer = learner,
  sessionStore = memoryStore(),
  origin = null,
  find = async () => null,
}: World = {}) {
  const save = vi.fn<Drafts['save']>(async () => saved)
  const discardOther = vi.fn(async () => {})
  const onAccepted = vi.fn()
  const features = fakeFeatures({
    question: fakeQuestion({ find }),
    block: fakeBlock({
      blocks: { block: async () => aBlockDetail(detail), standing: async () => standing },
      submissions: { list: async () => ({ items: [], totalCount: 0, pageSize: 20 }), ...submissions },
      drafts: { open, save, discardOther, watch: () => () => {} },
    }),
  })
  const application = anApplication({ features, sessionStore, viewer: { ...anApplication().viewer, current: async () => viewer } })
  await act(async () => {
    renderInApp(<BlockBench blockId={12} origin={origin} level={1} onAccepted={onAccepted} />, application, impatientClient())
  })
  await allAnswers()
  await screen.findByRole('region', { name: '무대' })
  await allAnswers()
  return { user: userEvent.setup(), application, save, discardOther, onAccepted }
}

const press = (name: string) => screen.getByRole('button', { name })
const build = (program: typeof reference) => act(async () => fakeEditor.build(program))
const stage = () => within(screen.getByRole('region', { name: '무대' }))

beforeEach(() => {
  window.localStorage.clear()
})

describe('the workbench of blocks', () => {
  test('has what is asked about the problem, folded, on its own page alone', async () => {
    const find = vi.fn<QuestionRepository['find']>(async () => ({ items: [aQuestion()], totalCount: 1, pageSize: 10, isModerator: false }))
    await openBench({ find })
    const questions = within(await screen.findByRole('region', { name: /^질문/ }))
    expect(questions.getByRole('button', { expanded: false })).toBeVisible()
    expect(find.mock.calls[0]?.[0]).toEqual({ contentType: 'BLOCK', contentId: 12, lessonId: null })
  })

  test('in a lesson the lesson has the questions', async () => {
    const find = vi.fn<QuestionRepository['find']>(async () => null)
    await openBench({ find, origin: { contentType: 'COURSE', contentId: 1, lessonId: 2 } })
    expect(find).not.toHaveBeenCalled()
  })

  test('shows all of the statement where it has a tab of its own', async () => {
    await openBench()
    expect(screen.getByRole('tab', { name: blockWords.regions.statement })).toBeVisible()
    expect(screen.getByRole('region', { name: blockWords.regions.statement })).not.toHaveAttribute('data-folded')
  })

  test('says what is asked and how stars are given', async () => {
    await openBench({ detail: { blockLimit: 12 } })
    // The goal is repeated above the stage, where a learner builds without seeing the task.
    expect(screen.getAllByText('세 집의 우편함에 모두 편지가 들어가면 성공이에요.')).toHaveLength(2)
    expect(screen.getByText(/블록을 12개까지 쓸 수 있어요. 블록 9개 안으로 풀면 별 세 개/)).toBeVisible()
  })

  test('tells by name why blocks cannot begin', async () => {
    const { user } = await openBench()
    await user.click(press('실행'))
    expect(screen.getByRole('heading', { name: '아직 블록이 없어요' })).toBeVisible()
  })

  test('goes block by block, tells each in words, and lights it and its line of Python', async () => {
    const { user } = await openBench()
    await build(reference)
    await user.click(screen.getByRole('switch', { name: '파이썬으로 보기' }))
    await user.click(press('한 단계'))
    expect(stage().getAllByText('니모가 왼쪽에서 2번째, 위에서 2번째 칸에 왔어요.')[0]).toBeVisible()
    expect(fakeEditor.highlighted).toEqual([0])
    const python = within(screen.getByRole('region', { name: '파이썬' }))
    expect(python.getAllByRole('listitem').filter((line) => line.getAttribute('aria-current') === 'step')).toHaveLength(1)
    for (let count = 1; count < 9; count += 1) await user.click(press('한 단계'))
    expect(screen.getByRole('heading', { name: '도착했어요!' })).toBeVisible()
    await user.click(press('처음으로'))
    expect(screen.queryByRole('heading', { name: '도착했어요!' })).not.toBeInTheDocument()
  })

  test('names a mistake where it happens, and starts over once the blocks change', async () => {
    const { user } = await openBench()
    await build(wrongBlocks[title]![1].program)
    await user.click(press('한 단계'))
    await user.click(press('한 단계'))
    expect(screen.getByRole('heading', { name: '놓을 수 없는 곳이에요' })).toBeVisible()
    await build(reference)
    expect(screen.queryByRole('heading', { name: '놓을 수 없는 곳이에요' })).not.toBeInTheDocument()
  })

  test('has the button to stop only while it runs', async () => {
    const { user } = await openBench()
    await build(reference)
    await user.click(press('실행'))
    await user.click(press('멈추기'))
    expect(screen.queryByRole('button', { name: '멈추기' })).not.toBeInTheDocument()
    expect(press('실행')).toHaveFocus()
  })

  test('says the stage in words', async () => {
    const { user } = await openBench()
    await user.click(screen.getByText('무대를 글로 보기'))
    expect(screen.getByText('니모: 왼쪽에서 1번째, 위에서 2번째 칸, 오른쪽을 봐요, 편지를 3개 가졌어요.')).toBeVisible()
    expect(screen.getAllByText(/^빈자리: /)).toHaveLength(3)
  })

  test('hands blocks in for stars and points', async () => {
    const submit = vi.fn(async () => accepted)
    const { user, onAccepted } = await openBench({ submissions: { submit } })
    await build(reference)
    // Screen readers announce a live region when it changes, not when it appears.
    const regions = stage().getAllByRole('status')
    await user.click(press('제출'))
    const verdict = await screen.findByRole('heading', { name: '도착했어요!' })
    expect(verdict).toBeVisible()
    expect(regions).toContain(verdict.closest('[role=status]'))
    expect(screen.getByText('별 3개 · 블록 9개')).toBeVisible()
    expect(submit).toHaveBeenCalledWith({ problemId: 12, language: 'BLOCKS', code: programText(reference), origin: null }, 'key-1')
    expect(onAccepted).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('link', { name: '다음 블록 문제' })).toHaveAttribute('href', '/learn/block/13')
  })

  test('shows a judged run before its verdict, and a press ends it', async () => {
    const { user } = await openBench({ submissions: { submit: async () => accepted } })
    await build(reference)
    await user.click(press('제출'))
    expect(await screen.findByRole('heading', { name: '어디까지 가는지 볼게요' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: '도착했어요!' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('img', { name: /니모/ }))
    expect(screen.getByRole('heading', { name: '도착했어요!' })).toBeVisible()
    expect(document.querySelector('[data-arrived]')).toBeInTheDocument()
  })

  test('names the sea in which it went wrong, also one that is not shown', async () => {
    const world = { label: '세 박자 뒤', isOpen: false, outcome: 'RED_LIGHT', stepCount: 4 } as const
    const failed = { ...accepted, state: 'WRONG_ANSWER', outcome: 'RED_LIGHT', star: 0, worlds: [world], isFirstSolved: false } as const
    const { user, onAccepted } = await openBench({ submissions: { submit: async () => failed } })
    await build(reference)
    await user.click(press('제출'))
    expect(await screen.findByText('보이지 않는 바다 ‘세 박자 뒤’에서 일어난 일이에요.')).toBeVisible()
    expect(onAccepted).not.toHaveBeenCalled()
  })

  test('says so when handing in is refused, and keeps the blocks', async () => {
    const { user, save } = await openBench({ submissions: { submit: () => Promise.reject(refusal(404)) } })
    await build(reference)
    await user.click(press('제출'))
    expect(await screen.findByRole('heading', { name: '이 문제가 더 이상 열려 있지 않아요' })).toBeVisible()
    await vi.waitFor(
      () => expect(save).toHaveBeenCalledWith(expect.objectContaining({ language: 'BLOCKS' }), programText(reference)),
      3_000,
    )
  })

  test('blocks that cannot be sent wait in the outbox, and it says where they are', async () => {
    const submit = vi.fn(async () => accepted).mockRejectedValueOnce(refusal(503))
    const { user } = await openBench({ submissions: { submit } })
    await build(reference)
    await user.click(press('제출'))
    expect(await screen.findByRole('heading', { name: '답을 아직 보내지 못했어요' })).toBeVisible()
    expect(stage().getByText('보내지 못한 답 1개를 이 기기에 담아 두었어요. 곧 다시 보낼게요.')).toBeVisible()
    await user.click(press('제출'))
    expect(await screen.findByRole('heading', { name: '도착했어요!' })).toBeVisible()
    expect(submit.mock.calls.map((call: readonly unknown[]) => call[1])).toEqual(['key-1', 'key-1'])
  })

  test('that is refused is told to who has left meanwhile', async () => {
    let fail = () => {}
    const submit = () => new Promise<never>((_, reject) => (fail = () => reject(refusal(404))))
    const { user, application } = await openBench({ submissions: { submit } })
    await build(reference)
    await user.click(press('제출'))
    cleanup()
    await act(async () => fail())
    expect(application.notifications.current()).toEqual([
      expect.objectContaining({ tone: 'warning', text: '이 문제가 더 이상 열려 있지 않아요. 만든 블록은 이 기기에 그대로 남아 있어요.' }),
    ])
  })

  test('a guest builds, runs and is judged; after signing in the success can be kept', async () => {
    const [submit, tryOut] = [vi.fn(async () => accepted), vi.fn(async () => ({ ...accepted, isFirstSolved: false }))]
    const { user } = await openBench({ viewer: guest, submissions: { submit, tryOut } })
    await build(reference)
    await user.click(press('한 단계'))
    expect(stage().getAllByText('니모가 왼쪽에서 2번째, 위에서 2번째 칸에 왔어요.')[0]).toBeVisible()
    await user.click(press('제출'))
    expect(await screen.findByText(/내 기록에 담고 포인트도 받을 수 있어요/)).toBeVisible()
    expect([tryOut.mock.calls.length, submit.mock.calls.length]).toEqual([1, 0])
  })

  test('a guest’s success stays where handing it in is refused, and is gone once it has arrived', async () => {
    const key = 'written/solved/block/12'
    const sessionStore = memoryStore({ [key]: programText(reference) })
    const submit = vi.fn(async () => accepted).mockRejectedValueOnce(refusal(403))
    const { user } = await openBench({ sessionStore, submissions: { submit } })
    await user.click(press('담기'))
    expect(await screen.findByRole('heading', { name: '수강 중이 아니라서 내지 못했어요' })).toBeVisible()
    expect(sessionStore.stored.has(key)).toBe(true)
    await user.click(press('담기'))
    expect(await screen.findByRole('heading', { name: '도착했어요!' })).toBeVisible()
    expect([sessionStore.stored.has(key), screen.queryByRole('button', { name: '담기' })]).toEqual([false, null])
  })

  test('blocks that the server has not got stay on the device, and it says so', async () => {
    const { save } = await openBench({ saved: { kind: 'onDevice' } })
    await build(reference)
    await act(async () => void window.dispatchEvent(new Event('pagehide')))
    expect(await screen.findByText('이 기기에만 저장했어요')).toBeVisible()
    expect(save).toHaveBeenCalledWith({ userId: 1, problemId: 12, language: 'BLOCKS' }, programText(reference))
  })

  test('blocks that were built elsewhere are kept beside those that are here, until one has chosen', async () => {
    const mine = wrongBlocks[title]![0].program
    const other = { language: 'BLOCKS' as const, code: programText(reference), updatedDate: null }
    const { user, save, discardOther } = await openBench({
      open: async () => ({ code: programText(mine), updatedDate: null, other }),
    })
    expect(screen.getByText('다른 곳에서 만든 블록이 있어요')).toBeVisible()
    expect(fakeEditor.program).toEqual(mine)
    await user.click(press('그 블록으로 바꾸기'))
    expect(screen.queryByText('다른 곳에서 만든 블록이 있어요')).not.toBeInTheDocument()
    expect(fakeEditor.program).toEqual(reference)
    expect(discardOther).toHaveBeenCalledOnce()
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ language: 'BLOCKS' }), programText(reference))
  })

  test('blocks of a later release are told, left where they are, and can be copied out; only its button puts others in their place', async () => {
    const later = '{"version":1,"scripts":[{"trigger":{"kind":"loose"},"body":[{"kind":"fly"}],"place":null}],"functions":[]}'
    const { user, save } = await openBench({ open: async () => ({ code: later, updatedDate: null, other: null }) })
    const unread = within(screen.getByRole('group', { name: '전에 만든 블록을 열지 못했어요' }))
    expect(unread.getByText(/만든 것은 그대로 두었고/)).toBeVisible()
    await user.click(unread.getByRole('button', { name: '복사' }))
    expect(await window.navigator.clipboard.readText()).toBe(later)
    await build(reference)
    await act(async () => void window.dispatchEvent(new Event('pagehide')))
    expect(save).not.toHaveBeenCalled()
    await user.click(unread.getByRole('button', { name: '지금 블록으로 바꾸기' }))
    expect(screen.queryByRole('group', { name: '전에 만든 블록을 열지 못했어요' })).not.toBeInTheDocument()
    expect(save).toHaveBeenCalledWith(expect.anything(), programText(reference))
  })

  test('opens with what was built before', async () => {
    await openBench({ open: async () => ({ code: programText(reference), updatedDate: null, other: null }) })
    await vi.waitFor(() => expect(screen.getByText('블록 9개', { selector: 'p' })).toBeVisible())
    expect(fakeEditor.program).toEqual(reference)
  })

  test('offers blocks as text that a guest was about to take in', async () => {
    const text = programText(reference)
    const { user } = await openBench({ sessionStore: memoryStore({ 'written/blockImport//': text }) })
    await user.click(press('블록 불러오기'))
    expect(screen.getByRole('textbox', { name: '블록 JSON' })).toHaveValue('')
    await user.click(press('가져오기'))
    expect(screen.getByRole('textbox', { name: '블록 JSON' })).toHaveValue(text)
  })

  test('gives blocks out as text and takes them in, but nothing else', async () => {
    const { user } = await openBench()
    await build(reference)
    await user.click(press('블록 내보내기'))
    expect(screen.getByRole('textbox', { name: '블록 JSON' })).toHaveValue(programText(reference))
    await user.click(press('블록 불러오기'))
    await user.click(screen.getByRole('textbox', { name: '블록 JSON' }))
    await user.paste('{"version":1}')
    await user.click(press('이 블록으로 바꾸기'))
    expect(screen.getByText(/블록으로 읽을 수 없는 글이에요/)).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: '블록 JSON' }))
    await user.click(screen.getByRole('textbox', { name: '블록 JSON' }))
    await user.paste(programText(wrongBlocks[title]![0].program))
    await user.click(press('이 블록으로 바꾸기'))
    expect(fakeEditor.program).toEqual(wrongBlocks[title]![0].program)
    expect(screen.queryByRole('textbox', { name: '블록 JSON' })).not.toBeInTheDocument()
  })

  test('opens hints after a try', async () => {
    const openHint = vi.fn(async () => ({ hintNumber: 1, hint: '길을 짚어 봐요.', openedDate: null, example: null }))
    const { user } = await openBench({ submissions: { openHint } })
    await user.click(press('힌트 보기'))
    expect(await screen.findByText('길을 짚어 봐요.')).toBeVisible()
    expect(press('힌트 보기')).toHaveAttribute('aria-disabled', 'true')
  })
})
