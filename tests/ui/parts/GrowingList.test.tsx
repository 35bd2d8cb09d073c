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
