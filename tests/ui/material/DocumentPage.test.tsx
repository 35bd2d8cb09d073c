import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { CodeRunner } from '../../../src/application/codeRunner.ts'
import type { MaterialRepository } from '../../../src/application/material.ts'
import { paths } from '../../../src/domain/paths.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { DocumentPage } from '../../../src/ui/material/DocumentPage.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeRunner } from '../../fakes/fakeRunner.ts'
import { fakeFeatures, fakeMaterial, fakeReview } from '../../fakes/features.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { refusal } from '../../fakes/refusal.ts'
import { openAt } from '../openAt.tsx'
import { learner } from '../review/openReviews.tsx'
import { aDocument } from './aMaterial.ts'

const runner = fakeRunner({ 'print(1)': () => '1\n', 'print(2)': () => '2\n' })

async function open(
  answers: Partial<MaterialRepository> = {},
  viewer: Viewer = learner,
  codeRunner: CodeRunner = runner,
  sessionStore = memoryStore(),
) {
  const saveProgress = vi.fn(answers.saveProgress ?? (async () => {}))
  const own = vi.fn(async () => null)
  const application = anApplication({
    sessionStore,
    viewer: {
      current: async () => viewer,
      experience: async () => ({ experience: 1, requiredExperience: 9 }),
      chooseGender: vi.fn(),
      signOut: vi.fn(),
    },
    features: fakeFeatures({
      material: fakeMaterial({ documentDetail: async () => aDocument(), ...answers, saveProgress }),
      review: fakeReview({ own }),
      codeRunner,
    }),
  })
  const page = (
    <Routes>
      <Route path={paths.document} element={<DocumentPage />} />
    </Routes>
  )
  await act(async () => {
    openAt('/learn/document/6003', page, application)
  })
  return { saveProgress }
}

describe('a document’s page', () => {
  it('has the text, its contents, its figures in words, and what goes well with it', async () => {
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: '등대가 고르는 길' })).toBeVisible()
    const contents = screen.getByRole('navigation', { name: '이 글의 차례' })
    expect(
      within(contents)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#section-1', '#section-2', '#section-3'])
    expect(screen.getByRole('img', { name: '밝기는 30' })).toBeVisible()
    expect(screen.getByRole('link', { name: '파도처럼 되풀이하기' })).toHaveAttribute('href', '/learn/document/6004')
  })

  it('is printed by a button', async () => {
    window.print = vi.fn()
    await open()
    await userEvent.click(await screen.findByRole('button', { name: '인쇄하기' }))
    expect(window.print).toHaveBeenCalledTimes(1)
  })

  it('is marked as read once the backend has taken it, and then may be reviewed', async () => {
    const { saveProgress } = await open()
    expect(await screen.findByText('끝까지 읽으면 후기를 쓸 수 있어요')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '다 읽었어요' }))
    expect(await screen.findByRole('heading', { name: '잘했어요! 하나를 더 마쳤어요' })).toHaveFocus()
    expect(saveProgress.mock.calls.map(([subject, { isDone }]) => [subject, isDone])).toEqual([[{ kind: 'DOCUMENT', id: 6003 }, true]])
    expect(await screen.findByRole('button', { name: '후기 쓰기' })).toBeVisible()
  })

  it('stays unread where the mark was not taken, and says so', async () => {
    await open({ saveProgress: async () => Promise.reject(refusal(500)) })
    await userEvent.click(await screen.findByRole('button', { name: '다 읽었어요' }))
    expect(await screen.findByText('기록을 남기지 못했어요. 다시 눌러 주세요.')).toBeVisible()
    expect(screen.getByRole('button', { name: '다 읽었어요' })).toBeVisible()
  })

  it('lets a guest read, and says what signing in brings', async () => {
    await open({}, guest)
    expect(await screen.findByText('밝으면 불을 꺼요.')).toBeVisible()
    expect(screen.getByText('로그인하면 읽은 기록이 남고 경험치를 받아요.')).toBeVisible()
    expect(screen.queryByRole('button', { name: '다 읽었어요' })).not.toBeInTheDocument()
  })

  it.each([
    [404, '찾을 수 없는 문서예요'],
    [500, '문서를 불러오지 못했어요'],
  ])('where the answer is %d, says so and has a way on', async (status, title) => {
    await open({ documentDetail: async () => Promise.reject(refusal(status)) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getAllByRole('link', { name: '문서 목록' })[0]).toHaveAttribute('href', '/document?page=1&order=DESC')
  })
})

describe('code in a document', () => {
  it('runs where it stands', async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: '실행' }))
    expect(await screen.findByRole('group', { name: '실행 결과' })).toHaveTextContent('1')
    expect(screen.getByText('끝까지 실행했어요')).toBeVisible()
  })

  it('is changed, run again with the keyboard, and put back', async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: '고쳐 보기' }))
    const editor = screen.getByRole('textbox', { name: '파이썬 코드 고치기' })
    expect(editor).toHaveFocus()
    await userEvent.clear(editor)
    await userEvent.type(editor, 'print(2){Control>}{Enter}{/Control}')
    expect(await screen.findByRole('group', { name: '실행 결과' })).toHaveTextContent('2')
    await userEvent.click(screen.getByRole('button', { name: '처음 코드로' }))
    expect(screen.queryByRole('textbox', { name: '파이썬 코드 고치기' })).not.toBeInTheDocument()
    expect(screen.queryByRole('group', { name: '실행 결과' })).not.toBeInTheDocument()
  })

  it('is there again as it was changed after it was put back', async () => {
    await open()
    const edited = () => screen.getByRole('textbox', { name: '파이썬 코드 고치기' })
    await userEvent.click(await screen.findByRole('button', { name: '고쳐 보기' }))
    await userEvent.click(screen.getByRole('button', { name: '처음 코드로' }))
    expect(screen.queryByRole('button', { name: '되돌리기' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '고쳐 보기' }))
    await userEvent.type(edited(), '  # 내 줄')
    await userEvent.click(screen.getByRole('button', { name: '처음 코드로' }))
    await userEvent.click(screen.getByRole('button', { name: '되돌리기' }))
    expect(edited()).toHaveValue('print(1)  # 내 줄')
    expect(edited()).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: '처음 코드로' }))
    await userEvent.click(screen.getByRole('button', { name: '고쳐 보기' }))
    await userEvent.click(screen.getByRole('button', { name: '되돌리기' }))
    expect(edited()).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: '처음 코드로' }))
    await userEvent.click(screen.getByRole('button', { name: '고쳐 보기' }))
    await userEvent.type(edited(), '!')
    expect(screen.queryByRole('button', { name: '되돌리기' })).not.toBeInTheDocument()
  })

  it('that a guest has changed is offered to who has signed in since', async () => {
    const sessionStore = memoryStore()
    await open({}, guest, undefined, sessionStore)
    await userEvent.click(await screen.findByRole('button', { name: '고쳐 보기' }))
    await userEvent.type(screen.getByRole('textbox', { name: '파이썬 코드 고치기' }), '  # 내 줄')
    document.body.replaceChildren()
    await open({}, learner, undefined, sessionStore)
    const notice = within(await screen.findByRole('group', { name: '손님으로 쓴 코드가 있어요' }))
    expect(screen.queryByRole('textbox', { name: '파이썬 코드 고치기' })).not.toBeInTheDocument()
    await userEvent.click(notice.getByRole('button', { name: '가져오기' }))
    expect(screen.getByRole('textbox', { name: '파이썬 코드 고치기' })).toHaveValue('print(1)  # 내 줄')
    expect([...sessionStore.stored]).toEqual([])
  })

  it('that asks is answered where it stands, and its input is ended by Ctrl+D', async () => {
    const lines: (string | null | undefined)[] = []
    const run: CodeRunner['run'] = (_, { onOutput, askForLine }) => ({
      result: (async () => {
        onOutput('이름? ')
        lines.push(await askForLine?.('이름? '), await askForLine?.(''))
        return { state: 'DONE', output: '이름? ', error: null, stepCount: 1 } as const
      })(),
      stop() {},
    })
    await open({}, learner, { ...runner, run })
    await userEvent.click(await screen.findByRole('button', { name: '실행' }))
    expect(await screen.findByText('프로그램이 입력을 기다려요')).toBeVisible()
    const field = await screen.findByRole('textbox', { name: /^입력\s*이름\?$/ })
    expect(field).toHaveFocus()
    await userEvent.type(field, '니모{Enter}')
    expect(screen.getByRole('group', { name: '실행 결과' })).toHaveTextContent('이름? 니모')
    await userEvent.type(await screen.findByRole('textbox', { name: '입력' }), '{Control>}[KeyD]{/Control}')
    expect(await screen.findByText('끝까지 실행했어요')).toBeVisible()
    expect(lines).toEqual(['니모', null])
  })

  it('that breaks says in Korean what is wrong and where', async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: '고쳐 보기' }))
    await userEvent.type(screen.getByRole('textbox', { name: '파이썬 코드 고치기' }), '(')
    await userEvent.click(screen.getByRole('button', { name: '실행' }))
    expect(await screen.findByText('실행 중에 멈췄어요')).toBeVisible()
    expect(screen.getByText(/^1번째 줄: /)).toBeVisible()
  })
})
