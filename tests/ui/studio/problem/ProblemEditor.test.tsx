import { act, fireEvent, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import type { ProblemCatalogue } from '../../../../src/application/problem.ts'
import type { WorkRepository } from '../../../../src/application/studio.ts'
import { paths } from '../../../../src/domain/paths.ts'
import type { StudioProblem } from '../../../../src/domain/studio/studioProblem.ts'
import { guest, type Viewer } from '../../../../src/domain/viewer.ts'
import { StudioProblemPage } from '../../../../src/ui/studio/problem/StudioProblemPage.tsx'
import { aStudioProblem } from '../../../domain/studio/aStudioProblem.ts'
import { learner } from '../../../domain/viewer/viewers.ts'
import { fakeProblem, fakeStudioProblem } from '../../../fakes/features.ts'
import { fakeRunner } from '../../../fakes/fakeRunner.ts'
import { memoryStore } from '../../../fakes/memoryStore.ts'
import { lostConnection, refusal } from '../../../fakes/refusal.ts'
import { first, openWorkPage, repositoryOf, second, workOf } from '../openWorkPage.tsx'

vi.mock('../../../../src/ui/problem/workbench/editor/richEditor.ts', () => Promise.reject(new Error('the text box stays')))

const draftKey = 'studio/problem/1/7'
afterEach(() => vi.useRealTimers())

const programs = {
  double: (input: string) => `${Number(input) * 2}\n`,
  seed: (input: string) => `${Number(input) + 1}\n`,
  same: (input: string) => input,
}
const content = aStudioProblem({ reference: 'double', generator: 'seed' })

interface Wishes extends Partial<WorkRepository<StudioProblem>> {
  readonly viewer?: Viewer
  readonly store?: ReturnType<typeof memoryStore>
  readonly loadRunner?: () => Promise<never>
  /** Programs run only once this promise resolves. */
  readonly gate?: Promise<void>
  readonly categories?: ProblemCatalogue['categories']
}

const seas: ProblemCatalogue['categories'] = async () => [
  { categoryGroupName: '얕은 바다', name: '사칙연산', categoryId: 1, character: null, problemCount: 1, solvedCount: 0 },
]

async function open(problemId = '7', { viewer, store, loadRunner, gate, categories = seas, ...answers }: Wishes = {}) {
  const repository = repositoryOf(content, answers)
  const codeRunner = fakeRunner(programs, gate)
  const page = await openWorkPage({
    at: `/studio/publish/problem/${problemId}`,
    path: paths.studioProblem,
    page: <StudioProblemPage />,
    viewer,
    store,
    features: {
      studioProblem: fakeStudioProblem(repository),
      problem: fakeProblem({
        problems: {
          categories,
          categoryGroups: async () => [],
        },
      }),
      ...(loadRunner ? {} : { codeRunner }),
    },
  })
  return { ...repository, ...page }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => userEvent.click(await button(name))
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const settle = () => act(async () => {})

describe('who may come in', () => {
  it.each([guest, learner])('others are told so, and nothing is read', async (viewer) => {
    const { read } = await open('7', { viewer })
    expect((await screen.findAllByRole('link')).length).toBeGreaterThan(0)
    expect(screen.queryByLabelText('이름')).toBeNull()
    expect(read).not.toHaveBeenCalled()
  })

  it.each([
    [404, '찾을 수 없어요'],
    [500, '불러오지 못했어요'],
  ])('where reading answers %d, says so', async (status, title) => {
    await open('7', { read: async () => Promise.reject(refusal(status)) })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  })
})

describe('a problem that is written', () => {
  it('is saved once under an address of its own, and stands as it stood', async () => {
    const { create, address } = await open('new')
    await screen.findByLabelText('이름')
    fill('이름', '조개 두 배')
    fill('경우 1 입력', '3')
    await press('저장하기')
    expect(await screen.findByText('저장했어요')).toBeVisible()
    expect(create).toHaveBeenCalledTimes(1)
    await vi.waitFor(() => expect(address()).toBe('/studio/publish/problem/7'))
    expect(screen.getByLabelText('이름')).toHaveValue('조개 두 배')
    expect(screen.getByText('모두 저장했어요.')).toBeVisible()
  })

  it('tells at each of its editors how Esc and Tab leave it', async () => {
    await open('new')
    await screen.findByLabelText('이름')
    // Each editor is a plain text box until the rich one is loaded, which is in a shadow tree.
    const boxOf = (editor: Element) =>
      editor.querySelector('textarea') ??
      [...editor.children].flatMap(({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('[role="textbox"]') ?? [])[0]
    const editors = () => [...document.querySelectorAll('[data-editor]')].flatMap((editor) => boxOf(editor) ?? [])
    await waitFor(() => expect(editors().map((editor) => editor.getAttribute('aria-label'))).toEqual(['기준 답안', '입력 만들기']))
    for (const editor of editors()) expect(editor).toHaveAccessibleDescription(/Esc를 누르고 Tab을 누르면/)
  })

  it('can be given its type though the types came only when they were asked for again', async () => {
    await open('new', { categories: vi.fn(seas).mockRejectedValueOnce(refusal(500)) })
    expect(await screen.findByText(/유형을 불러오지 못했어요/)).toHaveRole('alert')
    await press('다시 시도')
    await userEvent.selectOptions(screen.getByLabelText('유형'), await screen.findByRole('option', { name: '사칙연산' }))
    expect(screen.getByLabelText('유형')).toHaveValue('사칙연산')
    expect(screen.queryByText(/유형을 불러오지 못했어요/)).toBeNull()
  })

  it('names what is missing at its field, and runs nothing', async () => {
    const { publish } = await open('new')
    await press('공개하기')
    expect(await screen.findByRole('heading', { name: '아직 빠진 것이 있어요' })).toBeVisible()
    expect(screen.getByLabelText('이름')).toHaveAccessibleDescription('이름을 적어 주세요.')
    expect(screen.getByLabelText('유형')).toHaveAccessibleDescription('유형을 골라 주세요.')
    expect(screen.getByLabelText('경우 2 무엇을 살피나요?')).toBeInvalid()
    expect(publish).not.toHaveBeenCalled()
  })

  it('shows which case the reference fails, and is published once they agree', async () => {
    const { publish, save } = await open()
    await screen.findByLabelText('이름')
    fill('경우 1 바라는 출력', '7')
    await press('공개하기')
    expect(await screen.findByRole('heading', { name: '맞지 않는 것이 있어요' })).toBeVisible()
    const wrong = screen.getAllByRole('listitem').find((item) => item.textContent.includes('경우 1 틀렸어요'))
    expect(wrong).toHaveTextContent('6')
    expect(publish).not.toHaveBeenCalled()
    await press('기준 답안으로 출력 채우기')
    expect(await screen.findByText('기준 답안이 출력한 것으로 채웠어요.')).toBeVisible()
    expect(screen.getByLabelText('경우 1 바라는 출력')).toHaveValue('6\n')
    expect(screen.getByText('고친 뒤에는 다시 확인해 주세요.')).toBeVisible()
    await press('공개하기')
    expect(await screen.findByText('공개했어요. 이제 학생이 볼 수 있어요.')).toBeVisible()
    expect(save).not.toHaveBeenCalled()
    expect(publish).toHaveBeenCalledExactlyOnceWith(7, first)
  })

  it('that was changed is saved before it is published, and tells when others see an older one', async () => {
    const { publish, save } = await open('7', { read: async () => workOf(content, { state: 'PUBLISHED', isCurrent: true }) })
    await screen.findByLabelText('이름')
    fill('이름', '새 이름')
    expect(screen.getByText(/공개된 것은 이전에 저장한 내용이에요/)).toBeVisible()
    await press('바뀐 것 공개하기')
    await screen.findByText('공개했어요. 이제 학생이 볼 수 있어요.')
    expect(save).toHaveBeenCalledExactlyOnceWith(7, { ...content, title: '새 이름' }, first)
    expect(publish).toHaveBeenCalledExactlyOnceWith(7, second)
  })

  it('is withdrawn, and removed with the draft of the device', async () => {
    const { withdraw, remove, address, store } = await open('7', {
      read: async () => workOf(content, { state: 'PUBLISHED', isCurrent: true }),
    })
    await press('내리기')
    expect(await screen.findByText(/^목록에서 내렸어요/)).toBeVisible()
    expect(withdraw).toHaveBeenCalledExactlyOnceWith(7)
    // The draft of unsaved changes is deleted, too.
    fill('이름', '새 이름')
    await press('지우기')
    const dialog = within(await screen.findByRole('dialog', { name: '정말 지울까요?' }))
    await userEvent.click(dialog.getByRole('button', { name: '지우기' }))
    await screen.findByText('지웠어요')
    expect(remove).toHaveBeenCalledExactlyOnceWith('7')
    await vi.waitFor(() => expect(address()).toBe('/studio/publish/course'))
    expect(store.get(draftKey)).toBeNull()
  })
})

describe('where something goes wrong', () => {
  test.each([
    [refusal(401), '로그인이 끝났어요. 쓴 것은 이 기기에 있으니 다시 로그인해 주세요.'],
    [refusal(403), '콘텐츠를 만드는 선생님만 할 수 있어요.'],
    [refusal(413), '너무 커서 저장하지 못했어요. 글이나 코드를 줄여 주세요.'],
    [refusal(500), '하지 못했어요. 쓴 것은 이 기기에 있으니 잠시 후 다시 해 주세요.'],
  ])('a save that fails says why, and what was written stays', async (error, words) => {
    const { store } = await open('7', { save: async () => Promise.reject(error), read: async () => workOf(content) })
    await screen.findByLabelText('이름')
    fill('이름', '지키고 싶은 이름')
    await press('저장하기')
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByLabelText('이름')).toHaveValue('지키고 싶은 이름')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(store.get(draftKey)).toContain('지키고 싶은 이름')
  })

  test.each([
    ['publish', '공개하기', refusal(422), '빠진 것이 있어서 받아들여지지 않았어요.'],
    ['publish', '공개하기', lostConnection(), '답을 받지 못했어요. 새로고침해서 저장되었는지 확인해 주세요.'],
  ] as const)('%s that fails says why', async (call, name, error, words) => {
    await open('7', { [call]: async () => Promise.reject(error) })
    await press(name)
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('what was saved elsewhere while one publishes is told, and offered beside it', async () => {
    const theirs = workOf({ ...content, title: '남의 이름' }, { updatedDate: second })
    let asked = 0
    await open('7', {
      publish: async () => Promise.reject(refusal(409)),
      read: async () => {
        asked += 1
        return asked === 1 ? workOf(content) : theirs
      },
    })
    await press('공개하기')
    expect(await screen.findByText('그사이 다른 곳에서 저장했어요.')).toBeVisible()
    const dialog = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 저장했어요' }))
    await userEvent.click(dialog.getByRole('button', { name: '저장된 것으로' }))
    expect(screen.getByLabelText('이름')).toHaveValue('남의 이름')
  })

  it('what others have begun is not removed', async () => {
    await open('7', { remove: async () => Promise.reject(refusal(409)) })
    await press('지우기')
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '지우기' }))
    expect(await screen.findByText(/이미 시작한 학생이 있어서 지우지 않았어요/)).toBeVisible()
  })

  test.each([
    ['지금 쓰던 것으로', '내 이름'],
    ['저장된 것으로', '남의 이름'],
  ])('what was saved elsewhere is offered beside it: %s', async (choice, title) => {
    const theirs = workOf({ ...content, title: '남의 이름' }, { updatedDate: second })
    let asked = 0
    await open('7', {
      save: async () => Promise.reject(refusal(409)),
      read: async () => {
        asked += 1
        return asked === 1 ? workOf(content) : theirs
      },
    })
    await screen.findByLabelText('이름')
    fill('이름', '내 이름')
    await press('저장하기')
    const dialog = within(await screen.findByRole('dialog', { name: '다른 곳에서 먼저 저장했어요' }))
    await userEvent.click(dialog.getByRole('button', { name: choice }))
    expect(screen.getByLabelText('이름')).toHaveValue(title)
  })

  it('what this device had kept comes back after a reload', async () => {
    const before = { workId: 7, updatedDate: first }
    const store = memoryStore({ [draftKey]: JSON.stringify({ content: { ...content, title: '어제 쓰던 것' }, before }) })
    await open('7', { store })
    expect(await screen.findByLabelText('이름')).toHaveValue('어제 쓰던 것')
    expect(screen.getByText(/이 기기에 남아 있던 내용이에요/)).toBeVisible()
    await press('저장한 것으로 되돌리기')
    expect(screen.getByLabelText('이름')).toHaveValue(content.title)
  })

  it('a draft that nobody can read is none', async () => {
    await open('7', { store: memoryStore({ [draftKey]: '{"content":7}' }) })
    expect(await screen.findByLabelText('이름')).toHaveValue(content.title)
  })
})

describe('cases', () => {
  const inputs = () => screen.getAllByLabelText(/^경우 \d+ 입력$/).map((field) => (field as HTMLTextAreaElement).value)

  it('are filled by the reference, and what is typed while it runs stays', async () => {
    let resolve = () => {}
    const gate = new Promise<void>((done) => {
      resolve = done
    })
    await open('7', { gate })
    await screen.findByLabelText('이름')
    fill('경우 1 바라는 출력', '7')
    await press('기준 답안으로 출력 채우기')
    fill('이름', '그사이 고친 이름')
    fill('경우 2 입력', '50')
    fill('경우 2 바라는 출력', '손으로 쓴 것')
    resolve()
    expect(await screen.findByText('기준 답안이 출력한 것으로 채웠어요.')).toBeVisible()
    expect(screen.getByLabelText('이름')).toHaveValue('그사이 고친 이름')
    expect(screen.getByLabelText('경우 1 바라는 출력')).toHaveValue('6\n')
    expect(inputs()).toEqual(['3\n', '50'])
    expect(screen.getByLabelText('경우 2 바라는 출력')).toHaveValue('손으로 쓴 것')
  })

  it('leave the focus on the one before where the last is removed', async () => {
    await open()
    await press('경우 2 지우기')
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: '경우 1' })).toHaveFocus())
  })

  it('are added, copied, moved by keys with the focus on them, removed and brought back', async () => {
    await open()
    await screen.findByLabelText('이름')
    expect(inputs()).toEqual(['3\n', '0\n'])
    const down = screen.getByRole('button', { name: '경우 1 아래로' })
    down.focus()
    await userEvent.keyboard('{Enter}')
    expect(inputs()).toEqual(['0\n', '3\n'])
    expect(await screen.findByText('경우 1이 2번째로 갔어요.')).toBeInTheDocument()
    await vi.waitFor(() => expect(screen.getByRole('button', { name: '경우 2 아래로' })).toHaveFocus())
    await press('경우 2 복제')
    expect(inputs()).toEqual(['0\n', '3\n', '3\n'])
    await press('경우 더하기')
    expect(inputs()).toHaveLength(4)
    await press('경우 1 지우기')
    expect(inputs()).toEqual(['3\n', '3\n', ''])
    await press('되돌리기')
    expect(inputs()).toEqual(['0\n', '3\n', '3\n', ''])
  })
})

test('a try-out shows the problem as a learner meets it, judges it in the page, and sends nothing', async () => {
  const { save, create } = await open()
  await press('학생으로 풀어 보기')
  const dialog = within(await screen.findByRole('dialog', { name: `풀어 보기: ${content.title}` }))
  expect(dialog.getByRole('region', { name: '문제' })).toHaveTextContent('두 배를 출력해요.')
  const code = await dialog.findByRole('textbox', { name: '코드' })
  fireEvent.change(code, { target: { value: 'same' } })
  await userEvent.click(dialog.getByRole('button', { name: '제출' }))
  expect(await dialog.findByRole('heading', { name: '틀렸어요' })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: '예제 모두 실행' }))
  expect(await dialog.findByRole('heading', { name: '예제 1개 중 0개를 통과했어요' })).toBeVisible()
  expect(dialog.queryByRole('heading', { name: '틀렸어요' })).not.toBeInTheDocument()
  fireEvent.keyDown(code, { key: 'Enter', ctrlKey: true, shiftKey: true })
  expect(await dialog.findByRole('heading', { name: '틀렸어요' })).toBeVisible()
  fireEvent.keyDown(code, { key: 'Enter', ctrlKey: true })
  expect(await dialog.findByRole('heading', { name: '실행을 마쳤어요' })).toBeVisible()
  await settle()
  expect(save).not.toHaveBeenCalled()
  expect(create).not.toHaveBeenCalled()
})

test('the code and the input of a try-out are there again when it is opened once more, and go with a new problem to its number', async () => {
  const { address } = await open('new')
  await screen.findByLabelText('이름')
  const tried = async () => within(await screen.findByRole('dialog')).findByRole('textbox', { name: '코드' })
  const close = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '닫기' }))
  await press('학생으로 풀어 보기')
  fireEvent.change(await tried(), { target: { value: 'double' } })
  const triedInput = () => within(screen.getByRole('dialog')).getByRole('textbox', { name: '입력' })
  fireEvent.change(triedInput(), { target: { value: '21' } })
  await close()
  await press('학생으로 풀어 보기')
  expect(await tried()).toHaveValue('double')
  await close()
  fill('이름', '조개 두 배')
  await press('저장하기')
  await vi.waitFor(() => expect(address()).toBe('/studio/publish/problem/7'))
  await press('학생으로 풀어 보기')
  expect(await tried()).toHaveValue('double')
  expect(triedInput()).toHaveValue('21')
})
