import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChannelBanner as Banner, ChannelInfo as ChannelData } from '../../../../src/domain/channel/channel.ts'
import type { HomeData } from '../../../../src/domain/home/context.ts'
import {
  AdminCards,
  ChannelBanner,
  ChannelExtra,
  ChannelInfo,
  EnterpriseChannels,
} from '../../../../src/ui/home/sections/ChannelSections.tsx'
import { channelSite } from '../../../domain/site/places.ts'
import { aHomeView } from '../../../fakes/aHomeView.ts'
import { aChannel } from '../../../domain/channel/aChannel.ts'
import { aSubChannel } from '../../channel/aSubChannel.ts'
import { links } from '../../course/aCourse.ts'
import { section } from './section.ts'
import { renderInApp } from '../../renderInApp.tsx'
import { renderOnSite } from '../../parts/renderOnSite.tsx'

test('those who teach get two cards: content management and the studio guide [S-062, S-213, A-05]', () => {
  renderInApp(<AdminCards studioGuideUrl="https://guide.example" />)
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.getByRole('link', { name: '콘텐츠 관리' })).toHaveAttribute('href', '/studio/publish/course')
  const guide = screen.getByRole('link', { name: /스튜디오 가이드/ })
  expect(guide).toHaveAttribute('href', 'https://guide.example')
  expect(guide).toHaveAttribute('target', '_blank')
})

test('without an address the guide card is plain, and there are still two [A-05, A-39]', () => {
  renderInApp(<AdminCards studioGuideUrl={null} />)
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

const aBanner = { bannerId: 1, title: '특강 안내', imageUrl: '/banner.png', link: '/course?page=1&order=DESC' }

const bannersOf = (banner: Banner) => aHomeView({ data: { channelBanners: [banner] } }).content['channel-banner']().banners

const contentOf = (channel: ChannelData, data: Partial<HomeData> = {}) =>
  aHomeView({ site: channelSite, channel, data, settings: { links } }).content

test('a channel banner is a picture that leads where the channel wants [S-039]', () => {
  renderOnSite(<ChannelBanner term="캠퍼스" links={links} banners={bannersOf(aBanner)} />)
  expect(screen.getByRole('region', { name: '캠퍼스 소식 배너' })).toBeVisible()
  expect(screen.getByRole('link', { name: '특강 안내' })).toHaveAttribute('href', '/course?page=1&order=DESC')
  expect(section('channel-banner')?.querySelector('img')).toHaveAttribute('src', '/banner.png')
})

test('a channel banner that leads elsewhere says so [S-039]', () => {
  renderOnSite(<ChannelBanner term="캠퍼스" links={links} banners={bannersOf({ ...aBanner, link: 'https://fair.example/7' })} />)
  expect(screen.getByRole('link', { name: /^특강 안내 ?\(외부 사이트\)/ })).toHaveAttribute('target', '_blank')
})

test('a banner whose picture does not load still says what it is about', () => {
  renderOnSite(<ChannelBanner term="캠퍼스" links={links} banners={bannersOf(aBanner)} />)
  fireEvent.error(section('channel-banner')?.querySelector('img') as HTMLElement)
  expect(screen.getByText('특강 안내')).toBeVisible()
})

test.each(['javascript:alert(1)', '//evil.example.com', 'data:text/html,x', null])(
  'a banner that leads to %o leads nowhere [F-054]',
  (link) => {
    renderOnSite(<ChannelBanner term="캠퍼스" links={links} banners={bannersOf({ ...aBanner, link })} />)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByText('특강 안내')).toBeVisible()
  },
)

test('the channel-info block shows name, domain and description that exist [S-095, A-11]', () => {
  const channel = contentOf({ ...aChannel(), description: '천천히 함께 가요' })['channel-info']()
  renderOnSite(channel && <ChannelInfo channel={channel} />)
  expect(screen.getByRole('heading', { level: 2, name: '해온코딩학원' })).toBeVisible()
  expect(screen.getByText('haeon.codingbada.kr')).toBeVisible()
  expect(screen.getByText('천천히 함께 가요')).toBeVisible()
})

test('the enterprise block shows the channels beside the one that one is on, by name and domain [S-096, A-11]', () => {
  const below = aSubChannel({ channelName: '바다빛', channelDomain: 'badabit' })
  const block = contentOf(aChannel(), { channels: [below] })['enterprise-channels']()
  renderOnSite(block && <EnterpriseChannels {...block} term="캠퍼스" />)
  const root = section('enterprise-channels') as HTMLElement
  expect(within(root).getByRole('heading', { level: 2 })).toHaveTextContent('캠퍼스')
  expect(within(root).getAllByRole('link')).toHaveLength(1)
  expect(within(root).getByRole('link', { name: /바다빛/ })).toHaveAttribute('href', 'https://badabit.codingbada.kr')
})

test.each([
  ['parent', '상위 캠퍼스 바로가기'],
  ['own', '캠퍼스 강의 둘러보기'],
] as const)('the extra channel block that leads to the %s channel says so [S-097, A-08]', (leadsTo, name) => {
  const extra = contentOf(aChannel())['channel-extra']()
  renderOnSite(extra && <ChannelExtra {...extra} term="캠퍼스" leadsTo={leadsTo} href="https://narae.codingbada.kr" />)
  expect(screen.getByRole('heading', { level: 2, name: '해온코딩학원' })).toBeVisible()
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', 'https://narae.codingbada.kr')
})
