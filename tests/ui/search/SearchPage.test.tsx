import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import type { BlockCard } from '../../../src/domain/blocks/blockProblem.ts'
import { guest } from '../../../src/domain/viewer.ts'
import { Header } from '../../../src/ui/app/frame/Header.tsx'
import { SearchPage } from '../../../src/ui/search/SearchPage.tsx'
import { searchWritings } from '../../domain/searchWritings.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeBlock, fakeCourse, fakeCourseClass, fakeFeatures, fakeProblem } from '../../fakes/features.ts'
import { aListedClass, aPage as classesPage } from '../course-class/catalogue/openClasses.tsx'
import { aPage as coursesPage } from '../course/openCatalogue.tsx'
import { aBlockDetail } from '../block/aBlockDetail.ts'
import { openAt } from '../openAt.tsx'

const open = (
  at: string,
  courses = coursesPage(4, 14),
  classes = classesPage([aListedClass()]),
  blocks: readonly BlockCard[] = [],
  page = <SearchPage />,
) => {
  const find = vi.fn(() => Promise.resolve(courses))
  const problems = { find: () => Promise.resolve({ items: [], totalCount: 0, pageSize: 20 }) }
  const features = fakeFeatures({
    problem: fakeProblem({ problems }),
    block: fakeBlock({ blocks: { find: async () => ({ items: blocks, totalCount: blocks.length, pageSize: 20 }) } }),
    course: fakeCourse({ find }),
    courseClass: fakeCourseClass(anApplication().clock, {
      catalogue: { find: ({ isLive }) => Promise.resolve(isLive ? classesPage([]) : classes) },
    }),
  })
  return {
    find,
    ...openAt(at, page, anApplication({ features, viewer: { ...anApplication().viewer, current: async () => guest } })),
  }
}

describe('the search over everything', () => {
  test('says where it found how many, and leads to the rest', async () => {
    open('/search?keyword=파이썬')
    expect(await screen.findByText('강의 14개 · 수업 1개에서 찾았어요')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['강의', '수업'])
    const rest = decodeURIComponent(screen.getByRole('link', { name: '강의 14개 모두 보기' }).getAttribute('href') ?? '')
    expect(rest).toBe('/course?page=1&order=DESC&keyword=파이썬')
    expect(screen.queryByRole('link', { name: /수업 1개 모두/ })).not.toBeInTheDocument()
  })

  test('finds block problems, too, each a link to its own page', async () => {
    open('/search?keyword=니모', coursesPage(0), classesPage([]), [aBlockDetail()])
    expect(await screen.findByText('블록 문제 1개에서 찾았어요')).toBeVisible()
    expect(screen.getByRole('link', { name: /편지 배달하는 니모/ })).toHaveAttribute('href', '/learn/block/12')
  })

  test.each([
    ['니모 편지', ['편지', '니모']],
    ['ㅍㅈ', ['편지']],
  ])('marks in the titles what was found by %s', async (keyword, words) => {
    open(`/search?keyword=${keyword}`, coursesPage(0), classesPage([]), [aBlockDetail()])
    const link = await screen.findByRole('link', { name: /편지 배달하는 니모/ })
    expect([...link.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(words)
  })

  test.each(
    Object.entries(searchWritings('하늘 바람 Blue')).flatMap(([way, writing]) => [
      [way, writing, '하늘 바람 Blue'],
      [`${way} and the title decomposed`, writing, '하늘 바람 Blue'.normalize('NFD')],
    ]),
  )('is asked by the header’s field, and marks what was found: %s', async (_, writing, title) => {
    const page = (
      <>
        <Header viewer={null} brand={null} />
        <Routes>
          <Route path="/search" element={<SearchPage />} />
          <Route path="*" element={null} />
        </Routes>
      </>
    )
    const { find, address } = open('/ranking', coursesPage(0), classesPage([]), [{ ...aBlockDetail(), title }], page)
    await userEvent.type(screen.getByRole('searchbox'), `${writing}{Enter}`)
    const link = await screen.findByRole('link', { name: /하늘 바람 Blue/ })
    expect(address()).toBe(`/search?keyword=${writing.trim()}`)
    expect(find.mock.calls).toEqual([[expect.objectContaining({ keyword: writing.trim().normalize('NFC') }), expect.anything()]])
    const marks = [...link.querySelectorAll('mark')].map(({ textContent }) => textContent)
    const isWhole = writing === '바람 하늘' || writing === '하늘바람'
    expect(marks.join(' ')).toBe(writing === 'BLUE' ? 'Blue' : isWhole ? '하늘 바람' : '하늘')
  })

  test('says so when nothing was found anywhere', async () => {
    open('/search?keyword=없는말', coursesPage(0), classesPage([]))
    expect(await screen.findByRole('heading', { name: '‘없는말’에 맞는 것을 찾지 못했어요' })).toBeVisible()
  })

  test('asks nobody before there is a word, and is a field to type into', async () => {
    const { find } = open('/search?keyword=%20')
    expect(await screen.findByRole('heading', { name: '무엇을 배우고 싶나요?' })).toBeVisible()
    expect(screen.getByRole('searchbox', { name: '찾고 싶은 것' })).toHaveAttribute('data-first-focus')
    expect(find).not.toHaveBeenCalled()
  })
})
