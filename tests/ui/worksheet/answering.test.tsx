import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { AnswerSheet } from '../../../src/application/worksheet.ts'
import { guest } from '../../../src/domain/viewer.ts'
import type { WorksheetQuestion } from '../../../src/domain/worksheet/worksheet.ts'
import { aChapter, aResult, aStanding } from '../../domain/worksheet/aWorksheet.ts'
import { refusal } from '../../fakes/refusal.ts'
import { learner } from '../review/openReviews.tsx'
import { aDevice, openWorksheets } from './openWorksheets.tsx'

const address = '/worksheet/601/chapter'
const card = (name: RegExp) => screen.getByRole('article', { name })
const markButton = () => screen.getByRole('button', { name: '채점하기' })

const results = [
  aResult({ questionId: 1, answer: ['1'], isCorrect: false, rightAnswer: ['0'], reviewDate: '2026-11-21' }),
  aResult({ questionId: 2, answer: ['else'], rightAnswer: ['else'], explanation: '아니면은 else예요.' }),
  aResult({ questionId: 3, answer: ['-=', 'print'], rightAnswer: ['-=', 'print'], explanation: '하나 줄여요.' }),
  aResult({ questionId: 4, answer: ['0', '1'], isCorrect: false, rightAnswer: ['1', '0'], explanation: null, reviewDate: '2026-11-23' }),
  aResult({ questionId: 5, answer: [], isCorrect: false, rightAnswer: ['2'], explanation: '2예요.' }),
]
const marked = aStanding({ results, solvedCount: 2 })
const reward = { point: 5, experience: 10 }

async function answerAll() {
  const first = await screen.findByRole('article', { name: /^1번/ })
  await userEvent.click(within(first).getByRole('radio', { name: '거짓' }))
  await userEvent.type(screen.getByRole('textbox', { name: '2번 답' }), 'else')
  await userEvent.type(screen.getByRole('textbox', { name: '3번 빈칸 1' }), '-=')
  await userEvent.type(screen.getByRole('textbox', { name: '3번 빈칸 2' }), 'print')
  await userEvent.click(within(card(/^4번/)).getByRole('button', { name: '위로: n = 1' }))
  await userEvent.type(screen.getByRole('textbox', { name: '5번 출력' }), '2')
}

describe('a worksheet’s page', () => {
  it('has its chapters, the questions of the one that is open, and what goes well with it', async () => {
    await openWorksheets(address)
    expect(await screen.findByRole('heading', { level: 1, name: '조건문 마무리 학습지' })).toBeVisible()
    const chapters = within(screen.getByRole('navigation', { name: '장 고르기' })).getAllByRole('link')
    expect(chapters.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/worksheet/601/chapter?chapter=6011', 'page'],
      ['/worksheet/601/chapter?chapter=6012', null],
    ])
    expect(screen.getByRole('heading', { level: 2, name: '1장 참일까 거짓일까' })).toBeVisible()
    expect(await screen.findByRole('article', { name: /^6번/ })).toBeVisible()
    expect(screen.getAllByRole('article').slice(0, 6)).toHaveLength(6)
    expect(screen.getByRole('link', { name: '‘잠수복 고르기’ 풀러 가기' })).toHaveAttribute('href', '/learn/problem/7006')
    expect(screen.getByRole('link', { name: '반복문 눈으로 따라가기' })).toHaveAttribute('href', '/worksheet/602/chapter')
  })

  it('offers what a guest has answered on this device, and takes it only when asked to', async () => {
    const device = aDevice({ 'null/6011': { 2: ['else'] } })
    await openWorksheets(address, {}, { device })
    const offer = await screen.findByRole('group', { name: '손님으로 쓴 답이 있어요' })
    expect(device.kept.get('1/6011')).toBeUndefined()
    await userEvent.click(within(offer).getByRole('button', { name: '가져오기' }))
    await waitFor(() => expect(Object.fromEntries(device.kept)).toEqual({ '1/6011': { 2: ['else'] }, 'null/6011': {} }))
    expect(screen.queryByRole('group', { name: '손님으로 쓴 답이 있어요' })).not.toBeInTheDocument()
  })

  it('leaves what is answered already as it is, and replaces it by a guest’s only when asked once more', async () => {
    const device = aDevice({ 'null/6011': { 1: ['0'], 2: ['elif'] }, '1/6011': { 2: ['else'] } })
    await openWorksheets(address, {}, { device })
    const offer = await screen.findByRole('group', { name: '손님으로 쓴 답이 있어요' })
    expect(offer).toHaveTextContent('2번에는 이미 답했어요. 그 답은 바꾸지 않아요.')
    await userEvent.click(within(offer).getByRole('button', { name: '가져오기' }))
    await waitFor(() =>
      expect(Object.fromEntries(device.kept)).toEqual({ '1/6011': { 1: ['0'], 2: ['else'] }, 'null/6011': { 2: ['elif'] } }),
    )
    expect(offer).toHaveTextContent('2번에는 이미 답했어요. 가져오면 손님으로 쓴 답으로 바뀌어요.')
    await userEvent.click(within(offer).getByRole('button', { name: '가져오기' }))
    await waitFor(() => expect(Object.fromEntries(device.kept)).toEqual({ '1/6011': { 1: ['0'], 2: ['elif'] }, 'null/6011': {} }))
    expect(screen.queryByRole('group', { name: '손님으로 쓴 답이 있어요' })).not.toBeInTheDocument()
  })

  it('throws away what a guest has answered where it is asked to, and nothing else', async () => {
    const device = aDevice({ 'null/6011': { 2: ['elif'] }, '1/6011': { 2: ['else'] } })
    await openWorksheets(address, {}, { device })
    await userEvent.click(await screen.findByRole('button', { name: '버리기' }))
    await waitFor(() => expect(Object.fromEntries(device.kept)).toEqual({ '1/6011': { 2: ['else'] }, 'null/6011': {} }))
  })

  it('opens the chapter that the address names, and else the one where the viewer stopped', async () => {
    await openWorksheets(`${address}?chapter=6012`)
    expect(await screen.findByText('이 장에는 아직 문항이 없어요.')).toBeVisible()
  })

  it('goes on with the first chapter that is not marked', async () => {
    await openWorksheets(address, { standings: async () => [marked] })
    expect(await screen.findByRole('heading', { level: 2, name: '2장 갈림길이 여러 개일 때' })).toBeVisible()
    expect(screen.getByText('6문항 중 2개 맞힘')).toBeVisible()
  })

  it('sends all answers once, and shows what is right and why', async () => {
    const mark = vi.fn(async (_: AnswerSheet) => ({ chapter: marked, reward }))
    const { device } = await openWorksheets(address, { mark })
    await screen.findByRole('heading', { level: 2, name: '1장 참일까 거짓일까' })
    await answerAll()
    expect(screen.getByRole('progressbar', { name: '답한 문항' })).toHaveAttribute('aria-valuetext', '5문항 중 5문항에 답했어요')
    await userEvent.click(markButton())
    expect(await screen.findByRole('heading', { level: 3, name: '6문항 중 2문항을 맞혔어요' })).toHaveFocus()
    expect(mark.mock.calls).toEqual([
      [
        {
          worksheetId: '601',
          chapterId: 6011,
          answers: [
            { questionId: 1, answer: ['1'] },
            { questionId: 2, answer: ['else'] },
            { questionId: 3, answer: ['-=', 'print'] },
            { questionId: 4, answer: ['1', '0'] },
            { questionId: 5, answer: ['2'] },
          ],
        },
      ],
    ])
    expect(within(card(/^1번/)).getByText('틀렸어요')).toBeVisible()
    expect(within(card(/^1번/)).getByText('내일 (11월 21일 (토))에 다시 나와요')).toBeVisible()
    expect(within(card(/^2번/)).getByText('맞았어요')).toBeVisible()
    expect(within(card(/^2번/)).getByText('아니면은 else예요.')).toBeVisible()
    expect(within(card(/^3번/)).getByRole('region', { name: '3번 내 답' })).toHaveTextContent('n -= 1 print(n)')
    expect(within(card(/^5번/)).getByText('답하지 않았어요')).toBeVisible()
    expect(within(card(/^6번/)).getByText('아직 풀지 않았어요')).toBeVisible()
    expect(await screen.findByText('5포인트와 경험치 10점을 받았어요')).toBeVisible()
    expect(screen.getByRole('link', { name: '다시 풀 문항 보기' })).toHaveAttribute('href', '/worksheet/review')
    expect(screen.getByRole('link', { name: '다음 장: 갈림길이 여러 개일 때' })).toHaveAttribute('href', `${address}?chapter=6012`)
    expect(device.kept.get('1/6011')).toEqual({})
  })

  it('asks once more before it marks what is not answered', async () => {
    const mark = vi.fn(async (_: AnswerSheet) => ({ chapter: marked, reward }))
    await openWorksheets(address, { mark })
    expect(await screen.findByRole('button', { name: '채점하기' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(screen.getByRole('textbox', { name: '2번 답' }), 'else')
    await userEvent.click(markButton())
    expect(screen.getByText(/아직 답하지 않은 문항이 4개 있어요/)).toBeVisible()
    expect(mark).not.toHaveBeenCalled()
    await userEvent.click(markButton())
    expect(mark).toHaveBeenCalledTimes(1)
  })

  it.each([
    [refusal(401), '쓴 답은 이 기기에 그대로 있어요'],
    [refusal(404), '선생님이 이 장을 바꾸었어요'],
    [refusal(400), '채점하지 못했어요'],
    [refusal(500), '채점하지 못했어요'],
  ])('keeps the answers where the marking failed with %s, and says so', async (error, text) => {
    const { device } = await openWorksheets(
      address,
      { mark: async () => Promise.reject(error) },
      { device: aDevice({ '1/6011': { 2: ['else'] } }) },
    )
    await userEvent.click(await screen.findByRole('button', { name: '채점하기' }))
    await userEvent.click(markButton())
    expect(await screen.findByText(new RegExp(text))).toBeVisible()
    expect(screen.getByRole('textbox', { name: '2번 답' })).toHaveValue('else')
    expect(device.kept.get('1/6011')).toEqual({ 2: ['else'] })
  })

  it('brings back what was answered before, and leads to where it goes on', async () => {
    await openWorksheets(address, {}, { device: aDevice({ '1/6011': { 1: ['0'], 2: ['else'] } }) })
    expect(await screen.findByRole('textbox', { name: '2번 답' })).toHaveValue('else')
    expect(screen.getByRole('radio', { name: '참' })).toBeChecked()
    expect(screen.getByText('지난번에 쓰던 답을 불러왔어요.')).toBeVisible()
    expect(screen.getByRole('link', { name: '3번부터 이어서 풀기' })).toHaveAttribute('href', '#question-3')
  })

  it('keeps every answer at once', async () => {
    const { device } = await openWorksheets(address)
    await userEvent.type(await screen.findByRole('textbox', { name: '2번 답' }), 'else')
    expect(device.kept.get('1/6011')).toEqual({ 2: ['else'] })
    await userEvent.click(screen.getByRole('radio', { name: '참' }))
    expect(device.kept.get('1/6011')).toEqual({ 1: ['0'], 2: ['else'] })
  })

  it('puts its answers beside those of another tab, and shows those once it is looked at again', async () => {
    const { device } = await openWorksheets(address)
    await userEvent.type(await screen.findByRole('textbox', { name: '2번 답' }), 'el')
    await device.change({ userId: 1, chapterId: 6011 }, (stored) => ({ ...stored, 1: ['0'] }))
    await userEvent.type(screen.getByRole('textbox', { name: '2번 답' }), 'se')
    expect(device.kept.get('1/6011')).toEqual({ 1: ['0'], 2: ['else'] })
    await device.change({ userId: 1, chapterId: 6011 }, (stored) => ({ ...stored, 1: ['1'] }))
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByRole('radio', { name: '거짓' })).toBeChecked()
    expect(screen.getByRole('textbox', { name: '2번 답' })).toHaveValue('else')
  })

  it('is not taken back by a look at the device that began before it was answered', async () => {
    const kept = aDevice()
    let look: (() => void) | null = null
    let keep: (() => void) | null = null
    let isSlow = false
    const device: typeof kept = {
      ...kept,
      async read(key) {
        const found = await kept.read(key)
        if (isSlow) await new Promise<void>((resolve) => (look = resolve))
        return found
      },
      async change(key, next) {
        if (isSlow) await new Promise<void>((resolve) => (keep = resolve))
        return kept.change(key, next)
      },
    }
    await openWorksheets(address, {}, { device })
    const box = await screen.findByRole('textbox', { name: '2번 답' })
    isSlow = true
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    await userEvent.type(box, 'e')
    await act(async () => look?.())
    expect(box).toHaveValue('e')
    await act(async () => keep?.())
    expect(box).toHaveValue('e')
    expect(kept.kept.get('1/6011')).toEqual({ 2: ['e'] })
    expect([look, keep]).not.toContain(null)
  })

  it('keeps what was answered while the others were being marked', async () => {
    let give = () => {}
    const answer = new Promise<{ chapter: typeof marked; reward: typeof reward }>((resolve) => {
      give = () => resolve({ chapter: marked, reward })
    })
    const { device } = await openWorksheets(address, { mark: () => answer })
    await screen.findByRole('heading', { level: 2, name: '1장 참일까 거짓일까' })
    await answerAll()
    await userEvent.click(markButton())
    await userEvent.type(screen.getByRole('textbox', { name: '2번 답' }), ':')
    await act(async () => give())
    expect(device.kept.get('1/6011')).toEqual({ 2: ['else:'] })
    expect(screen.getByRole('textbox', { name: '2번 답' })).toHaveValue('else:')
  })

  it('shows what was marked before, and can be filled in anew', async () => {
    await openWorksheets(`${address}?chapter=6011`, { standings: async () => [marked] })
    expect(await screen.findByRole('heading', { level: 3, name: '6문항 중 2문항을 맞혔어요' })).toBeVisible()
    expect(screen.queryByText(/포인트/)).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '이 장 다시 풀기' }))
    expect(screen.getByRole('textbox', { name: '2번 답' })).toHaveValue('')
  })

  it('answers in words where another chapter is being marked', async () => {
    const chapters = async () => [aChapter(), aChapter({ chapterId: 6012, title: '갈림길이 여러 개일 때' })]
    const mark = vi.fn(() => new Promise<never>(() => {}))
    const { application } = await openWorksheets(address, { chapters, mark })
    for (const chapter of ['참일까 거짓일까', '갈림길이 여러 개일 때']) {
      // oxlint-disable-next-line no-await-in-loop -- one chapter after the other
      await userEvent.click(await screen.findByRole('link', { name: new RegExp(chapter) }))
      // oxlint-disable-next-line no-await-in-loop -- the same
      await userEvent.type(await screen.findByRole('textbox', { name: '2번 답' }), 'else')
      // oxlint-disable-next-line no-await-in-loop -- the same
      await userEvent.dblClick(markButton())
    }
    expect(mark).toHaveBeenCalledTimes(1)
    expect(application.notifications.current().map(({ text }) => text)).toEqual([
      '앞서 누른 답을 채점하고 있어요. 잠시 후 다시 눌러 주세요.',
    ])
  })

  it('says where it could not be read what is marked, and keeps what is marked now all the same', async () => {
    const standings = vi.fn(async () => Promise.reject<[]>(refusal(500)))
    await openWorksheets(address, { standings, mark: async () => ({ chapter: marked, reward }) })
    expect(await screen.findByText(/채점한 기록을 불러오지 못했어요/)).toBeVisible()
    expect(screen.queryByText('아직 채점하지 않음')).not.toBeInTheDocument()
    await answerAll()
    await userEvent.click(markButton())
    expect(await screen.findByRole('heading', { level: 3, name: '6문항 중 2문항을 맞혔어요' })).toBeVisible()
    expect(screen.getByText('6문항 중 2개 맞힘')).toBeVisible()
    // The standings are read again, and the other chapter still shows no result.
    await waitFor(() => expect(standings).toHaveBeenCalledTimes(2))
    expect(screen.queryByText('아직 채점하지 않음')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: /^다음 장/ }))
    await userEvent.click(screen.getByRole('link', { name: /참일까 거짓일까/ }))
    expect(await screen.findByRole('heading', { level: 3, name: '6문항 중 2문항을 맞혔어요' })).toBeVisible()
  })

  it('reads again what is marked when it is asked to', async () => {
    const standings = vi.fn(async () => [marked]).mockRejectedValueOnce(refusal(500))
    await openWorksheets(`${address}?chapter=6011`, { standings })
    await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('heading', { level: 3, name: '6문항 중 2문항을 맞혔어요' })).toBeVisible()
    expect(screen.getByText('아직 채점하지 않음')).toBeVisible()
    expect(screen.queryByText(/채점한 기록을 불러오지 못했어요/)).not.toBeInTheDocument()
  })

  it('knows a solved problem before anything is marked', async () => {
    const solved = aStanding({ answeredDate: null, results: [aResult({ questionId: 6, answer: [], rightAnswer: [] })] })
    await openWorksheets(address, { standings: async () => [solved] })
    expect(await screen.findByRole('article', { name: /^6번/ })).toHaveTextContent('맞았어요')
  })

  it('lets a guest answer, and says what signing in brings', async () => {
    const { device } = await openWorksheets(address, {}, { viewer: guest })
    await userEvent.type(await screen.findByRole('textbox', { name: '2번 답' }), 'else')
    expect(screen.getByRole('link', { name: '로그인하고 채점하기' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '채점하기' })).not.toBeInTheDocument()
    expect(device.kept.get('null/6011')).toEqual({ 2: ['else'] })
  })

  it.each([
    [404, '찾을 수 없는 학습지예요'],
    [500, '학습지를 불러오지 못했어요'],
  ])('where the answer is %d, says so and has a way on', async (status, title) => {
    await openWorksheets(address, { worksheet: async () => Promise.reject(refusal(status)) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getAllByRole('link', { name: '학습지 목록' })[0]).toHaveAttribute('href', '/worksheet?page=1&order=DESC')
  })

  it('is printed by a button', async () => {
    window.print = vi.fn()
    await openWorksheets(address)
    await userEvent.click(await screen.findByRole('button', { name: '인쇄하기' }))
    expect(window.print).toHaveBeenCalledTimes(1)
  })
})

describe('a teacher’s sheet of answers', () => {
  const teacher = { ...learner, roleList: ['ROLE_TEACHER'] }
  const answers = results.map(({ questionId, rightAnswer, explanation }) => ({ questionId, rightAnswer, explanation }))
  const known = [{ chapterId: 6011, answers: answers.filter(({ questionId }) => questionId !== 5) }]
  const sheet = () => screen.queryByRole('region', { name: '조건문 마무리 학습지 정답지', hidden: true })

  it('is read when it is asked for, printed behind the worksheet, and put away once it is printed', async () => {
    const rightAnswers = vi.fn(async () => known)
    const printed: (string | null)[] = []
    window.print = () => void printed.push(sheet()?.textContent ?? null)
    await openWorksheets(address, { rightAnswers }, { viewer: teacher })
    const button = await screen.findByRole('button', { name: '정답지 인쇄' })
    expect(rightAnswers).not.toHaveBeenCalled()
    await userEvent.click(button)
    await waitFor(() => expect(printed).toHaveLength(1))
    expect(rightAnswers.mock.calls).toEqual([['601']])
    for (const text of ['1장 참일까 거짓일까', '1번 보기, 참', '1이 더 작아요.', 'else', 'n -= 1', '적어 둔 답이 없어요', '잠수복 고르기'])
      expect(printed[0]).toContain(text)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(sheet()).toBeNull()
  })

  it('is not printed with the worksheet afterwards, also where the browser does not tell when it has printed', async () => {
    const printed: boolean[] = []
    window.print = () => void printed.push(sheet() !== null)
    await openWorksheets(address, { rightAnswers: async () => known }, { viewer: teacher })
    await userEvent.click(await screen.findByRole('button', { name: '정답지 인쇄' }))
    await waitFor(() => expect(printed).toEqual([true]))
    await userEvent.click(screen.getByRole('button', { name: '인쇄하기' }))
    expect(printed).toEqual([true, false])
  })

  it.each([
    [500, '정답지를 불러오지 못했어요. 잠시 후 다시 눌러 주세요.'],
    [403, '정답지는 이 채널의 선생님만 인쇄할 수 있어요. 다시 로그인해 보세요.'],
  ])('where the answer is %d, says so and prints nothing', async (status, text) => {
    window.print = vi.fn()
    await openWorksheets(address, { rightAnswers: async () => Promise.reject(refusal(status)) }, { viewer: teacher })
    await userEvent.click(await screen.findByRole('button', { name: '정답지 인쇄' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(window.print).not.toHaveBeenCalled()
  })

  it('is asked for once, however often the button is pressed, and not printed on another page', async () => {
    window.print = vi.fn()
    let answer = (_: typeof known) => {}
    const rightAnswers = vi.fn(() => new Promise<typeof known>((resolve) => (answer = resolve)))
    await openWorksheets(address, { rightAnswers }, { viewer: teacher })
    await userEvent.click(await screen.findByRole('button', { name: '정답지 인쇄' }))
    await userEvent.click(screen.getByRole('button', { name: '정답지를 준비하고 있어요' }))
    expect(rightAnswers).toHaveBeenCalledTimes(1)
    cleanup()
    await act(async () => answer(known))
    expect(window.print).not.toHaveBeenCalled()
  })

  it.each([
    ['learner', learner],
    ['guest', guest],
  ])('is nothing that a %s has or ever loads', async (_, viewer) => {
    const rightAnswers = vi.fn(async () => known)
    window.print = vi.fn()
    await openWorksheets(address, { rightAnswers }, { viewer })
    await userEvent.click(await screen.findByRole('button', { name: '인쇄하기' }))
    expect(screen.queryByRole('button', { name: '정답지 인쇄' })).toBeNull()
    expect([sheet(), rightAnswers.mock.calls]).toEqual([null, []])
  })
})

describe('lines to put in order', () => {
  const lines: WorksheetQuestion = { kind: 'ORDER', questionId: 4, text: '늘어놓아 보세요', lines: ['a', 'b', 'c'], output: null }
  const open = () => openWorksheets(address, { chapters: async () => [aChapter({ questions: [lines] })] })
  const texts = () =>
    within(screen.getByRole('list', { name: '1번 줄 순서' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent)

  it('are moved with the arrow keys, and said where they are; the focus goes along', async () => {
    await open()
    const handle = await screen.findByRole('button', { name: '3번째 줄 c' })
    handle.focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(texts()).toEqual(['a', 'c', 'b'])
    expect(screen.getByRole('button', { name: '2번째 줄 c' })).toHaveFocus()
    expect(screen.getByText('c 줄을 2번째로 옮겼어요')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}x')
    expect(texts()).toEqual(['a', 'c', 'b'])
  })

  it('are moved with buttons, which do nothing at the ends', async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: '위로: a' }))
    expect(texts()).toEqual(['a', 'b', 'c'])
    await userEvent.click(screen.getByRole('button', { name: '아래로: a' }))
    expect(texts()).toEqual(['b', 'a', 'c'])
    expect(screen.getByRole('button', { name: '아래로: a' })).toHaveFocus()
  })

  it('are dragged by their handles', async () => {
    await open()
    const list = await screen.findByRole('list', { name: '1번 줄 순서' })
    Object.assign(list, { setPointerCapture: vi.fn() })
    const place = (item: Element) => [...list.children].indexOf(item) * 50
    vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLLIElement) {
      return new DOMRect(0, place(this), 100, 50)
    })
    fireEvent.pointerDown(screen.getByRole('button', { name: '1번째 줄 a' }), { pointerId: 1, button: 0 })
    fireEvent.pointerMove(list, { pointerId: 1, clientY: 120 })
    expect(texts()).toEqual(['b', 'c', 'a'])
    fireEvent.pointerUp(list, { pointerId: 1 })
    fireEvent.pointerMove(list, { pointerId: 1, clientY: 10 })
    expect(texts()).toEqual(['b', 'c', 'a'])
  })
})
