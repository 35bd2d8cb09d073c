import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { channelCard, classCard, courseCard, enrolledCourseCard, liveClassCard } from '../../../../src/application/cards.ts'
import { cardSizing, classSizing } from '../../../../src/application/carousel.ts'
import type { Assignment } from '../../../../src/domain/homework.ts'
import { EnrolledCourses } from '../../../../src/ui/home/sections/EnrolledCourses.tsx'
import { Channels, Classes, Courses, EnrolledChannels, LiveClasses } from '../../../../src/ui/home/sections/Lists.tsx'
import { Homework } from '../../../../src/ui/home/sections/StudyRows.tsx'
import { aSubChannel } from '../../channel/aSubChannel.ts'
import { aCourse, aCourseClass, anEnrolledCourse, links, ordinary } from '../../course/aCourse.ts'
import { section } from './section.ts'
import { renderOnSite } from '../../parts/renderOnSite.tsx'

const homework = (assignmentId: number, endDate: string | null): Assignment => ({
  homeworkId: 1,
  assignmentId,
  title: `숙제 ${assignmentId}`,
  description: null,
  endDate,
  lateEndDate: null,
  state: null,
})
const clock = { now: new Date('2026-11-20T03:00:00Z'), timeZone: 'Asia/Seoul' }
const liveClasses = [
  liveClassCard({ kind: 'course', ...aCourse({ courseId: 1 }) }, ordinary),
  liveClassCard({ kind: 'course-class', ...aCourseClass({ courseClassId: 1 }) }, ordinary),
]
const channels = { cards: [channelCard(aSubChannel(), links)], sizing: cardSizing }
const courses = { cards: [courseCard(aCourse())], sizing: cardSizing }

const enrolled = { cards: [enrolledCourseCard(anEnrolledCourse())], sizing: cardSizing }

const rows: readonly [string, string, string, ReactElement][] = [
  ['S-059', 'enrolled-channels', '내 채널', <EnrolledChannels title="내 채널" totalCount={12} {...channels} />],
  [
    'S-063, S-064',
    'homework',
    '숙제가 있어요',
    <Homework title="숙제가 있어요" assignments={[homework(1, null)]} sizing={cardSizing} {...clock} />,
  ],
  ['S-069', 'enrolled-courses', '듣는 강의', <EnrolledCourses title="듣는 강의" {...enrolled} layout="carousel" />],
  [
    'S-072',
    'live-classes',
    '추천 라이브 클래스예요',
    <LiveClasses title="추천 라이브 클래스예요" cards={liveClasses} sizing={classSizing} seeAllHref="/live/course" />,
  ],
  [
    'S-073',
    'classes',
    '인기 수업이에요',
    <Classes title="인기 수업이에요" cards={[classCard(aCourseClass(), ordinary)]} sizing={classSizing} seeAllHref="/course?tab=class" />,
  ],
  ['S-074', 'courses', '인기 강의예요', <Courses title="인기 강의예요" {...courses} seeAllHref="/course" />],
  ['S-075', 'channels', '인기 채널이에요', <Channels title="인기 채널이에요" {...channels} />],
]

test.each(rows)('[%s] the section %s is a carousel named by its heading %s', (_, name, title, element) => {
  renderOnSite(element)
  const root = section(name) as HTMLElement
  expect(within(root).getByRole('heading', { level: 2, name: new RegExp(`^${title}`) })).toBeVisible()
  expect(within(root).getByRole('region', { name: title })).toHaveAttribute('aria-roledescription', '캐러셀')
  expect(within(root).getAllByRole('article').length).toBeGreaterThan(0)
})

test('a course and a class with the same number stand side by side', () => {
  renderOnSite(<LiveClasses title="라이브" cards={liveClasses} sizing={classSizing} seeAllHref="/live/course" />)
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

test('the enrolled channels say how many there are in all, beyond the first page [A-29]', () => {
  renderOnSite(<EnrolledChannels title="내 채널" totalCount={1234} {...channels} />)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^내 채널 1,234개 중 \d+개$/)
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test('homework that is due first comes first', async () => {
  const assignments = [homework(1, null), homework(2, '2026-12-01'), homework(3, '2026-11-21')]
  renderOnSite(<Homework title="숙제가 있어요" assignments={assignments} sizing={cardSizing} {...clock} />)
  const titles = () => [...(section('homework')?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)
  await waitFor(() => expect(titles()).toEqual(['숙제 3', '숙제 2', '숙제 1']))
})

test('for premium the enrolled courses are a block instead of a carousel, with the same heading [S-071, A-09]', () => {
  renderOnSite(
    <EnrolledCourses
      title="듣는 강의"
      {...enrolled}
      cards={[7, 8].map((courseId) => enrolledCourseCard(anEnrolledCourse({}, { courseId })))}
      layout="block"
    />,
  )
  expect(screen.getByRole('heading', { level: 2, name: '듣는 강의' })).toBeVisible()
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('a list with a page of its own has a link to it that tells which list', () => {
  renderOnSite(<Courses title="인기 강의예요" {...courses} seeAllHref="/course?page=1&order=DESC" />)
  expect(screen.getByRole('link', { name: /인기 강의예요\s*전체보기/ })).toHaveAttribute('href', '/course?page=1&order=DESC')
})
