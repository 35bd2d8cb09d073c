import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ShowMoreList } from '../../../src/ui/kit/GrowingList.tsx'
import { LongList } from '../../../src/ui/kit/LongList.tsx'

const listOf = (count: number, step = 20) => (
  <ShowMoreList
    items={Array.from({ length: count }, (_, at) => at)}
    step={step}
    keyOf={(at) => at}
    renderItem={(at) => <a href={`/${at}`}>{`소식 ${at}`}</a>}
  />
)

test('a list of ordinary length is shown whole [A-24]', () => {
  render(listOf(20))
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a list of a thousand grows as far as somebody asks for', async () => {
  render(listOf(1000))
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(40)
})

test('the keyboard goes on with the first of the new rows, also where these are the last', async () => {
  const { rerender } = render(listOf(30, 10))
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }))
  expect(screen.getByRole('link', { name: '소식 10' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }))
  expect(screen.getByRole('link', { name: '소식 20' })).toHaveFocus()
  rerender(listOf(30, 10))
  expect(screen.getAllByRole('listitem')).toHaveLength(30)
})

test('a list that has to show more than it did shows it, and goes on from there', async () => {
  const { rerender } = render(listOf(90, 60))
  rerender(listOf(90, 61))
  expect(screen.getAllByRole('listitem')).toHaveLength(61)
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }))
  expect(screen.getByRole('link', { name: '소식 61' })).toHaveFocus()
})

test('a list of texts alone takes the focus on the first new row itself', async () => {
  render(
    <LongList as="ol">
      {Array.from({ length: 450 }, (_, at) => (
        <li key={at}>{`글 ${at}`}</li>
      ))}
    </LongList>,
  )
  expect(screen.getByRole('list').children).toHaveLength(200)
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }))
  expect(screen.getByText('글 200')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }))
  expect(screen.getByText('글 400')).toHaveFocus()
  expect(screen.getByRole('list').children).toHaveLength(450)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('what must be shown is, however far down', () => {
  render(
    <LongList atLeast={301}>
      {Array.from({ length: 450 }, (_, at) => (
        <li key={at}>{`글 ${at}`}</li>
      ))}
    </LongList>,
  )
  expect(screen.getByText('글 300')).toBeVisible()
  expect(screen.queryByText('글 301')).not.toBeInTheDocument()
})
