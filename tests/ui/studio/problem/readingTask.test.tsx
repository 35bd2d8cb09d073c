import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '../../../../src/domain/paths.ts'
import type { StudioProblem } from '../../../../src/domain/studio/studioProblem.ts'
import type { Work } from '../../../../src/domain/studio/work.ts'
import { StudioProblemPage } from '../../../../src/ui/studio/problem/StudioProblemPage.tsx'
import { aStudioCase, aStudioProblem } from '../../../domain/studio/aStudioProblem.ts'
import { fakeProblem, fakeStudioProblem } from '../../../fakes/features.ts'
import { fakeRunner } from '../../../fakes/fakeRunner.ts'
import { first, openWorkPage, repositoryOf, workOf } from '../openWorkPage.tsx'

vi.mock('../../../../src/ui/problem/workbench/editor/richEditor.ts', () => Promise.reject(new Error('the text box stays')))

const double = (input: string) => `${Number(input) * 2}\n끝\n`
const runner = fakeRunner({
  double,
  'double # again': double,
  same: (input: string) => input,
})

async function open(given: Partial<StudioProblem>, work: Partial<Work<StudioProblem>> = {}) {
  const content = aStudioProblem({ reference: 'double', generator: '', ...given })
  const repository = repositoryOf(content, { read: async () => workOf(content, work) })
  await openWorkPage({
    at: '/studio/publish/problem/7',
    path: paths.studioProblem,
    page: <StudioProblemPage />,
    features: {
      studioProblem: fakeStudioProblem(repository),
      problem: fakeProblem({ problems: { categories: async () => [], categoryGroups: async () => [] } }),
      codeRunner: runner,
      inspector: { ...runner, syntax: () => ({ result: Promise.reject(new Error('nothing is read')), stop() {} }) },
    },
  })
  await screen.findByLabelText('이름')
  return repository
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const choose = (kind: string) => userEvent.click(screen.getByRole('radio', { name: kind }))
const published = () => screen.findByText('공개했어요. 이제 학생이 볼 수 있어요.')

describe('a task of reading', () => {
  it('has its answer found by running the program, which is lost once the program changes', async () => {
    const { publish, save } = await open({ caseList: [aStudioCase({ output: '' }), aStudioCase({ visibility: 'HIDDEN' })] })
    await choose('출력 맞히기')
    expect(screen.queryByRole('heading', { name: '채점할 경우' })).toBeNull()
    expect(screen.queryByLabelText('출력 설명')).toBeNull()
    await press('공개하기')
    expect(await screen.findAllByText(/^프로그램을 실행해서 답을 알아봐 주세요/)).toHaveLength(2)
    fill('프로그램에 넣는 값', '5')
    await press('실행해서 답 알아보기')
    expect(await screen.findByText(/10/)).toBeVisible()
    fill('프로그램에 넣는 값', '6')
    expect(screen.queryByText(/10/)).toBeNull()
    await press('실행해서 답 알아보기')
    await screen.findByText(/12/)
    await press('공개하기')
    await published()
    expect(publish).toHaveBeenCalledTimes(1)
    expect(save.mock.lastCall?.[1]).toMatchObject({ taskKind: 'PREDICT', caseList: [{ input: '6', output: '12\n끝\n' }, {}] })
  })

  it.each(['출력 맞히기', '따라가기'])('leaves to a problem that is written again what its example printed: %s', async (kind) => {
    await open({ caseList: [aStudioCase({ output: '손으로 쓴 출력' }), aStudioCase({ visibility: 'HIDDEN' })] })
    await choose(kind)
    fill('프로그램에 넣는 값', '5')
    await choose('줄 맞추기')
    expect(screen.getAllByLabelText(/바라는 출력$/)[0]).toHaveValue('손으로 쓴 출력')
    await choose(kind)
    await choose('프로그램 쓰기')
    expect(screen.getAllByLabelText(/바라는 출력$/)[0]).toHaveValue('손으로 쓴 출력')
  })

  it('tells where the program does not come to its end', async () => {
    await open({ taskKind: 'PREDICT', reference: 'nonsense' })
    await press('실행해서 답 알아보기')
    expect(await screen.findByText(/끝까지 실행되지 않았어요/)).toBeVisible()
  })

  it('is a table of variables and lines that are chosen after the program was traced', async () => {
    const { publish, save } = await open({ taskKind: 'TRACE', reference: 'a = 3\nb = 4\na = 5\n' })
    fireEvent.click(screen.getByRole('button', { name: '실행해서 살펴보기' }))
    expect(screen.getByRole('button', { busy: true })).toBeVisible()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'a' }))
    expect(screen.queryByRole('button', { busy: true })).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: /^1번 줄/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /^3번 줄/ }))
    const rows = within(screen.getByRole('table', { name: /^학생이 채울 표와 답/ })).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual(['실행한 줄a', '1번 줄 a = 33', '3번 줄 a = 55'])
    await press('공개하기')
    await published()
    expect(publish).toHaveBeenCalledTimes(1)
    expect(save.mock.lastCall?.[1].table).toEqual({
      variables: ['a'],
      lines: [1, 3],
      rows: [
        { line: 1, cells: ['3'] },
        { line: 3, cells: ['5'] },
      ],
    })
  })

  it('shows its lines out of order, with those that do not belong', async () => {
    await open({ taskKind: 'ARRANGE', reference: 'a = 1\nb = 2\nprint(a)' })
    const shown = () =>
      within(screen.getByRole('list', { name: '학생에게 보이는 순서' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(shown()).not.toEqual(['a = 1', 'b = 2', 'print(a)'])
    fill('섞을 줄', 'print(b)')
    expect(shown().toSorted()).toEqual(['a = 1', 'b = 2', 'print(a)', 'print(b)'])
    fill('섞을 줄', 'b = 2')
    await press('공개하기')
    expect(screen.getByLabelText('섞을 줄')).toHaveAccessibleDescription(/프로그램에도 있어요/)
  })

  it('begins with the reference where a mistake is to be made, and is not published as it is', async () => {
    const { publish } = await open({ taskKind: 'REPAIR' })
    await press('기준 답안 가져오기')
    expect(screen.getByText('기준 답안과 0줄이 달라요.')).toBeVisible()
    await press('공개하기')
    expect(await screen.findAllByText(/^기준 답안과 같아요/)).toHaveLength(2)
    expect(publish).not.toHaveBeenCalled()
  })

  it.each([
    ['same', '잘 맞아요', 1],
    ['double # again', '틀린 프로그램이 모든 경우를 맞혀요. 틀린 곳이 드러나는 경우를 더해 주세요.', 0],
  ])('is published where the program to repair fails: %s', async (brokenCode, said, times) => {
    const caseList = [aStudioCase({ output: '6\n끝' }), aStudioCase({ label: '0', visibility: 'LABEL', input: '0', output: '0\n끝' })]
    const { publish } = await open({ taskKind: 'REPAIR', brokenCode, caseList })
    expect(screen.getByText('기준 답안과 1줄이 달라요.')).toBeVisible()
    await press('공개하기')
    expect(await screen.findByText(said)).toBeVisible()
    await vi.waitFor(() => expect(publish).toHaveBeenCalledTimes(times))
  })

  it('stays of its kind once it was published', async () => {
    await open({ taskKind: 'PREDICT' }, { state: 'PUBLISHED', isCurrent: true, updatedDate: first })
    for (const kind of screen.getAllByRole('radio')) expect(kind).toBeDisabled()
    expect(screen.getByRole('radio', { name: '출력 맞히기' })).toBeChecked()
    expect(screen.getByRole('group', { name: '푸는 방법' })).toHaveAccessibleDescription('공개한 뒤에는 바꿀 수 없어요.')
  })

  it('is tried as a learner meets it', async () => {
    await open({ taskKind: 'PREDICT', caseList: [aStudioCase({ output: '6\n끝\n' })] })
    await press('학생으로 풀어 보기')
    const dialog = within(await screen.findByRole('dialog', { name: /^풀어 보기/ }))
    expect(dialog.queryByRole('button', { name: '실행' })).toBeNull()
    fireEvent.change(await dialog.findByRole('textbox', { name: '출력될 내용' }), { target: { value: '6\n게' } })
    await userEvent.click(dialog.getByRole('button', { name: '제출' }))
    expect(await dialog.findByRole('heading', { name: '틀렸어요' })).toBeVisible()
    expect(dialog.getByText(/2번째 줄/)).toBeVisible()
  })
})
