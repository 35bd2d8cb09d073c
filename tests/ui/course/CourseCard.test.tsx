import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { courseCard } from '../../../src/application/cards.ts'
import { CourseCard } from '../../../src/ui/course/CourseCard.tsx'
import { aCourse } from './aCourse.ts'
import { renderOnSite } from '../parts/renderOnSite.tsx'

const show = (wishes: Parameters<typeof aCourse>[0] = {}) => renderOnSite(<CourseCard card={courseCard(aCourse(wishes))} />).container
const picture = (card: HTMLElement) => card.querySelector('img')

test('a course card shows title, comment, thumbnail, level, rating, cost, teacher and channel [S-119]', () => {
  const card = show()
  expect(screen.getByRole('heading', { name: '파이썬 첫걸음' })).toBeVisible()
  expect(screen.getByText('급식 알림봇을 만들어요')).toBeVisible()
  expect(picture(card)).toHaveAttribute('src', '/course.png')
  expect(screen.getByText('난이도 기초')).toBeVisible()
  expect(screen.getByRole('img', { name: '평점 4.8점' })).toHaveTextContent('4.8')
  expect(screen.getByText('1,000')).toBeVisible()
  expect(screen.getByText('문해온 선생님')).toBeVisible()
  expect(screen.getByText('해온코딩학원')).toBeVisible()
})

test('the whole card is one link to the lessons of the course [S-112]', () => {
  show()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link', { name: '파이썬 첫걸음' })).toHaveAttribute('href', '/course/7/lesson')
  expect(screen.getByRole('link')).not.toHaveAttribute('target')
})

test.each([
  ['BEGINNER', '난이도 입문'],
  ['ELEMENTARY', '난이도 기초'],
  ['INTERMEDIATE', '난이도 중급'],
  ['ADVANCED', '난이도 고급'],
] as const)('the level %s reads %s [S-121, S-129…S-132]', (level, text) => {
  show({ level })
  expect(screen.getByText(text)).toBeVisible()
})

test('an unknown level has no 난이도 [A-68]', () => {
  show({ level: null })
  expect(screen.queryByText(/난이도/)).not.toBeInTheDocument()
})

test('a course for the channel only carries the badge 학생 권한 이상 [S-122, S-214]', () => {
  show({ isOnlyForChannelUser: true })
  expect(screen.getByText('학생 권한 이상')).toBeVisible()
})

test('a course for everybody carries no badge [S-122]', () => {
  show()
  expect(screen.queryByText('학생 권한 이상')).not.toBeInTheDocument()
})

test('without a thumbnail the card shows the logo of the channel [S-120]', () => {
  expect(picture(show({ thumbnail: null }))).toHaveAttribute('src', '/logo.png')
})

test('without thumbnail and logo the card shows the default picture [S-120]', () => {
  expect(picture(show({ thumbnail: null, channelProfile: null }))?.getAttribute('src')).toContain('thumbnail-default')
})

test('a thumbnail that does not load makes way for the logo, and that for the default picture [S-120, A-71]', () => {
  const card = show()
  fireEvent.error(picture(card) as HTMLElement)
  expect(picture(card)).toHaveAttribute('src', '/logo.png')
  fireEvent.error(picture(card) as HTMLElement)
  expect(picture(card)?.getAttribute('src')).toContain('thumbnail-default')
})

test('pictures are decoration and have their size reserved', () => {
  for (const image of show().querySelectorAll('img')) {
    expect(image).toHaveAttribute('alt', '')
    expect(image).toHaveAttribute('width')
    expect(image).toHaveAttribute('height')
    expect(image).toHaveAttribute('loading', 'lazy')
  }
})

test('a course that nobody has rated shows no rating [A-62]', () => {
  show({ rating: 0 })
  expect(screen.queryByRole('img', { name: /평점/ })).not.toBeInTheDocument()
})

test('a title of ten thousand letters stays whole in the page and in its tooltip', () => {
  const title = '긴 제목 👩‍👩‍👧‍👦 '.repeat(700).trim()
  show({ title })
  expect(screen.getByRole('link')).toHaveTextContent(title)
  expect(screen.getByRole('heading')).toHaveAttribute('title', title)
})

test('a title is text and never HTML', () => {
  const card = show({ title: '<b onclick="steal()">제목</b>' })
  expect(card.querySelector('b')).toBeNull()
  expect(screen.getByRole('link')).toHaveTextContent('<b onclick="steal()">제목</b>')
})

test('a course without a title still has a link that can be named', () => {
  show({ title: '  ' })
  expect(screen.getByRole('link', { name: '제목 없음' })).toBeVisible()
})
