import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { pageCalls } from '../../../mock-server/callLog.ts'
import { type AskedDeed, type Deed, deeds } from '../../../src/domain/deeds.ts'
import { approach, asked, elsewhere, take, undone } from './deedPlaces.ts'
import { opensDemos } from './openDemo.ts'

opensDemos()

/** The log drops its oldest calls. */
const lastWrite = () => pageCalls.get().find(({ method }) => method !== 'GET')?.id

const places = [...Object.entries(asked).map(([deed, place]) => [deed, 'first', place] as const), ...elsewhere]

test.each(places)('%s asks, and nothing is sent before it is answered: %s', async (deed, _where, place) => {
  expect(deeds[deed as AskedDeed]).toBe('asks')
  const last = await approach(place)
  const before = lastWrite()
  await take(last)
  const question = within(await screen.findByRole('dialog', { name: place.question }))
  await userEvent.click(question.getByRole('button', { name: /^그대로 두기$|^그만두기$|^취소$|^다음에 할게요$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: place.question })).not.toBeInTheDocument())
  expect(lastWrite()).toBe(before)
})

test.each(Object.entries(undone))('%s is done at once, and undone by another press', async (deed, place) => {
  expect(deeds[deed as Deed]).toBe('undo')
  await take(await approach(place))
  for (const step of place.undo) await take(step)
  await waitFor(() => expect(screen.getAllByText(place.former)[0]).toBeVisible())
})
