import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import type { UserQuest } from '../../../../src/domain/quest.ts'
import { Categories, Empty, Greeting, MyQuests, NextStep, TrialPromo } from '../../../../src/ui/home/sections/Greeting.tsx'
import { aHomeView } from '../../../fakes/aHomeView.ts'
import { links } from '../../course/aCourse.ts'
import { renderOnSite } from '../../parts/renderOnSite.tsx'
import { aQuest } from '../../quest/aQuest.ts'

const ignore = () => {}

const shortcuts = [
  { id: 'class', label: '수업 찾기', href: '/course?page=1&order=DESC' },
  { id: 'shop', label: '상점', href: '/shop?page=1&order=POPULAR&' },
  { id: 'contest', label: '코딩 대회', href: 'https://contest.codingbada.kr/room/lobby?' },
] as const

test('each category is an icon with a label [S-043]', () => {
  renderOnSite(<Categories shortcuts={shortcuts} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  for (const { id, label } of shortcuts) {
    const link = screen.getByRole('link', { name: label })
    expect(link.querySelector(`use[href$="#${id}"]`)).not.toBeNull()
  }
})

test('the addresses are written to the letter, with their last ? and & [S-053, S-054, A-18]', () => {
  renderOnSite(<Categories shortcuts={shortcuts} />)
  expect(screen.getByRole('link', { name: '상점' })).toHaveAttribute('href', '/shop?page=1&order=POPULAR&')
  expect(screen.getByRole('link', { name: '코딩 대회' })).toHaveAttribute('href', 'https://contest.codingbada.kr/room/lobby?')
  expect(screen.getByRole('link', { name: '코딩 대회' })).not.toHaveAttribute('target')
})

test('who may publish finds the content management in the empty state [S-083, S-084, S-212]', () => {
  renderOnSite(<Empty canPublish hasFailed={false} mainHome={null} retry={ignore} />)
  expect(screen.getByRole('heading', { name: '아직 등록된 콘텐츠가 없어요' })).toBeVisible()
  expect(screen.getByRole('link', { name: '콘텐츠 관리' })).toHaveAttribute('href', '/studio/publish/course')
})

test('who may not publish finds no link there [S-084]', () => {
  renderOnSite(<Empty canPublish={false} hasFailed={false} mainHome={null} retry={ignore} />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('where nothing came there is a way to ask again, and nobody calls the page empty [S-290] [F-011] [F-012]', async () => {
  const retry = vi.fn()
  renderOnSite(<Empty canPublish hasFailed mainHome={null} retry={retry} />)
  expect(screen.queryByText('아직 등록된 콘텐츠가 없어요')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '다시 불러오기' }))
  expect(retry).toHaveBeenCalledOnce()
})

const channel = { name: '해온코딩학원', logoUrl: '/logo.png' }
const greeting = (props: Partial<ComponentProps<typeof Greeting>> = {}) =>
  renderOnSite(<Greeting viewer={{ nickname: '하늘' }} channel={null} totals={null} step={<a href="/next">다음</a>} {...props} />)

test('a guest is greeted without a name, invited, and told how much there is [A-15]', () => {
  greeting({ viewer: 'guest', totals: { courses: 102, courseClasses: null, problems: 30 } })
  expect(screen.getByRole('heading', { level: 1, name: '코딩바다에 오신 걸 환영해요!' })).toBeVisible()
  expect(screen.getByText(/오늘의 첫 코드를/)).toBeVisible()
  expect(screen.getByText('강의 102개 · 문제 30개')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a signed-in viewer is greeted by nickname and has one thing to do next [A-15]', () => {
  greeting()
  expect(screen.getByRole('heading', { level: 1, name: '하늘님, 안녕하세요!' })).toBeVisible()
  expect(screen.getByRole('link', { name: '다음' })).toBeVisible()
})

test('a signed-in viewer without a nickname is greeted all the same [A-15]', () => {
  greeting({ viewer: { nickname: null } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('다시 만나서 반가워요!')
})

test('who has begun something goes on with it, in one click', () => {
  renderOnSite(<NextStep next={{ title: '그물 짜기', percent: 75, href: '/course/7/lesson/710' }} />)
  expect(screen.getByRole('link', { name: /^이어서: 그물 짜기\s*\(75%\)$/ })).toHaveAttribute('href', '/course/7/lesson/710')
})

test('where nobody counts lessons no share is told; a title that is blank still has a name [F-030]', () => {
  renderOnSite(<NextStep next={{ title: ' ', percent: null, href: '/course/7/lesson' }} />)
  expect(screen.getByRole('link', { name: '이어서: 제목 없음' })).toBeVisible()
})

test('while the courses are on their way their place is reserved; without them there is a first one to choose [A-15] [S-290]', () => {
  const { rerender } = renderOnSite(<NextStep next="waiting" />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  rerender(<NextStep next={null} />)
  expect(screen.getByRole('link', { name: '새로운 강의 골라 보기' })).toHaveAttribute('href', '/course?page=1&order=DESC')
})

test('who is new begins with a first problem, not with a list of courses', () => {
  renderOnSite(<NextStep next="start" />)
  expect(screen.getByRole('link', { name: '첫 문제 풀기' })).toHaveAttribute('href', '/start')
})

test('a channel greets with its logo and name [A-15]', () => {
  const { container } = greeting({ viewer: 'guest', channel })
  expect(screen.getByRole('heading', { level: 1, name: '해온코딩학원' })).toBeVisible()
  expect(container.querySelector('img')).toHaveAttribute('src', '/logo.png')
})

test('on a channel the signed-in viewer is greeted below the name of the channel [A-15]', () => {
  greeting({ channel })
  expect(screen.getByRole('heading', { level: 1, name: '해온코딩학원' })).toBeVisible()
  expect(screen.getByText('하늘님, 안녕하세요!')).toBeVisible()
})

test('as long as nobody knows who it is, nobody is greeted wrongly, and nothing is offered', () => {
  greeting({ viewer: 'waiting' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^$/)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('the greeting is no live region [A-15]', () => {
  const { container } = greeting({ viewer: 'guest' })
  expect(container.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull()
})

interface QuestsProps {
  readonly quests: readonly UserQuest[]
  onOpen?(): void
}

const Quests = ({ quests, onOpen = ignore }: QuestsProps) => {
  const summary = aHomeView({ lists: { quests } }).content['my-quests']()
  return summary && <MyQuests summary={summary} onOpenQuests={onOpen} />
}

const goal = (completedCount: number) => ({ goalList: [{ goalName: 'PROBLEM', goalCount: 10, completedCount }] })

test('the block counts the quests being performed and no others [S-068, A-10]', () => {
  render(<Quests quests={[aQuest(1), aQuest(2), aQuest(3, {}, 'REWARDED')]} />)
  expect(screen.getByRole('heading', { level: 2, name: '진행 중인 퀘스트가 2개 있어요' })).toBeVisible()
})

test('it shows the quest whose goal is nearest, with its progress and reward [A-10]', () => {
  render(<Quests quests={[aQuest(1, goal(2)), aQuest(2, goal(7)), aQuest(3, goal(5))]} />)
  expect(screen.getByText('퀘스트 2')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: '퀘스트 2' })).toHaveAttribute('aria-valuenow', '70')
  expect(screen.getByText('500')).toBeVisible()
})

test('a quest without a title still has a name [F-030]', () => {
  render(<Quests quests={[aQuest(1, { title: ' ' })]} />)
  expect(screen.getByRole('progressbar', { name: '제목 없음' })).toBeVisible()
})

test('its button opens the list of quests [A-10]', async () => {
  const open = vi.fn()
  render(<Quests quests={[aQuest(1)]} onOpen={open} />)
  await userEvent.click(screen.getByRole('button', { name: '퀘스트 보기' }))
  expect(open).toHaveBeenCalledOnce()
})

test('without a performing quest there is no block [A-10]', () => {
  const { container } = render(<Quests quests={[aQuest(1, {}, 'REWARDED')]} />)
  expect(container).toBeEmptyDOMElement()
})

test('the trial banner leads to the registration and its picture tells the amount [S-065, S-066, S-067, S-325, A-19]', () => {
  renderOnSite(<TrialPromo {...aHomeView({ settings: { links } }).content['trial-promo']()} />)
  const link = screen.getByRole('link', { name: /1:1 체험수업 신청하기/ })
  expect(link).toHaveAttribute('href', '/registration/liveclass')
  expect(within(link).getByRole('img', { name: '10,000원 봉투 증정 이벤트' })).toBeVisible()
})

test('where the main platform has a host of its own the link names it [S-067, A-19]', () => {
  const elsewhere = { ...links, mainOrigin: 'https://www.codingbada.kr' }
  renderOnSite(<TrialPromo {...aHomeView({ settings: { links: elsewhere } }).content['trial-promo']()} />)
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.codingbada.kr/registration/liveclass')
})
