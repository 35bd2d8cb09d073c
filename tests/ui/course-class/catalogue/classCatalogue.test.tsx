import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { guest } from '../../../../src/domain/viewer.ts'
import { aListedClass, aPage, openClasses } from './openClasses.tsx'

const card = () => screen.findByRole('article')
const tabs = () => screen.getByRole('navigation', { name: '무엇을 찾나요?' })
const chips = () => screen.getByRole('list', { name: '고른 조건' })

describe('the classes', () => {
  test('are those that the address asks for: days, times, and everything that courses can be asked for', async () => {
    const { find } = openClasses(
      { find: () => Promise.resolve(aPage([aListedClass()], 48)) },
      '/course?tab=class&page=2&order=ASC&keyword=파이썬&weekday=6&weekday=2&time=EVENING&cost=free',
    )
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^수업 48개$/))
    expect(find.mock.calls[0]?.[0]).toMatchObject({
      isLive: false,
      page: 2,
      order: 'ASC',
      keyword: '파이썬',
      weekdays: [2, 6],
      times: ['EVENING'],
      cost: 'free',
    })
    expect(chips()).toHaveTextContent('‘파이썬’화요일토요일저녁무료모두 지우기')
    expect(screen.getByRole('heading', { level: 1, name: '수업' })).toBeVisible()
  })

  test('that are live have a page of their own', async () => {
    const { find } = openClasses({}, '/live/course?page=1&order=DESC')
    await card()
    expect(find.mock.calls[0]?.[0]).toMatchObject({ isLive: true })
    expect(screen.getByRole('heading', { level: 1, name: '라이브' })).toBeVisible()
  })

  test('that do not come are told in words, and can be asked for again', async () => {
    let fails = true
    openClasses({ find: () => (fails ? Promise.reject(new Error('500')) : Promise.resolve(aPage([aListedClass()]))) })
    expect(await screen.findByRole('heading', { name: '수업을 불러오지 못했어요' })).toBeVisible()
    fails = false
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await card()).toBeVisible()
  })

  test('of which none fits make room for those that many take', async () => {
    const { address } = openClasses(
      { find: ({ keyword }) => Promise.resolve(aPage(keyword === null ? [aListedClass({ title: '인기 수업' })] : [])) },
      '/live/course?page=1&order=DESC&keyword=고래',
    )
    expect(await screen.findByRole('heading', { name: '‘고래’에 맞는 라이브 클래스를 찾지 못했어요' })).toBeVisible()
    expect(await screen.findByRole('link', { name: '인기 수업' })).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: '모두 지우기' }).at(-1)!)
    await waitFor(() => expect(address()).toBe('/live/course?page=1&order=DESC'))
  })
})

test('a word that finds nothing here says where it finds something, and leads there', async () => {
  openClasses(
    { find: ({ keyword, isLive }) => Promise.resolve(aPage(keyword !== null && !isLive ? [aListedClass()] : [], isLive ? 0 : 12)) },
    '/live/course?page=1&order=DESC&keyword=고래',
  )
  expect(await screen.findByText('강의 2개, 수업 12개에서 찾았어요.')).toBeVisible()
  expect(screen.getByRole('link', { name: '수업 12개 보기' })).toHaveAttribute(
    'href',
    `/course?tab=class&page=1&order=DESC&keyword=${encodeURIComponent('고래')}`,
  )
})

describe('the tabs', () => {
  test('lead from courses to classes and to live classes, and the word that is looked for comes along', async () => {
    openClasses({}, '/course?page=3&order=POPULAR&keyword=게임&level=BEGINNER')
    const hrefs = within(tabs())
      .getAllByRole('link')
      .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
    expect(hrefs).toEqual([
      '/course?page=1&order=POPULAR&keyword=게임',
      '/course?tab=class&page=1&order=POPULAR&keyword=게임',
      '/live/course?page=1&order=POPULAR&keyword=게임',
    ])
    expect(within(tabs()).getByRole('link', { current: 'page' })).toHaveTextContent('강의')
  })

  test('change what is shown and keep the keyboard where it is; no course is ever drawn as a class', async () => {
    let answer = () => {}
    const later = new Promise<void>((resolve) => (answer = resolve))
    const { goBack } = openClasses({ find: () => later.then(() => aPage([aListedClass()])) }, '/course?page=1&order=DESC')
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    await userEvent.click(within(tabs()).getByRole('link', { name: '수업' }))
    expect(within(tabs()).getByRole('link', { name: '수업' })).toHaveFocus()
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    answer()
    expect(await card()).toHaveTextContent('정원 8명')
    act(() => goBack())
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  })
})

describe('the filters', () => {
  test('begin with days from Sunday on and parts of the day; there is no level [S-158, A-69]', async () => {
    openClasses({})
    await card()
    const [days, times] = screen.getAllByRole('group')
    expect(
      within(days!)
        .getAllByRole('checkbox')
        .map((box) => box.parentElement?.textContent),
    ).toEqual(['일', '월', '화', '수', '목', '금', '토'].map((day) => `${day}요일`))
    expect(
      within(times!)
        .getAllByRole('checkbox')
        .map((box) => box.parentElement?.textContent),
    ).toEqual(['오전', '오후', '저녁'])
    expect(screen.queryByRole('group', { name: '난이도' })).not.toBeInTheDocument()
  })

  test('of days and times become the address, several at once, and are taken back by their chips', async () => {
    const { address, find } = openClasses({}, '/live/course?page=4&order=DESC')
    await card()
    await userEvent.click(screen.getByRole('checkbox', { name: '목요일' }))
    await userEvent.click(screen.getByRole('checkbox', { name: '화요일' }))
    await userEvent.click(screen.getByRole('checkbox', { name: '저녁' }))
    await waitFor(() => expect(address()).toBe('/live/course?page=1&order=DESC&weekday=2&weekday=4&time=EVENING'))
    expect(find.mock.lastCall?.[0]).toMatchObject({ weekdays: [2, 4], times: ['EVENING'] })
    await userEvent.click(screen.getByRole('button', { name: '화요일 조건 지우기' }))
    await userEvent.click(screen.getByRole('button', { name: '저녁 조건 지우기' }))
    await waitFor(() => expect(address()).toBe('/live/course?page=1&order=DESC&weekday=4'))
    expect(screen.getByRole('heading', { name: '라이브 클래스 목록' })).toHaveFocus()
  })

  test('offer the channels that give classes', async () => {
    const channel = {
      channelId: 3,
      channelName: '파도코딩클럽',
      channelDomain: 'pado',
      channelLogoUrl: null,
      description: null,
      channelTag: null,
      profileImageUrl: null,
      isMadeByMe: false,
    }
    const { address } = openClasses({ channels: () => Promise.resolve([channel]) })
    await screen.findByRole('option', { name: '파도코딩클럽' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '채널' }), '파도코딩클럽')
    await waitFor(() => expect(address()).toBe('/course?tab=class&page=1&order=DESC&channelDomain=pado'))
  })

  test('find the classes for a channel’s own students in the education environment, and only those [A-84]', async () => {
    const { address, find, findInEduenv } = openClasses({
      channelDomain: 'haeon',
      findInEduenv: () => Promise.resolve(aPage([aListedClass({ title: '우리 반' })])),
    })
    await card()
    expect(screen.queryByRole('combobox', { name: '채널' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('checkbox', { name: '우리 학생 전용' }))
    expect(await screen.findByRole('link', { name: '우리 반' })).toBeVisible()
    expect(address()).toBe('/course?tab=class&page=1&order=DESC&students=only')
    expect(find).toHaveBeenCalledTimes(1)
    expect(findInEduenv.mock.calls[0]?.[0]).toMatchObject({ isForStudents: true })
  })

  test('know no students of the main site, which is nobody’s channel', async () => {
    openClasses({})
    await card()
    expect(screen.queryByRole('checkbox', { name: '우리 학생 전용' })).not.toBeInTheDocument()
  })
})

describe('a card', () => {
  const show = async (...wishes: Parameters<typeof aListedClass>) => {
    openClasses({ find: () => Promise.resolve(aPage([aListedClass(...wishes)])) })
    return card()
  }

  test('says how many fit, when they meet and how many places are left [S-123, A-65]', async () => {
    const text = await show()
    expect(text).toHaveTextContent('정원 8명')
    expect(text).toHaveTextContent('수업 시간 화·목요일 오후 6시~7시 30분')
    expect(within(text).getByText('5자리 남음')).not.toHaveAttribute('data-loud')
    expect(within(text).getByRole('link')).toHaveAttribute('href', '/course/class/9/lesson')
  })

  test.each([
    ['마지막 1자리', { enrolledCount: 7 }, 'warning'],
    ['마감', { enrolledCount: 8 }, 'neutral'],
    ['모집 마감', { isClosed: true }, 'neutral'],
  ])('says %s when there is hardly room or none', async (words, wishes, tone) => {
    const badge = within(await show(wishes)).getByText(words)
    expect(badge).toHaveAttribute('data-tone', tone)
    expect(badge).toHaveAttribute('data-loud')
  })

  test.each([{ enrolledCount: null }, { schedule: null }, { schedule: { memberCount: 0 } }])(
    'says nothing of places where nobody can know: %j [A-63]',
    async (wishes) => {
      expect(await show(wishes)).not.toHaveTextContent(/자리|마감/)
    },
  )

  test('of one that has begun says how many lessons are left', async () => {
    const times = { startTime: '18:00', endTime: '19:00', skippedDates: [], memberCount: 8 } as const
    const wednesdays = {
      ...times,
      scheduleId: 1,
      repeatType: 'WEEKLY',
      weekdays: [3],
      fromDate: '2026-10-21',
      untilDate: '2026-12-29',
    } as const
    expect(await show({ cost: 100_000, paymentType: 'CASH', schedules: [wednesdays] })).toHaveTextContent(/50,000원.*남은 수업 5번/)
  })

  test('of a class without days says that they are agreed on', async () => {
    expect(await show({ timetable: null })).toHaveTextContent('시간은 선생님과 정해요')
  })

  test('leads an enterprise’s visitors to the channel that gives the class [S-114]', async () => {
    const viewer = { ...guest, authState: 'VALID', role: 'ROLE_CHANNEL_ENTERPRISE' } as const
    openClasses({ viewer })
    await waitFor(async () =>
      expect(within(await card()).getByRole('link')).toHaveAttribute('href', 'https://haeon.codingbada.example/course/class/9/lesson'),
    )
  })
})
