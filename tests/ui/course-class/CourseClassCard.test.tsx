import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { classCard, liveClassCard } from '../../../src/application/cards.ts'
import { CourseClassCard, LiveClassCard } from '../../../src/ui/course-class/CourseClassCard.tsx'
import { aCourse, aCourseClass, enterprise, ordinary } from '../course/aCourse.ts'
import { renderOnSite } from '../parts/renderOnSite.tsx'

const show = (wishes: Parameters<typeof aCourseClass>[0] = {}, linking = ordinary) =>
  renderOnSite(<CourseClassCard card={classCard(aCourseClass(wishes), linking)} />)

test('a class card shows title, comment, cost, teacher, channel and how many fit in [S-123]', () => {
  show()
  expect(screen.getByRole('heading', { name: '파이썬 첫걸음' })).toBeVisible()
  expect(screen.getByText('급식 알림봇을 만들어요')).toBeVisible()
  expect(screen.getByText('1,000')).toBeVisible()
  expect(screen.getByText('문해온 선생님')).toBeVisible()
  expect(screen.getByText('해온코딩학원')).toBeVisible()
  expect(screen.getByText('정원 2~3명')).toBeVisible()
})

test('a class card has neither level nor rating [A-69]', () => {
  show()
  expect(screen.queryByText(/난이도/)).not.toBeInTheDocument()
  expect(screen.queryByRole('img', { name: /평점/ })).not.toBeInTheDocument()
})

test.each([
  [1, '정원 1명', 'primary', 'S-320'],
  [2, '정원 2~3명', 'warning', 'S-321'],
  [3, '정원 2~3명', 'warning', 'S-321'],
  [4, '정원 4명', 'danger', 'S-322'],
  [100, '정원 100명', 'danger', 'S-322'],
])('a class for %i shows %s in the %s colour [%s]', (memberCount, text, tone) => {
  show({ schedule: { memberCount } })
  expect(screen.getByText(text)).toHaveAttribute('data-tone', tone)
  expect(screen.getByText(text)).not.toHaveAttribute('data-loud')
})

test.each([0, -1, 1.5, null])('a class for %s shows no capacity [A-63]', (memberCount) => {
  show({ schedule: { memberCount } })
  expect(screen.queryByText(/정원/)).not.toBeInTheDocument()
})

test('a class without a schedule shows no capacity [A-63]', () => {
  show({ schedule: null })
  expect(screen.queryByText(/정원/)).not.toBeInTheDocument()
})

test('a class opens here, in the same tab [S-113]', () => {
  show()
  const link = screen.getByRole('link', { name: '파이썬 첫걸음' })
  expect(link).toHaveAttribute('href', '/course/class/9/lesson')
  expect(link).not.toHaveAttribute('target')
})

test('for enterprise the class opens on the own domain of its channel in a new tab, and says so [S-114, S-208, A-73]', () => {
  show({}, enterprise)
  const link = screen.getByRole('link', { name: /^파이썬 첫걸음\s*\(새 창\)$/ })
  expect(link).toHaveAttribute('href', 'https://haeon.codingbada.kr/course/class/9/lesson')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('for enterprise a class whose channel has no usable domain opens here [A-72]', () => {
  const channelProfile = { channelId: 1, channelName: '남의 학원', channelLogoUrl: null, channelDomain: 'evil.example.com' }
  show({ channelProfile }, enterprise)
  expect(screen.getByRole('link', { name: '파이썬 첫걸음' })).toHaveAttribute('href', '/course/class/9/lesson')
})

test('a class for the channel only carries the badge 학생 권한 이상 [S-214]', () => {
  show({ isOnlyForChannelUser: true })
  expect(screen.getByText('학생 권한 이상')).toBeVisible()
})

test('a live class that is a class has its seats and opens where its channel lives [S-114, S-123]', () => {
  renderOnSite(<LiveClassCard card={liveClassCard({ kind: 'course-class', ...aCourseClass() }, enterprise)} />)
  expect(screen.getByText('정원 2~3명')).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://haeon.codingbada.kr/course/class/9/lesson')
})

test('a live class that is a course has a level and opens here, also for enterprise [S-112]', () => {
  renderOnSite(<LiveClassCard card={liveClassCard({ kind: 'course', ...aCourse() }, enterprise)} />)
  expect(screen.getByText('난이도 기초')).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/course/7/lesson')
})

test('a class that nobody can join any more says so in the place of its seats', () => {
  show({ isClosed: true })
  expect(screen.getByText('마감')).toHaveAttribute('data-loud')
  expect(screen.queryByText(/정원/)).not.toBeInTheDocument()
})

test('a class that the viewer teaches is marked', () => {
  const courseClass = aCourseClass()
  const { rerender } = renderOnSite(<CourseClassCard card={classCard(courseClass, ordinary, [{ courseClassId: '9' }])} />)
  expect(screen.getByText('가르치는 수업')).toBeVisible()
  rerender(<CourseClassCard card={classCard(courseClass, ordinary, [{ courseClassId: 8 }])} />)
  expect(screen.queryByText('가르치는 수업')).not.toBeInTheDocument()
})
