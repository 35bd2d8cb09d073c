import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { refusal } from '../../fakes/refusal.ts'
import { aClassDetail, enrolled, learner, openClass, times } from './page/openClass.tsx'

describe('the page of a class', () => {
  test('says what it is, when it meets, how much it holds, whom it is for and what to bring', async () => {
    await openClass()
    expect(await screen.findByRole('heading', { level: 1, name: '파이썬 기초반' })).toBeVisible()
    const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(facts).toEqual(
      expect.arrayContaining(['화·목요일 오후 6시~7시', '자료 4강', '반복문을 쓸 수 있어요.', '처음 시작하는 학생', '카메라와 마이크']),
    )
    expect(screen.getAllByText('문해온 선생님')).toHaveLength(2)
    expect(screen.getByRole('heading', { level: 2, name: '선생님' })).toBeVisible()
    expect(screen.getByText('해온코딩학원에서 가르쳐요')).toBeVisible()
    expect(screen.getByText('정원 8명', { selector: '[data-tone]' })).toBeVisible()
    expect(document.title).toBe('파이썬 기초반 · 코딩바다')
  })

  test.each([
    [
      false,
      '다른 수업',
      '/course?tab=class&page=1&order=DESC',
      '/course?tab=class&page=1&order=DESC&category=%ED%85%8D%EC%8A%A4%ED%8A%B8%20%EC%BD%94%EB%94%A9',
    ],
    [
      true,
      '라이브 클래스',
      '/live/course?page=1&order=DESC',
      '/live/course?page=1&order=DESC&category=%ED%85%8D%EC%8A%A4%ED%8A%B8%20%EC%BD%94%EB%94%A9',
    ],
  ])('leads back to the catalogue that it stands in, and to its like there', async (isLive, name, all, alike) => {
    await openClass({ courseClass: async () => aClassDetail({ isLive }) })
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', all)
    expect(screen.getByRole('link', { name: '텍스트 코딩' })).toHaveAttribute('href', alike)
  })

  test.each([400, 404, 410])('that is not there (%i) says so and leads on', async (status) => {
    await openClass({ courseClass: () => Promise.reject(refusal(status)) })
    expect(await screen.findByRole('heading', { level: 1, name: '찾을 수 없는 수업이에요' })).toHaveFocus()
    expect(screen.getByRole('link', { name: '다른 수업 찾아보기' })).toHaveAttribute('href', '/course?tab=class&page=1&order=DESC')
    expect(document.title).toBe('찾을 수 없는 수업이에요 · 코딩바다')
  })

  test('that fails can be tried again', async () => {
    await openClass({ courseClass: vi.fn(async () => aClassDetail()).mockRejectedValueOnce(refusal(500)) })
    await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('heading', { level: 1, name: '파이썬 기초반' })).toBeVisible()
  })

  test('stands without its times and its curriculum, each of which can be asked for again [F-001]', async () => {
    const { schedules } = await openClass({
      schedules: () => Promise.reject(refusal(500)),
      chapters: () => Promise.reject(refusal(500)),
    })
    const part = await times()
    expect(part.getByRole('alert')).toHaveTextContent('수업 일정을 불러오지 못했어요')
    expect(within(screen.getByRole('region', { name: '커리큘럼' })).getByRole('alert')).toBeVisible()
    await userEvent.click(part.getByRole('button', { name: '다시 시도' }))
    expect(schedules).toHaveBeenCalledTimes(2)
  })

  test('never asks in a guest’s name: not how they stand, not who is in it, not for its meetings [F-002]', async () => {
    const { standing, members, list } = await openClass()
    await screen.findByText('인사하기')
    for (const asked of [standing, members, list]) expect(asked).not.toHaveBeenCalled()
  })

  test('leads to its lessons below its own address', async () => {
    await openClass({ viewer: learner, standing: async () => enrolled })
    expect(await screen.findByRole('link', { name: /인사하기/ })).toHaveAttribute('href', '/course/class/7/lesson/71')
  })
})

test('a lesson of a class is asked for and led through as the class’s', async () => {
  const { chapters } = await openClass({ path: '/course/class/7/lesson/72', viewer: learner, standing: async () => enrolled })
  expect(await screen.findByRole('heading', { level: 1, name: '숨 쉬기' })).toBeVisible()
  expect(chapters).toHaveBeenCalledWith({ kind: 'course-class', id: '7' }, expect.anything())
  expect(screen.getByRole('link', { name: '목록으로 · 파이썬 기초반' })).toHaveAttribute('href', '/course/class/7/lesson')
  const ways = within(screen.getByRole('navigation', { name: '이전과 다음' })).getAllByRole('link')
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/course/class/7/lesson/71', '/course/class/7/lesson/73'])
})
