import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { GrowingList } from '../../../src/ui/parts/GrowingList.tsx'

const show = (count: number) =>
  render(
    <GrowingList
      items={Array.from({ length: count }, (_, at) => at)}
      step={20}
      className={undefined}
      keyOf={(at) => at}
      renderItem={(at) => `소식 ${at}`}
    />,
  )

test('a list of ordinary length is shown whole [A-24]', () => {
  show(20)
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a list of a thousand grows as far as somebody asks for', async () => {
  show(1000)
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(40)
})

test('its last rows take the button away, and the keyboard goes on with the first of them', async () => {
  const rows = (step: number) => (
    <GrowingList
      items={Array.from({ length: 30 }, (_, at) => at)}
      step={step}
      className={undefined}
      keyOf={(at) => at}
      renderItem={(at) => <a href={`/${at}`}>{`소식 ${at}`}</a>}
    />
  )
  const { rerender } = render(rows(10))
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }))
  expect(screen.getByRole('button', { name: '더 보기' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }))
  expect(screen.getByRole('link', { name: '소식 20' })).toHaveFocus()
  rerender(rows(10))
  expect(screen.getAllByRole('listitem')).toHaveLength(30)
})

test('a list that has to show more than it did shows it, and goes on from there', async () => {
  const rows = (step: number) => (
    <GrowingList
      items={Array.from({ length: 90 }, (_, at) => at)}
      step={step}
      className={undefined}
      keyOf={(at) => at}
      renderItem={(at) => <a href={`/${at}`}>{`강의 ${at}`}</a>}
    />
  )
  const { rerender } = render(rows(60))
  rerender(rows(61))
  expect(screen.getAllByRole('listitem')).toHaveLength(61)
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }))
  expect(screen.getByRole('link', { name: '강의 61' })).toHaveFocus()
})
