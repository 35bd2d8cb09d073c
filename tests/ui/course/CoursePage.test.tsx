import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { CallError } from '../../../src/application/callError.ts'
import { refusal } from '../../fakes/refusal.ts'
import { aCourseDetail, openCourse, twoChapters } from './page/openCourse.tsx'

describe('the page of a course', () => {
  test('says what it is, for whom, how much there is of it, who teaches it and on which channel', async () => {
    await openCourse({
      course: async () =>
        aCourseDetail({
          rating: 4.8,
          teacher: { nickname: '서윤슬', profile: null },
          channelProfile: { channelId: 1, channelName: '별빛중', channelLogoUrl: null, channelDomain: 'byeol' },
        }),
    })
    expect(await screen.findByRole('heading', { level: 1, name: '급식 알림봇' })).toBeVisible()
    expect(screen.getByRole('img', { name: '평점 4.8점' })).toBeVisible()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['수강생 1,774명', '총 4강', '1시간 20분', '초등 고학년', '반복문을 쓸 수 있어요.']),
    )
    expect(screen.getByText('서윤슬 선생님')).toBeVisible()
    expect(screen.getByRole('link', { name: '별빛중' })).toHaveAttribute('href', 'https://byeol.codingbada.example')
    expect(document.title).toBe('급식 알림봇 · 코딩바다')
  })

  test.each([
    [{ rating: 4.8, learnerCount: 1, lessonCount: 1, minutes: null }, ['4.8', '수강생 1명', '총 1강']],
    [{ rating: 0, learnerCount: 0, lessonCount: 0, minutes: null }, []],
    [{ rating: null, learnerCount: null, lessonCount: 0, minutes: null }, []],
  ] as const)('leaves out numbers that are unknown or zero (%#)', async (wishes, facts) => {
    await openCourse({ course: async () => aCourseDetail(wishes) })
    const list = await screen.findByRole('list', { name: '강의 정보' })
    expect([...list.children].map(({ textContent }) => textContent)).toEqual(facts)
  })

  test.each([
    ['ELEMENTARY', true, ['난이도 기초', '학생 권한 이상']],
    ['ELEMENTARY', false, ['난이도 기초']],
    [null, true, ['학생 권한 이상']],
    [null, false, []],
  ] as const)(
    'has a badge for its level and one for channel users, where it is so (%s, %s)',
    async (level, isOnlyForChannelUser, badges) => {
      await openCourse({ course: async () => aCourseDetail({ level, isOnlyForChannelUser }) })
      await screen.findByRole('list', { name: '강의 정보' })
      expect(screen.queryAllByText(/^난이도|^학생 권한 이상/).map(({ textContent }) => textContent)).toEqual(badges)
    },
  )

  test('names a channel without a usable domain, but leads nowhere [A-72]', async () => {
    const channelProfile = { channelId: 1, channelName: '남의 집', channelLogoUrl: null, channelDomain: 'evil.example' }
    await openCourse({ course: async () => aCourseDetail({ channelProfile }) })
    expect(await screen.findByText('남의 집')).toBeVisible()
    expect(screen.queryByRole('link', { name: '남의 집' })).not.toBeInTheDocument()
  })

  test('keeps its heading from the first moment on, so that the focus stays with it', async () => {
    let come = (_course: ReturnType<typeof aCourseDetail>) => {}
    await openCourse({ course: () => new Promise((resolve) => (come = resolve)) })
    const heading = screen.getByRole('heading', { level: 1, name: '강의를 불러오고 있어요' })
    heading.focus()
    come(aCourseDetail())
    await waitFor(() => expect(heading).toHaveTextContent('급식 알림봇'))
    expect(heading).toHaveFocus()
  })

  test.each([400, 404, 410])('that is not there (%i) says so and leads on', async (status) => {
    await openCourse({ course: () => Promise.reject(refusal(status)) })
    expect(await screen.findByRole('heading', { level: 1, name: '찾을 수 없는 강의예요' })).toHaveFocus()
    expect(screen.getByRole('link', { name: '다른 강의 찾아보기' })).toHaveAttribute('href', '/course?page=1&order=DESC')
    expect(screen.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/')
    expect(document.title).toBe('찾을 수 없는 강의예요 · 코딩바다')
  })

  test('whose address is a word of the path is not there either [A-86]', async () => {
    await openCourse({ course: () => Promise.reject(new CallError('"categories" is no identifier', { kind: 'unaddressable' })) })
    expect(await screen.findByRole('heading', { name: '찾을 수 없는 강의예요' })).toBeVisible()
  })

  test('that fails can be tried again', async () => {
    const answer = vi.fn(async () => aCourseDetail()).mockRejectedValueOnce(refusal(500))
    await openCourse({ course: answer })
    await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: '급식 알림봇' })).toHaveFocus())
  })

  test('stands without its curriculum, which can be asked for again [F-001]', async () => {
    await openCourse({ chapters: vi.fn(async () => twoChapters).mockRejectedValueOnce(refusal(500)) })
    const curriculum = within(await screen.findByRole('region', { name: '커리큘럼' }))
    expect(curriculum.getByRole('alert')).toHaveTextContent('커리큘럼을 불러오지 못했어요')
    expect(screen.getByRole('heading', { level: 1, name: '급식 알림봇' })).toBeVisible()
    await userEvent.click(curriculum.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText('인사하기')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: '커리큘럼' })).toHaveFocus())
  })

  test('shows courses like it, but never itself', async () => {
    const others = [aCourseDetail(), aCourseDetail({ courseId: 8, title: '날씨 봇' })]
    await openCourse({ recommended: async () => others })
    const related = within(await screen.findByRole('region', { name: '이런 강의는 어때요?' }))
    expect(related.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['날씨 봇'])
    expect(screen.getByRole('link', { name: '관련 강의' })).toHaveAttribute('href', '#related')
  })

  test('without courses like it does not lead there', async () => {
    await openCourse({ recommended: () => Promise.reject(refusal(500)) })
    await screen.findByText('인사하기')
    expect(screen.queryByRole('link', { name: '관련 강의' })).not.toBeInTheDocument()
  })

  test('never asks in a guest’s name [F-002]', async () => {
    const { standing, progress } = await openCourse()
    await screen.findByText('인사하기')
    expect(standing).not.toHaveBeenCalled()
    expect(progress).not.toHaveBeenCalled()
  })
})
