import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { homeworkCards } from '../../../src/application/studyCards.ts'
import type { Assignment } from '../../../src/domain/homework.ts'
import { HomeworkCard } from '../../../src/ui/homework/HomeworkCard.tsx'
import { renderOnSite } from '../parts/renderOnSite.tsx'

const noonInSeoul = new Date('2026-11-20T12:00:00+09:00')

const show = (wishes: Partial<Assignment> = {}) => {
  const assignment: Assignment = {
    homeworkId: 21,
    assignmentId: 34,
    title: '반복문 연습',
    description: 'for문을 써 보세요',
    endDate: '2026-11-22',
    lateEndDate: null,
    state: 'OPEN',
    ...wishes,
  }
  const cards = homeworkCards([assignment], noonInSeoul, 'Asia/Seoul')
  return renderOnSite(cards.map((card) => <HomeworkCard key={card.key} card={card} />))
}

test('a homework card shows title and description and leads to the task [S-116, S-145]', () => {
  show()
  expect(screen.getByRole('link', { name: '반복문 연습' })).toHaveAttribute('href', '/homework/21/assignment/34/task')
  expect(screen.getByText('for문을 써 보세요')).toBeVisible()
})

test.each([
  ['2026-11-19', '마감', 'neutral'],
  ['2026-11-20', '오늘 마감', 'danger'],
  ['2026-11-22', 'D-2', 'warning'],
  ['2026-12-20', 'D-30', 'neutral'],
])('homework due on %s says %s in the %s colour [S-145]', (endDate, text, tone) => {
  show({ endDate })
  expect(screen.getByText(text)).toHaveAttribute('data-tone', tone)
})

test('homework without a date says so', () => {
  show({ endDate: null })
  expect(screen.getByText('마감일 없음')).toBeVisible()
})

test.each([
  [{ state: 'HANDED_IN' }, '제출 완료', 'success'],
  [{ state: 'MARKED' }, '채점 완료', 'success'],
  [{ endDate: '2026-11-19', lateEndDate: '2026-11-22' }, '늦은 제출 가능', 'warning'],
] as const)('homework that is %j says %s', (wishes, text, tone) => {
  show(wishes)
  expect(screen.getByText(text)).toHaveAttribute('data-tone', tone)
})
