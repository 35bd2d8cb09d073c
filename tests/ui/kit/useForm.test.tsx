import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { useForm } from '../../../src/ui/kit/useForm.ts'

const Form = ({ hasList = false, isPlace = true }) => {
  const [name, setName] = useState('')
  const { gaps, errorOf, placeRef, check } = useForm({
    findGaps: () => (name === '' ? (['noName', 'noSea'] as const) : (['noSea'] as const)),
    nameOf: (gap) => gap,
    textOf: (gap) => `${gap}!`,
  })
  return (
    <div ref={isPlace ? placeRef : undefined}>
      {hasList && gaps.length > 0 && <h2 tabIndex={-1} data-gaps>{`${gaps.length} gaps`}</h2>}
      <input
        aria-label="name"
        aria-invalid={errorOf('noName') !== undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <input aria-label="sea" aria-invalid={errorOf('noSea') !== undefined} />
      <p>{errorOf('noSea', 'noName')}</p>
      <button type="button" onClick={check}>
        send
      </button>
    </div>
  )
}

describe('a form', () => {
  it('says nothing before it was tried, then what is wrong, and goes to the first wrong field at each try', async () => {
    render(<Form />)
    const send = screen.getByRole('button')
    expect(screen.queryByText(/!/)).toBeNull()
    await userEvent.click(send)
    expect(screen.getByLabelText('name')).toHaveFocus()
    expect(screen.getByText('noName!')).toBeVisible()
    await userEvent.type(screen.getByLabelText('name'), 'Ara')
    expect(screen.getByText('noSea!')).toBeVisible()
    await userEvent.click(send)
    expect(screen.getByLabelText('sea')).toHaveFocus()
  })

  it('goes to its list where it has one', async () => {
    render(<Form hasList />)
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('heading', { name: '2 gaps' })).toHaveFocus()
  })

  it('leaves the focus where it has no place to look', async () => {
    render(<Form isPlace={false} />)
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByText('noName!')).toBeVisible()
    expect(screen.getByRole('button')).toHaveFocus()
  })
})
