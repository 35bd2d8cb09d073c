import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { notEnrolled } from '../../../src/domain/course/course.ts'
import { guest } from '../../../src/domain/viewer.ts'
import { refusal } from '../../fakes/refusal.ts'
import { allAnswers } from '../impatientClient.ts'
import { aText, curriculum, mark, openLesson } from '../lesson/openLesson.tsx'

const list = () => within(screen.getByRole('region', { name: '목차' }))
const links = () =>
  list()
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('the page of a lesson', () => {
  test('says where one is: in which course and chapter, in which lesson, and how far one is', async () => {
    await openLesson(72, { progress: async () => [mark(71)], content: () => new Promise(() => {}) })
    expect(screen.getByRole('heading', { level: 1, name: '팔 젓기' })).toBeVisible()
    expect(document.title).toBe('팔 젓기 · 바다 수영')
    expect(screen.getByRole('link', { name: '목록으로 · 바다 수영' })).toHaveAttribute('href', '/course/7/lesson')
    expect(links()).toEqual([
      '물에 뜨기디지털 문서 · 5분완료',
      '팔 젓기영상 · 5분',
      '파도 세기텍스트 코딩 · 5분',
      '거북이 길블록 코딩 · 5분',
    ])
    expect(list().getByRole('link', { current: 'page' })).toHaveAttribute('href', '/course/7/lesson/72')
    expect(screen.getByRole('progressbar', { name: '학습 진도' })).toHaveAttribute('aria-valuetext', '4강 중 1강 완료')
  })

  test('leads to the lessons before and after in the order of the curriculum, across chapters', async () => {
    await openLesson(72)
    const ways = within(screen.getByRole('navigation', { name: '이전과 다음' }))
    expect(ways.getByRole('link', { name: /^이전\s*물에 뜨기/ })).toHaveAttribute('href', '/course/7/lesson/71')
    // React does not resume a suspended component in an `act` that is not awaited, such as Testing Library's.
    await act(async () => void fireEvent.click(ways.getByRole('link', { name: /^다음\s*파도 세기/ })))
    expect(await screen.findByRole('heading', { level: 1, name: '파도 세기' })).toBeVisible()
  })

  test('of the first and the last lesson has one way only', async () => {
    await openLesson(71)
    expect(screen.queryByRole('link', { name: /^이전/ })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^다음/ })).toBeVisible()
  })

  test('asks for the lesson itself only where it is open to the viewer [S-258] [S-259] [S-260] [S-261]', async () => {
    const { content } = await openLesson(71)
    expect(content).toHaveBeenCalledExactlyOnceWith({ kind: 'course', id: '7' }, curriculum[0]?.lessons[0], expect.any(AbortSignal))
  })

  test('tells a guest what it is and lets them sign in; nothing personal is asked', async () => {
    const { content, standing, tell } = await openLesson(72, { viewer: guest })
    expect(screen.getByRole('heading', { name: '수강생에게 열려 있는 내용이에요' })).toBeVisible()
    expect(screen.getByText(/보면서 배우는 영상이에요/)).toBeVisible()
    expect(screen.getByRole('link', { name: '로그인하고 배우기' })).toHaveAttribute('href', '/login')
    expect(links()[0]).toBe('물에 뜨기디지털 문서 · 5분잠김')
    expect([content, standing, tell].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
  })

  test('leads who has not finished to sign up to the end of it', async () => {
    await openLesson(72, { viewer: { ...guest, authState: 'PENDING' } })
    expect(screen.getByRole('link', { name: '회원가입 마치기' })).toHaveAttribute('href', '/signup')
  })

  test('leads who is not enrolled to the course', async () => {
    const { content } = await openLesson(71, { standing: async () => notEnrolled })
    expect(screen.getByRole('heading', { name: '수강 신청하면 이 강의를 배울 수 있어요' })).toBeVisible()
    expect(screen.getByText('1,000')).toBeVisible()
    expect(screen.getByRole('link', { name: '수강 신청하기' })).toHaveAttribute('href', '/course/7/lesson')
    // A closed lesson has no links to its neighbours.
    expect(screen.queryByRole('navigation', { name: '이전과 다음' })).not.toBeInTheDocument()
    expect(content).not.toHaveBeenCalled()
  })

  const previewed = async () => curriculum.map((chapter) => ({ ...chapter, lessons: chapter.lessons.map(asPreview) }))
  const asPreview = (lesson: (typeof curriculum)[number]['lessons'][number]) => ({ ...lesson, isPreview: lesson.lessonId === 71 })

  test.each([
    ['who is not enrolled', {}],
    ['a guest', { viewer: guest }],
  ])('opens a preview to %s, and says what the rest costs', async (_, wishes) => {
    const { tell } = await openLesson(71, { standing: async () => notEnrolled, chapters: previewed, ...wishes })
    expect(screen.getByText('크게 들이쉬어요.')).toBeVisible()
    expect(screen.getByRole('heading', { name: '여기까지가 미리보기예요' })).toBeVisible()
    expect(screen.getByText('1,000')).toBeVisible()
    expect(screen.getByRole('link', { name: '수강 신청하기' })).toHaveAttribute('href', '/course/7/lesson')
    expect(links().slice(0, 2)).toEqual(['물에 뜨기미리보기 · 디지털 문서 · 5분', '팔 젓기영상 · 5분잠김'])
    expect(tell).not.toHaveBeenCalled()
  })

  test('is no preview to who takes the course', async () => {
    await openLesson(71, { chapters: previewed })
    expect(screen.queryByText('여기까지가 미리보기예요')).not.toBeInTheDocument()
    expect(links()[0]).toBe('물에 뜨기디지털 문서 · 5분')
  })

  test.each([
    [401, '수강생에게 열려 있는 내용이에요'],
    [403, '수강 신청하면 이 강의를 배울 수 있어요'],
    [404, '학습 내용을 찾을 수 없어요'],
  ])('whose lesson is refused with %i says why, and the rest of it stands', async (status, words) => {
    await openLesson(71, { content: () => Promise.reject(refusal(status)) })
    expect(screen.getByRole('heading', { name: words })).toBeVisible()
    expect(links()).toHaveLength(4)
  })

  test('whose lesson does not come offers another try [F-001]', async () => {
    await openLesson(71, { content: vi.fn(async () => aText).mockRejectedValueOnce(refusal(500)) })
    expect(screen.getByRole('heading', { name: '학습 내용을 불러오지 못했어요' }).closest('[role=alert]')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText('크게 들이쉬어요.')).toBeVisible()
  })

  test('shows the lesson although nobody can tell how the viewer stands', async () => {
    await openLesson(71, { standing: () => Promise.reject(refusal(500)) })
    expect(screen.getByText('크게 들이쉬어요.')).toBeVisible()
    expect(list().getByText('수강 정보를 불러오지 못했어요')).toBeVisible()
  })

  test('shows the lesson although the progress does not come, and asks for that again', async () => {
    const { progress } = await openLesson(71, { progress: () => Promise.reject(refusal(500)) })
    expect(screen.getByText('크게 들이쉬어요.')).toBeVisible()
    await userEvent.click(list().getByRole('button', { name: '다시 시도' }))
    expect(progress).toHaveBeenCalledTimes(2)
  })

  test('without such a lesson says so and leads to the course', async () => {
    await openLesson(99)
    expect(screen.getByRole('heading', { level: 1, name: '찾을 수 없는 학습이에요' })).toHaveFocus()
    expect(screen.getByRole('link', { name: '목록으로' })).toHaveAttribute('href', '/course/7/lesson')
    expect(document.title).toBe('찾을 수 없는 학습이에요 · 바다 수영')
  })

  test('of a course that is not there leads to the catalogue', async () => {
    await openLesson(71, { chapters: () => Promise.reject(refusal(404)) })
    expect(screen.getByRole('heading', { level: 1, name: '찾을 수 없는 강의예요' })).toBeVisible()
    expect(screen.getByRole('link', { name: '다른 강의 찾아보기' })).toHaveAttribute('href', '/course?page=1&order=DESC')
  })

  test('whose curriculum fails can be tried again', async () => {
    await openLesson(71, { chapters: vi.fn(async () => curriculum).mockRejectedValueOnce(refusal(500)) })
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    await allAnswers()
    expect(screen.getByRole('heading', { level: 1, name: '물에 뜨기' })).toBeVisible()
  })

  test('lets who teaches look at everything, without a record of it', async () => {
    const { tell } = await openLesson(71, { standing: async () => ({ ...notEnrolled, canStudy: true }) })
    expect(screen.getByText('크게 들이쉬어요.')).toBeVisible()
    expect(screen.getByText('선생님으로 보고 있어서 학습 기록이 남지 않아요')).toBeVisible()
    expect(screen.queryByRole('button', { name: '다 읽었어요' })).not.toBeInTheDocument()
    expect(tell).not.toHaveBeenCalled()
  })

  test('has the list of lessons in a dialog where there is no room for it', async () => {
    await openLesson(73)
    await userEvent.click(screen.getByRole('button', { name: '목차 열기, 4개 중 3번째' }))
    const dialog = within(await screen.findByRole('dialog', { name: '목차' }))
    await userEvent.click(dialog.getByRole('link', { name: /거북이 길/ }))
    expect(screen.getByRole('heading', { level: 1, name: '거북이 길' })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
