import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { channelCard } from '../../../src/application/cards.ts'
import { ChannelCard } from '../../../src/ui/channel/ChannelCard.tsx'
import { aSubChannel } from './aSubChannel.ts'
import { links } from '../course/aCourse.ts'
import { renderOnSite } from '../parts/renderOnSite.tsx'

const show = (wishes: Parameters<typeof aSubChannel>[0] = {}) =>
  renderOnSite(<ChannelCard card={channelCard(aSubChannel(wishes), links)} />).container

test('a channel card shows name, logo, tag and description [S-137]', () => {
  const card = show()
  expect(screen.getByRole('heading', { name: '해온코딩학원' })).toBeVisible()
  expect(screen.getByText('초·중등 코딩')).toBeVisible()
  expect(screen.getByText('천천히 함께 가요')).toBeVisible()
  expect(card.querySelector('img')).toHaveAttribute('src', '/logo.png')
})

test('a channel card leads to the home of the channel by its domain [S-118]', () => {
  show()
  expect(screen.getByRole('link', { name: '해온코딩학원' })).toHaveAttribute('href', 'https://haeon.codingbada.kr')
})

test.each(['evil.example.com', 'javascript:alert(1)', 'a b', '', null])(
  'a channel with the domain %o is shown without a link [A-72]',
  (channelDomain) => {
    show({ channelDomain })
    expect(screen.getByRole('heading', { name: '해온코딩학원' })).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  },
)

test('a logo that does not load makes way for the profile picture [A-71]', () => {
  const card = show({ profileImageUrl: '/profile.png' })
  fireEvent.error(card.querySelector('img') as HTMLElement)
  expect(card.querySelector('img')).toHaveAttribute('src', '/profile.png')
})
