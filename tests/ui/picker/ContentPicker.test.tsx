import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ContentPicker } from '../../../src/ui/picker/ContentPicker.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeFeatures, fakeMaterial, fakeProblem } from '../../fakes/features.ts'
import { refusal } from '../../fakes/refusal.ts'
import { aMaterial } from '../material/aMaterial.ts'
import { openAt } from '../openAt.tsx'
import { aProblemDetail } from '../problem/aProblem.ts'
import { learner } from '../review/openReviews.tsx'

type Props = Partial<Parameters<typeof ContentPicker>[0]>

const problem = aProblemDetail({ problemId: 3, title: '조개 세기' })

async function open(props: Props = {}, find = vi.fn(async () => ({ items: [problem], totalCount: 21, pageSize: 20 }))) {
  const [onPick, onClose] = [vi.fn(), vi.fn()]
  const material = fakeMaterial({ find: async (kind) => ({ items: [aMaterial({ kind, id: 9 })], totalCount: 1, pageSize: 12 }) })
  const viewer = { current: async () => learner, experience: vi.fn(), chooseGender: vi.fn(), signOut: vi.fn() }
  const application = anApplication({ viewer, features: fakeFeatures({ material, problem: fakeProblem({ problems: { find } }) }) })
  await act(async () => {
    openAt(
      '/studio/publish/course',
      <div id="page-frame">
        <ContentPicker kinds={['PROBLEM', 'VIDEO', 'DOCUMENT']} onPick={onPick} onClose={onClose} {...props} />
      </div>,
      application,
    )
  })
  return { onPick, onClose, find }
}

it('offers what the catalogue has and hands over what is picked', async () => {
  const { onPick } = await open()
  await userEvent.click(await screen.findByRole('button', { name: /조개 세기/ }))
  expect(onPick.mock.calls).toEqual([[{ type: 'PROBLEM', contentId: 3, title: '조개 세기' }]])
})

it('shows what is offered before it is picked, in a window of its own', async () => {
  const { onPick } = await open()
  const link = await screen.findByRole('link', { name: /조개 세기.*미리 보기.*새 창/ })
  expect(link).toHaveAttribute('href', '/learn/problem/3')
  expect(link).toHaveAttribute('target', '_blank')
  expect(onPick).not.toHaveBeenCalled()
})

it('searches as one types, from the first page on', async () => {
  const { find } = await open()
  await userEvent.click(await screen.findByRole('button', { name: /다음/ }))
  expect(find).toHaveBeenLastCalledWith(expect.objectContaining({ page: 2, keyword: null }), expect.anything())
  await userEvent.type(screen.getByRole('searchbox', { name: '제목으로 찾기' }), '조개{Enter}')
  await vi.waitFor(() => expect(find).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1, keyword: '조개' }), expect.anything()))
})

it('changes to another kind', async () => {
  const { onPick } = await open()
  await userEvent.click(screen.getByRole('radio', { name: '디지털 문서' }))
  const list = within(await screen.findByRole('list', { name: '디지털 문서 목록' }))
  await userEvent.click(list.getByRole('button', { name: /등대가 고르는 길/ }))
  expect(onPick.mock.calls).toEqual([[{ type: 'DOCUMENT', contentId: 9, title: '등대가 고르는 길' }]])
})

it('asks for no kind where there is but one', async () => {
  await open({ kinds: ['PROBLEM'] })
  expect(await screen.findByRole('button', { name: /조개 세기/ })).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('marks what is picked already, and does not pick it again', async () => {
  const { onPick } = await open({ picked: [{ type: 'PROBLEM', contentId: '3' }] })
  const row = await screen.findByRole('button', { name: /조개 세기.*담음/ })
  expect(row).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(row)
  expect(onPick).not.toHaveBeenCalled()
})

it('says what it did not find, and what failed can be tried again', async () => {
  await open(
    {},
    vi.fn(async () => ({ items: [], totalCount: 0, pageSize: 20 })),
  )
  expect(await screen.findByText('아직 담을 것이 없어요.')).toBeVisible()
})

it('offers to try again what failed', async () => {
  await open({}, vi.fn().mockRejectedValue(refusal(500)))
  expect(await screen.findByText('목록을 불러오지 못했어요.')).toBeVisible()
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible()
})
