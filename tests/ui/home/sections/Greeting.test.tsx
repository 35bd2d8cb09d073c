import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { UserQuest } from '../../../../src/domain/quest.ts'
import { Categories, Empty, Greeting, MyQuests, TrialPromo } from '../../../../src/ui/home/sections/Greeting.tsx'
import { aHomeView } from '../../../fakes/aHomeView.ts'
import { links } from '../../course/aCourse.ts'
import { renderOnSite } from '../../parts/renderOnSite.tsx'
import { aQuest } from '../../quest/aQuest.ts'

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
  renderOnSite(<Empty canPublish />)
  expect(screen.getByRole('heading', { name: '아직 등록된 콘텐츠가 없어요' })).toBeVisible()
  expect(screen.getByRole('link', { name: '콘텐츠 관리' })).toHaveAttribute('href', '/studio/publish/course')
})

test('who may not publish finds no link there [S-084]', () => {
  renderOnSite(<Empty canPublish={false} />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

const channel = { name: '해온코딩학원', logoUrl: '/logo.png' }

test('a guest is greeted without a name [A-15]', () => {
  render(<Greeting viewer="guest" channel={null} enrolledCount={null} />)
  expect(screen.getByRole('heading', { level: 1, name: '코딩바다에 오신 걸 환영해요!' })).toBeVisible()
})

test('a signed-in viewer is greeted by nickname and reminded of the courses being taken [A-15]', () => {
  render(<Greeting viewer={{ nickname: '하늘' }} channel={null} enrolledCount={2} />)
  expect(screen.getByRole('heading', { level: 1, name: '하늘님, 안녕하세요!' })).toBeVisible()
  expect(screen.getByText('이어서 배울 강의가 2개 있어요')).toBeVisible()
})

test('a signed-in viewer without a nickname is greeted all the same [A-15]', () => {
  render(<Greeting viewer={{ nickname: null }} channel={null} enrolledCount={0} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('다시 만나서 반가워요!')
})

test('while the courses are on their way their line is reserved; without them it is a line all the same [A-15] [S-290]', () => {
  const line = (enrolledCount: 'waiting' | null) => {
    const { container } = render(<Greeting viewer={{ nickname: '하늘' }} channel={null} enrolledCount={enrolledCount} />)
    return container.querySelector('p')
  }
  expect(line('waiting')).toHaveTextContent(/^$/)
  expect(line(null)).toHaveTextContent('새로운 강의를 둘러볼까요?')
})

test('a channel greets with its logo and name [A-15]', () => {
  const { container } = render(<Greeting viewer="guest" channel={channel} enrolledCount={null} />)
  expect(screen.getByRole('heading', { level: 1, name: '해온코딩학원' })).toBeVisible()
  expect(container.querySelector('img')).toHaveAttribute('src', '/logo.png')
})

test('on a channel the signed-in viewer is greeted below the name of the channel [A-15]', () => {
  render(<Greeting viewer={{ nickname: '하늘' }} channel={channel} enrolledCount={2} />)
  expect(screen.getByRole('heading', { level: 1, name: '해온코딩학원' })).toBeVisible()
  expect(screen.getByText('하늘님, 안녕하세요!')).toBeVisible()
})

test('as long as nobody knows who it is, nobody is greeted wrongly', () => {
  render(<Greeting viewer="waiting" channel={null} enrolledCount={null} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^$/)
})

test('the greeting is no live region [A-15]', () => {
  const { container } = render(<Greeting viewer="guest" channel={null} enrolledCount={null} />)
  expect(container.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull()
})

interface QuestsProps {
  readonly quests: readonly UserQuest[]
  onOpen?(): void
}

const ignore = () => {}

const Quests = ({ quests, onOpen = ignore }: QuestsProps) => {
  const summary = aHomeView({ lists: { quests } }).content['my-quests']
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
  renderOnSite(<TrialPromo {...aHomeView({ settings: { links } }).content['trial-promo']} />)
  const link = screen.getByRole('link', { name: /1:1 체험수업 신청하기/ })
  expect(link).toHaveAttribute('href', '/registration/liveclass')
  expect(within(link).getByRole('img', { name: '10,000원 봉투 증정 이벤트' })).toBeVisible()
})

test('where the main platform has a host of its own the link names it [S-067, A-19]', () => {
  const elsewhere = { ...links, mainOrigin: 'https://www.codingbada.kr' }
  renderOnSite(<TrialPromo {...aHomeView({ settings: { links: elsewhere } }).content['trial-promo']} />)
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.codingbada.kr/registration/liveclass')
})
