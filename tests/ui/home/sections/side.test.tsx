import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { businessFacts } from '../../../../src/domain/channel/channel.ts'
import { guest } from '../../../../src/domain/viewer.ts'
import { InquiryButton } from '../../../../src/ui/chat/InquiryButton.tsx'
import { BusinessInfo } from '../../../../src/ui/home/sections/ChannelSections.tsx'
import { LoginCard, UserSummary } from '../../../../src/ui/home/ViewerCard.tsx'
import { aBusiness } from '../../../domain/channel/aBusiness.ts'
import { section } from './section.ts'
import { renderOnSite } from '../../parts/renderOnSite.tsx'

const subtitle = '지금 로그인하고 코딩의 세계로 빠져보세요!'
const login = { loginUrl: '/login', signupUrl: '/signup' }
const learner = {
  ...guest,
  authState: 'VALID',
  userId: 1,
  nickname: '하늘',
  point: 1240,
  level: 12,
  tier: '바다거북',
  tierLevel: 3,
} as const
test('the login card offers logging in and signing up [S-098, S-099]', () => {
  renderOnSite(<LoginCard {...login} subtitle />)
  expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login')
  expect(screen.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/signup')
  expect(screen.getByText(subtitle)).toBeVisible()
})

test('the subtitle of the login card is optional [S-100]', () => {
  renderOnSite(<LoginCard {...login} subtitle={false} />)
  expect(screen.queryByText(subtitle)).not.toBeInTheDocument()
})

test('the summary shows nickname, tier, level, progress and three numbers [S-004, S-101, S-200]', () => {
  render(
    <UserSummary
      viewer={learner}
      experience={{ experience: 640, requiredExperience: 1000 }}
      questCount={3}
      courseCount={2}
      hasReward={false}
      showsCourseCount
    />,
  )
  expect(screen.getByRole('heading', { name: '하늘' })).toBeVisible()
  expect(screen.getByText('바다거북 3 · Lv.12')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: '경험치' })).toHaveAttribute('aria-valuetext', '640 / 1,000 XP')
  const numbers = screen.getAllByRole('term').map((term, at) => [term.textContent, screen.getAllByRole('definition')[at]?.textContent])
  expect(numbers).toEqual([
    ['포인트', '1,240'],
    ['퀘스트', '3'],
    ['수강 중', '2'],
  ])
})

test('quests and courses lead to their pages; a dot and its words tell of a reward', () => {
  const summary = (hasReward: boolean) => (
    <UserSummary viewer={learner} experience={null} questCount={3} courseCount={2} hasReward={hasReward} showsCourseCount />
  )
  const { rerender } = renderOnSite(summary(false))
  expect(screen.getByRole('link', { name: '퀘스트 3' })).toHaveAttribute('href', '/quest')
  expect(screen.getByRole('link', { name: '수강 중 2' })).toHaveAttribute('href', '/my')
  rerender(summary(true))
  expect(screen.getByRole('link', { name: '퀘스트 3 받을 보상이 있어요' })).toBeVisible()
})

describe('while the login card is in view', () => {
  const isMarked = () => document.documentElement.hasAttribute('data-login-in-view')
  let report: (isIntersecting: boolean) => void
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(told: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
          report = (isIntersecting) => told([{ isIntersecting }])
        }
        observe() {}
        disconnect() {}
      },
    )
  })
  afterEach(() => vi.unstubAllGlobals())

  test('the header is told so that it need not offer the same twice', () => {
    const { unmount } = renderOnSite(<LoginCard {...login} subtitle />)
    report(true)
    expect(isMarked()).toBe(true)
    report(false)
    expect(isMarked()).toBe(false)
    report(true)
    unmount()
    expect(isMarked()).toBe(false)
  })

  test('the strip of narrow screens tells it nothing', () => {
    renderOnSite(<LoginCard {...login} subtitle isDuplicate />)
    expect(isMarked()).toBe(false)
  })
})

test('what is not known yet is a dash, and without experience there is no bar', () => {
  render(
    <UserSummary
      viewer={{ ...learner, point: null }}
      experience={null}
      questCount={null}
      courseCount={null}
      hasReward={false}
      showsCourseCount
    />,
  )
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['–', '–', '–'])
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

test('the inquiry button opens the chat, and says nothing when it is open [S-102]', async () => {
  const open = vi.fn(async () => 'opened' as const)
  render(<InquiryButton open={open} />)
  await userEvent.click(screen.getByRole('button', { name: '실시간 문의' }))
  expect(open).toHaveBeenCalledOnce()
  expect(document.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement()
})

test('a chat that cannot be reached says so at the button, which can be pressed again [F-064]', async () => {
  const open = vi.fn(async () => 'failed' as const)
  render(<InquiryButton open={open} />)
  await userEvent.click(screen.getByRole('button', { name: '실시간 문의' }))
  expect(await screen.findByText('지금은 상담창을 열 수 없어요. 잠시 후 다시 시도해 주세요.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '실시간 문의' }))
  expect(open).toHaveBeenCalledTimes(2)
})

test('while the chat is on its way, a second click asks for nothing', async () => {
  const open = vi.fn(() => new Promise<never>(() => {}))
  render(<InquiryButton open={open} />)
  const button = screen.getByRole('button', { name: '실시간 문의' })
  await userEvent.dblClick(button)
  expect(open).toHaveBeenCalledOnce()
  expect(button).toHaveAttribute('aria-disabled', 'true')
})

test('the business card shows six facts and the logo [S-103, S-104]', () => {
  render(<BusinessInfo facts={businessFacts(aBusiness)} logoUrl="/logo.png" />)
  const facts = within(section('business-info') as HTMLElement)
  for (const [term, fact] of [
    ['상호', '(주)해온'],
    ['대표자', '문해온'],
    ['사업자등록번호', '000-12-30401'],
    ['전화번호', '02-000-1204'],
    ['이메일', 'hello@haeon.example'],
    ['주소', '서울특별시 마포구 물빛로 24'],
  ]) {
    expect(facts.getByText(term as string).nextElementSibling).toHaveTextContent(fact as string)
  }
  expect(section('business-info')?.querySelector('img')).toHaveAttribute('src', '/logo.png')
  expect(facts.getAllByRole('term')).toHaveLength(7)
})

test('a blank fact of the business is left out, with its name [A-79]', () => {
  render(<BusinessInfo facts={businessFacts({ ...aBusiness, telephone: null, email: null })} logoUrl={null} />)
  expect(screen.queryByText('전화번호')).not.toBeInTheDocument()
  expect(screen.queryByText('이메일')).not.toBeInTheDocument()
  expect(screen.getAllByRole('term')).toHaveLength(4)
})
