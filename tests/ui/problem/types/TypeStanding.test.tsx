import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useQueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { TypeStanding } from '../../../../src/ui/problem/types/TypeStanding.tsx'
import { openTypes, shores } from './openTypes.tsx'

const own = [{ categoryGroupName: '얕은 바다', name: '입력받기' }]

const Again = () => {
  const client = useQueryClient()
  return (
    <button type="button" onClick={() => void client.invalidateQueries({ queryKey: ['problemCategories'] })}>
      제출
    </button>
  )
}

describe('how the types of a problem stand', () => {
  test('each leads to its page', async () => {
    await openTypes('/learn/problem/1', <TypeStanding categoryList={own} />)
    expect(await screen.findByRole('link', { name: /입력받기/ })).toHaveAttribute('href', '/problem/category/802')
    expect(screen.getByText('2문제 중 1문제')).toBeVisible()
  })

  test('types that are on no map are named', async () => {
    await openTypes('/learn/problem/1', <TypeStanding categoryList={[{ categoryGroupName: '유형', name: '수학' }]} />)
    expect(await screen.findByText('수학')).toBeVisible()
  })

  test('the last problem of a type is celebrated once, without taking the page away', async () => {
    const user = userEvent.setup()
    let solvedCount = 1
    await openTypes(
      '/learn/problem/1',
      <>
        <Again />
        <TypeStanding categoryList={own} />
      </>,
      {
        problems: {
          categories: async () => shores.map((one) => (one.name === '입력받기' ? Object.assign({}, one, { solvedCount }) : one)),
        },
      },
    )
    await screen.findByText('2문제 중 1문제')
    expect(screen.queryByText(/모두 풀었어요/)).toBeNull()
    solvedCount = 2
    await user.click(screen.getByRole('button', { name: '제출' }))
    expect(await screen.findByText('‘입력받기’ 유형을 모두 풀었어요!')).toBeVisible()
    expect(screen.getByRole('link', { name: '다음 유형: 비교하기' })).toHaveAttribute('href', '/problem/category/808')
    await user.click(screen.getByRole('button', { name: '닫기' }))
    await user.click(screen.getByRole('button', { name: '제출' }))
    await waitFor(() => expect(screen.queryByText(/모두 풀었어요!/)).toBeNull())
  })
})
