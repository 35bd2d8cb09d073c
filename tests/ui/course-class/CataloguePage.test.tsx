import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { CatalogueQuery } from '../../../src/domain/course/courseCatalogue.ts'
import type { CategoryGroup } from '../../../src/domain/catalogue/category.ts'
import { aCourse } from '../course/aCourse.ts'
import { aPage, openCatalogue, searchField } from '../course/openCatalogue.tsx'

const none = { items: [], totalCount: 0, pageSize: 20 }
const chips = () => screen.queryByRole('list', { name: '고른 조건' })
const pageNav = () => screen.getByRole('navigation', { name: '쪽' })

describe('the courses', () => {
  test('are those that the address asks for, and how many there are is said once they are there', async () => {
    const { find } = openCatalogue(
      { find: () => Promise.resolve(aPage(2, 1234)) },
      '/course?page=2&order=ASC&level=BEGINNER&keyword=파이썬',
    )
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^강의 1,234개$/))
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false')
    expect(find.mock.calls[0]?.[0]).toMatchObject({ page: 2, order: 'ASC', level: 'BEGINNER', keyword: '파이썬' })
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(searchField()).toHaveValue('파이썬')
  })

  test('stay, marked as busy, until those of the next wish are there', async () => {
    let answer = () => {}
    const later = new Promise<void>((resolve) => (answer = resolve))
    openCatalogue({ find: async ({ level }) => (level === null ? aPage(3) : later.then(() => aPage(1))) })
    await screen.findAllByRole('article')
    await userEvent.click(screen.getByRole('radio', { name: '중급' }))
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('강의 3개')
    answer()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(screen.getByRole('status')).toHaveTextContent('강의 1개')
  })

  test('that do not come are told in words, and can be asked for again', async () => {
    let fails = true
    openCatalogue({ find: () => (fails ? Promise.reject(new Error('500')) : Promise.resolve(aPage(1))) })
    expect(await screen.findByRole('heading', { name: '강의를 불러오지 못했어요' })).toBeVisible()
    fails = false
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('article')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: '강의 목록' })).toHaveFocus())
  })

  test('that fail again leave the focus where it is', async () => {
    openCatalogue({ find: () => Promise.reject(new Error('500')) })
    const again = await screen.findByRole('button', { name: '다시 시도' })
    await userEvent.click(again)
    expect(await screen.findByText('아직 불러오지 못했어요')).toBeInTheDocument()
    expect(again).toHaveFocus()
  })
})

describe('nothing found', () => {
  test('says for which word, clears everything on request, and offers other courses', async () => {
    const { address } = openCatalogue(
      {
        find: ({ keyword }) => Promise.resolve(keyword === null ? aPage(1) : none),
        recommended: () => Promise.resolve([aCourse({ title: '추천 강의' })]),
      },
      '/course?page=1&order=POPULAR&keyword=고래',
    )
    expect(await screen.findByRole('heading', { name: '‘고래’에 맞는 강의를 찾지 못했어요' })).toBeVisible()
    expect(await screen.findByRole('link', { name: '추천 강의' })).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: '모두 지우기' }).at(-1)!)
    await waitFor(() => expect(address()).toBe('/course?page=1&order=POPULAR'))
    expect(await screen.findByRole('article')).toBeVisible()
    expect(searchField()).toHaveValue('')
  })

  test('is said of no word before its answer is there', async () => {
    openCatalogue({ find: ({ cost }) => (cost === null ? Promise.resolve(none) : new Promise(() => {})) }, '/course?keyword=고래')
    await screen.findByRole('heading', { name: '‘고래’에 맞는 강의를 찾지 못했어요' })
    await userEvent.click(screen.getByRole('radio', { name: '무료' }))
    expect(screen.queryByText(/찾지 못했어요/)).not.toBeInTheDocument()
  })

  test('in an empty catalogue leads home, without anything to clear', async () => {
    openCatalogue({ find: () => Promise.resolve(none) })
    expect(await screen.findByRole('heading', { name: '아직 등록된 강의가 없어요' })).toBeVisible()
    expect(screen.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('button', { name: '모두 지우기' })).not.toBeInTheDocument()
  })

  test('behind the last page says which one that is, and leads to the first', async () => {
    openCatalogue({ find: () => Promise.resolve({ ...none, totalCount: 45 }) }, '/course?page=9&order=DESC&cost=free')
    expect(await screen.findByRole('heading', { name: '강의는 3쪽까지 있어요' })).toBeVisible()
    expect(screen.getByRole('link', { name: '첫 쪽으로 가기' })).toHaveAttribute('href', '/course?page=1&order=DESC&cost=free')
  })
})

describe('searching', () => {
  test('happens while one types, from the first page on, and leaves no way back into half a word', async () => {
    const { find, address, goBack } = openCatalogue({}, '/course?page=4&order=DESC&level=BEGINNER')
    await userEvent.type(searchField(), '파이썬')
    await waitFor(() => expect(address()).toBe('/course?page=1&order=DESC&keyword=파이썬&level=BEGINNER'))
    expect(searchField()).toHaveFocus()
    expect(find.mock.calls.map(([query]) => query.keyword)).toEqual([null, '파이썬'])
    act(() => goBack())
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('can be taken back with one button, after which the next word can be typed', async () => {
    const { address } = openCatalogue({}, '/course?page=1&order=DESC&keyword=파이썬')
    await userEvent.click(screen.getByRole('button', { name: '검색어 지우기' }))
    await waitFor(() => expect(address()).toBe('/course?page=1&order=DESC'))
    expect(searchField()).toHaveFocus()
  })

  test('does not end a filter that is chosen while the word is still on its way', async () => {
    const { address } = openCatalogue({})
    await userEvent.type(searchField(), '파이썬')
    await userEvent.click(screen.getByRole('radio', { name: '입문' }))
    await waitFor(() => expect(address()).toBe('/course?page=1&order=DESC&keyword=파이썬&level=BEGINNER'))
  })
})

describe('the filters', () => {
  const groups: readonly CategoryGroup[] = [
    { name: '분야', required: true, mode: 'CHECKBOX', position: 2 },
    { name: '대상', required: false, mode: 'RADIO', position: 1 },
  ]
  const categories = [
    { categoryGroupName: '분야', name: '게임' },
    { categoryGroupName: '분야', name: '웹' },
    { categoryGroupName: '대상', name: '초등' },
    { categoryGroupName: '대상', name: '중등' },
  ]
  const withGroups = { categoryGroups: () => Promise.resolve(groups), categories: () => Promise.resolve(categories) }

  test('stand in the order of their groups, as one answer or several; only where none is needed there is one for all [S-136]', async () => {
    openCatalogue(withGroups)
    await screen.findByRole('group', { name: /분야/ })
    expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
      '난이도',
      '수강료',
      '대상',
      '분야 하나 이상',
    ])
    const inGroup = (name: RegExp, role: string) => within(screen.getByRole('group', { name })).getAllByRole(role)
    expect(inGroup(/대상/, 'radio').map((radio) => radio.parentElement?.textContent)).toEqual(['전체', '초등', '중등'])
    expect(inGroup(/분야/, 'checkbox').map((box) => box.parentElement?.textContent)).toEqual(['게임', '웹'])
  })

  test('become the address, count at once, and can be gone back from one by one', async () => {
    const { find, address, goBack } = openCatalogue(withGroups, '/course?page=3&order=DESC')
    await userEvent.click(await screen.findByRole('checkbox', { name: '게임' }))
    expect(screen.getByRole('checkbox', { name: '게임' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: '초등' }))
    await waitFor(() => expect(address()).toBe('/course?page=1&order=DESC&category=게임&category=초등'))
    expect(find.mock.lastCall?.[0]).toMatchObject({ page: 1, categories: ['게임', '초등'] } satisfies Partial<CatalogueQuery>)
    act(() => goBack())
    await waitFor(() => expect(address()).toBe('/course?page=1&order=DESC&category=게임'))
    act(() => goBack())
    await waitFor(() => expect(address()).toBe('/course?page=3&order=DESC'))
  })

  test('of a group that needs an answer keep their last one [S-136]', async () => {
    const { address } = openCatalogue(withGroups, '/course?page=1&order=DESC&category=게임')
    const box = await screen.findByRole('checkbox', { name: '게임' })
    expect(box).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(box)
    expect(box).toBeChecked()
    expect(address()).toBe('/course?page=1&order=DESC&category=게임')
    await userEvent.click(screen.getByRole('checkbox', { name: '웹' }))
    await waitFor(() => expect(box).not.toHaveAttribute('aria-disabled'))
  })

  test('are named above the courses and can be removed there; the focus goes to the courses, as the button is gone', async () => {
    const { address } = openCatalogue({}, '/course?page=2&order=DESC&level=ADVANCED&cost=point')
    expect(chips()).toHaveTextContent('고급포인트모두 지우기')
    await userEvent.click(screen.getByRole('button', { name: '고급 조건 지우기' }))
    await waitFor(() => expect(address()).toBe('/course?page=1&order=DESC&cost=point'))
    expect(screen.getByRole('heading', { name: '강의 목록' })).toHaveFocus()
  })

  test('of a channel are those of the courses at hand, and are kept while others are looked at', async () => {
    const { address } = openCatalogue({})
    await screen.findAllByRole('article')
    const channel = screen.getByRole('combobox', { name: '채널' })
    await userEvent.selectOptions(channel, '해온코딩학원')
    await waitFor(() => expect(address()).toBe('/course?page=1&order=DESC&channelDomain=haeon'))
    await userEvent.selectOptions(channel, '모든 채널')
    await waitFor(() => expect(address()).toBe('/course?page=1&order=DESC'))
  })

  test('in the sheet are applied together, after it has said how many courses that makes', async () => {
    const { address } = openCatalogue({ find: ({ level }) => Promise.resolve(level === null ? aPage(3) : aPage(2)) })
    await userEvent.click(screen.getByRole('button', { name: '필터' }))
    const sheet = await screen.findByRole('dialog', { name: '필터' })
    await userEvent.click(within(sheet).getByRole('radio', { name: '입문' }))
    expect(address()).toBe('/course?page=1&order=DESC')
    await userEvent.click(await within(sheet).findByRole('button', { name: '강의 2개 보기' }))
    await waitFor(() => expect(address()).toBe('/course?page=1&order=DESC&level=BEGINNER'))
    expect(sheet).not.toBeInTheDocument()
  })

  test('that cannot be read leave the others as they are', async () => {
    openCatalogue({ categories: () => Promise.reject(new Error('500')) })
    await screen.findAllByRole('article')
    expect(screen.getAllByRole('group')).toHaveLength(2)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('the order and the pages', () => {
  test('another order begins on the first page', async () => {
    const { address } = openCatalogue({}, '/course?page=2&order=DESC&cost=free')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '정렬' }), '인기순')
    await waitFor(() => expect(address()).toBe('/course?page=1&order=POPULAR&cost=free'))
  })

  test('the pages are links with everything that is asked for; one says that it is the current one', async () => {
    openCatalogue({ find: () => Promise.resolve(aPage(20, 50_000)) }, '/course?page=50&order=ASC&keyword=게임')
    await screen.findAllByRole('article')
    const links = within(pageNav()).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['이전 쪽', '1', '48', '49', '50', '51', '52', '2,500', '다음 쪽'])
    expect(links[0]).toHaveAttribute('href', `/course?page=49&order=ASC&keyword=${encodeURIComponent('게임')}`)
    expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual(['50'])
    expect(within(pageNav()).getByRole('link', { name: '2,500쪽' })).toBeVisible()
  })

  test('a turned page is seen and read from its beginning', async () => {
    const { address } = openCatalogue({ find: () => Promise.resolve(aPage(20, 60)) })
    await screen.findAllByRole('article')
    await userEvent.click(within(pageNav()).getByRole('link', { name: '다음 쪽' }))
    expect(address()).toBe('/course?page=2&order=DESC')
    await waitFor(() => expect(screen.getByRole('heading', { name: '강의 목록' })).toHaveFocus())
  })

  test('one page needs no way to others', async () => {
    openCatalogue({})
    await screen.findAllByRole('article')
    expect(screen.queryByRole('navigation', { name: '쪽' })).not.toBeInTheDocument()
  })
})
