import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { CodeRunner } from '../../../src/application/codeRunner.ts'
import type { Tutor } from '../../../src/application/tutor.ts'
import type { TutorQuestion } from '../../../src/application/tutorQuestion.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { ApplicationContext } from '../../../src/ui/kit/application.ts'
import { createQueryClient } from '../../../src/ui/kit/query.ts'
import { FeedbackPage } from '../../../src/ui/tutor/FeedbackPage.tsx'
import { TutorPage } from '../../../src/ui/tutor/TutorPage.tsx'
import { aViewer } from '../../domain/viewer/viewers.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeRunner } from '../../fakes/fakeRunner.ts'
import { fakeFeatures, fakeTutor } from '../../fakes/features.ts'
import { refusal } from '../../fakes/refusal.ts'
import { type MemoryStore, memoryStore } from '../../fakes/memoryStore.ts'
import { MemoryPage } from '../MemoryPage.tsx'

const starved = Object.assign(new Error('EOF when reading a line'), { name: 'EOFError' })

interface Visit {
  /** Null if the viewer is unknown and cannot be read. */
  readonly viewer?: Viewer | null
  readonly store?: MemoryStore
  readonly sessionStore?: MemoryStore
}

function show(
  page: ReactNode,
  ask = vi.fn<Tutor['ask']>(async (_question, onEvent) => {
    onEvent({ kind: 'POINT', line: 1, question: '왜 그럴까요?', explanation: '생각해 봐요.' })
  }),
  runner: CodeRunner = fakeRunner({ good: () => '7', broken: () => new RangeError('out of range'), reads: () => starved }),
  { viewer = guest, store = memoryStore(), sessionStore = memoryStore() }: Visit = {},
) {
  const current = vi.fn<() => Promise<Viewer>>(() => Promise.reject(refusal(500)))
  const application = anApplication({
    features: fakeFeatures({ codeRunner: runner, tutor: fakeTutor({ ruleTutor: { ask } }) }),
    store,
    sessionStore,
    viewer: { ...anApplication().viewer, current },
  })
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  if (viewer !== null) client.setQueryData(['viewer'], viewer)
  render(
    <ApplicationContext value={application}>
      <QueryClientProvider client={client}>
        <MemoryPage>{page}</MemoryPage>
      </QueryClientProvider>
    </ApplicationContext>,
  )
  const readViewer = async (found: Viewer) => {
    await vi.waitFor(() => expect(client.getQueryState(['viewer'])?.status).toBe('error'))
    current.mockResolvedValue(found)
    await act(() => client.refetchQueries({ queryKey: ['viewer'] }))
  }
  return { ask, store, sessionStore, readViewer, user: userEvent.setup() }
}

/** The box, before the rich editor has come. */
const write = (code: string) => fireEvent.change(screen.getByRole('textbox', { name: '코드' }), { target: { value: code } })
const askedWith = (ask: ReturnType<typeof vi.fn<Tutor['ask']>>, part: Partial<TutorQuestion>) =>
  expect(ask).toHaveBeenCalledWith(expect.objectContaining(part), expect.anything())

/** The stored program and the stored input, without the ids of the texts. */
const textsIn = (store: MemoryStore) =>
  [...store.stored].filter(([key]) => key.startsWith('written/') && !key.endsWith('@press')).map(([, text]) => text)

describe('/feedback', () => {
  it('gives feedback on any program, with what it printed', async () => {
    const { ask, user, sessionStore } = show(<FeedbackPage />)
    write('good')
    await user.click(screen.getByRole('button', { name: /피드백/ }))
    const region = await screen.findByRole('region', { name: 'AI 튜터' })
    expect(await within(region).findByText('왜 그럴까요?')).toBeVisible()
    askedWith(ask, { code: 'good', problemId: null, state: null, error: null })
    expect(screen.getByRole('group', { name: '이 코드가 출력한 것' })).toHaveTextContent('7')
    expect(textsIn(sessionStore)).toEqual(['good'])
  })

  it('tells the tutor of an error', async () => {
    const { ask, user } = show(<FeedbackPage />)
    write('broken')
    await user.click(screen.getByRole('button', { name: /피드백/ }))
    await screen.findByText('왜 그럴까요?')
    askedWith(ask, { state: 'RUNTIME_ERROR', error: { type: 'RangeError', message: 'out of range', line: 1 } })
  })

  it('is silent of input that nobody gave, not of input that was not enough', async () => {
    const { ask, user } = show(<FeedbackPage />)
    write('reads')
    await user.click(screen.getByRole('button', { name: /피드백/ }))
    await screen.findByText('왜 그럴까요?')
    askedWith(ask, { state: null, error: null })
    await user.type(screen.getByRole('textbox', { name: '입력' }), '3')
    await user.click(screen.getByRole('button', { name: /피드백/ }))
    await vi.waitFor(() => askedWith(ask, { state: 'RUNTIME_ERROR' }))
  })

  it('runs a program no longer than somebody waits for it', async () => {
    const stop = vi.fn()
    const run = vi.fn(() => ({ result: new Promise<never>(() => {}), stop }))
    const { user } = show(<FeedbackPage />, undefined, { ...fakeRunner({}), run })
    write('good')
    await user.click(screen.getByRole('button', { name: /피드백/ }))
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
    expect(stop).not.toHaveBeenCalled()
    cleanup()
    expect(stop).toHaveBeenCalledOnce()
  })

  it('leaves a program where it is that was written before it was known who writes', async () => {
    const { ask, user, store, sessionStore, readViewer } = show(<FeedbackPage />, undefined, undefined, { viewer: null })
    write('good')
    fireEvent.change(screen.getByRole('textbox', { name: '입력' }), { target: { value: '3' } })
    await readViewer(aViewer({ userId: 7 }))
    await waitFor(() => expect(textsIn(store)).toEqual(['good', '3']))
    expect([...sessionStore.stored]).toEqual([])
    await user.click(screen.getByRole('button', { name: /피드백/ }))
    await vi.waitFor(() => askedWith(ask, { code: 'good' }))
    expect(screen.getByRole('textbox', { name: '입력' })).toHaveValue('3')
  })

  it('offers a guest’s program to who has signed in since', async () => {
    const sessionStore = memoryStore({ 'written/feedbackCode//': 'good', 'written/feedbackInput//': '3' })
    const { ask, user } = show(<FeedbackPage />, undefined, undefined, { viewer: aViewer({ userId: 7 }), sessionStore })
    expect(screen.getByRole('textbox', { name: '코드' })).toHaveValue('')
    const notice = within(screen.getByRole('group', { name: '손님으로 쓴 코드가 있어요' }))
    await user.click(notice.getByRole('button', { name: '가져오기' }))
    expect(screen.queryByRole('group', { name: /손님/ })).not.toBeInTheDocument()
    expect([...sessionStore.stored]).toEqual([])
    await user.click(screen.getByRole('button', { name: /피드백/ }))
    await vi.waitFor(() => askedWith(ask, { code: 'good' }))
    expect(screen.getByRole('textbox', { name: '입력' })).toHaveValue('3')
  })

  it('offers a guest’s input by itself where no program was written', async () => {
    const sessionStore = memoryStore({ 'written/feedbackInput//': '3' })
    const { user } = show(<FeedbackPage />, undefined, undefined, { viewer: aViewer({ userId: 7 }), sessionStore })
    const notice = within(screen.getByRole('group', { name: '손님으로 쓴 입력이 있어요' }))
    await user.click(notice.getByRole('button', { name: '버리기' }))
    expect(screen.getByRole('textbox', { name: '입력' })).toHaveValue('')
    expect([...sessionStore.stored]).toEqual([])
  })

  it('asks for code where there is none', async () => {
    const { ask, user } = show(<FeedbackPage />)
    await user.click(screen.getByRole('button', { name: /피드백/ }))
    expect(screen.getByText('먼저 코드를 적어 주세요.')).toBeVisible()
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('/landing', () => {
  it('introduces the tutor, and lets it be tried on programs with a mistake', async () => {
    const { ask, user } = show(<TutorPage />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('AI 튜터')
    expect(screen.getByRole('link', { name: '내 코드로 피드백 받기' })).toHaveAttribute('href', '/feedback')
    await user.click(screen.getByRole('button', { name: '1부터 n까지' }))
    expect(screen.getByRole('button', { name: '1부터 n까지' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('textbox', { name: '입력' })).toHaveValue('5')
    await user.click(screen.getByRole('button', { name: '피드백 받기' }))
    await screen.findByText('왜 그럴까요?')
    askedWith(ask, { code: expect.stringContaining('range(1, n)') })
  })
})
