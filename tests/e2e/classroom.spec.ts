import type { Locator, Page } from '@playwright/test'
import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { expect, goInPlace, test, view } from './demo.ts'
import { isForEverybody } from './isForEverybody.ts'

const as = (persona: string, path: string) => view({ persona, motion: 'reduce' }, path)

/** Waits without a limit of its own, since the first start of Python in a window takes long on a slow machine. */
const onceJudged = (within: Page | Locator, heading: string) => within.getByRole('heading', { name: heading }).waitFor()

const handIn = async (page: Page, code: string, verdict: string) => {
  await page.getByRole('textbox', { name: '코드', exact: true }).fill(code)
  await page.getByRole('button', { name: '제출', exact: true }).click()
  await onceJudged(page.getByRole('region', { name: '결과' }), verdict)
}

test('a teacher writes a problem, sets it as homework, sees who is stuck on which case, and her comment reaches the learner', {
  tag: '@all',
}, async ({ page, context }) => {
  await page.goto(as('teacher', '/studio/publish/course'))
  await page.getByRole('link', { name: '새 문제' }).press('Enter')
  await page.getByLabel('이름').fill('조개 두 배')
  await page.getByLabel('유형').selectOption('사칙연산')
  await page.getByLabel('문제 설명').fill('조개 수를 읽고 두 배를 출력해요.')
  await page.getByLabel('출력 설명').fill('조개 수의 두 배')
  await page.getByLabel('경우 1 입력').fill('3')
  await page.getByLabel('경우 1 바라는 출력').fill('7')
  await page.getByLabel('경우 2 무엇을 살피나요?').fill('0개일 때')
  await page.getByLabel('경우 2 입력').fill('0')
  await page.getByLabel('경우 2 바라는 출력').fill('0')
  await page.getByRole('textbox', { name: '기준 답안' }).fill('print(int(input()) * 2)')
  await page.getByRole('textbox', { name: '입력 만들기' }).fill('import random\nrandom.seed(int(input()))\nprint(random.randint(0, 99))')
  await page.getByRole('button', { name: '확인하기' }).press('Enter')
  await onceJudged(page, '맞지 않는 것이 있어요')
  await isForEverybody(page)
  await page.getByRole('button', { name: '기준 답안으로 출력 채우기' }).press('Enter')
  await expect(page.getByLabel('경우 1 바라는 출력')).toHaveValue('6\n')
  await page.getByRole('button', { name: '공개하기' }).press('Enter')
  await expect(page.getByText('공개했어요. 이제 학생이 볼 수 있어요.')).toBeVisible()

  await goInPlace(page, as('teacher', '/studio/homework/new'))
  await page.getByLabel('제목').fill('조개 숙제')
  await page.getByRole('button', { name: '다음', exact: true }).press('Enter')
  await page.getByRole('button', { name: '과제 담기' }).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /조개 두 배/ })
    .press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '다음', exact: true }).press('Enter')
  await page.getByRole('button', { name: '내일 밤' }).press('Enter')
  await page.getByRole('button', { name: '다음', exact: true }).press('Enter')
  await page.getByLabel('고른 학생').check()
  await page.getByLabel('하늘').check()
  await page.getByLabel('새내기').check()
  await isForEverybody(page)
  await page.getByRole('button', { name: '숙제 내기' }).press('Enter')
  await expect(page.getByText('숙제를 냈어요. 학생의 홈에 보여요.')).toBeVisible()
  await page.getByRole('link', { name: '누가 어디까지 했나요?' }).click()
  const table = page.getByRole('table')
  await expect(table.getByRole('row', { name: /하늘/ })).toContainText('시작 전')
  await expect(table.getByRole('row')).toHaveCount(3)

  // The two learners use one window in turn.
  const learners = await context.newPage()
  await learners.goto(as('learner', '/my'))
  const openTask = async () => {
    await learners.getByRole('link', { name: '조개 숙제' }).click()
    // The previous page has links with that name, too.
    await learners.getByRole('heading', { name: '조개 숙제', level: 1 }).waitFor()
    await learners.getByRole('link', { name: /조개 두 배/ }).click()
  }
  await openTask()
  for (const [times, one] of ['1', '2'].entries()) {
    await handIn(learners, `n = int(input())\nprint(n * 2 if n > 0 else ${one})\n`, '틀렸어요')
    // The previous verdict looks the same, so this waits for the count.
    await expect(learners.getByText(`낸 답 ${times + 1}개`)).toBeVisible()
  }
  await goInPlace(learners, as('newcomer', '/my'))
  await openTask()
  await handIn(learners, 'print(int(input()) * 2)\n', '맞았어요!')
  await learners.getByRole('link', { name: '숙제로 돌아가기' }).click()
  await learners.getByRole('button', { name: '제출하기' }).click()
  await learners.getByRole('dialog').getByRole('button', { name: '제출', exact: true }).click()
  await expect(learners.getByRole('heading', { name: '제출했어요' })).toBeVisible()

  await page.bringToFront()
  await page.getByRole('button', { name: '지금 새로 고침' }).press('Enter')
  await expect(table.getByRole('row', { name: /하늘/ })).toContainText('경우 2 0개일 때에서 막힘')
  await expect(table.getByRole('row', { name: /새내기/ })).toContainText('냈어요')
  await isForEverybody(page)
  await table.getByRole('button', { name: /하늘의 ‘조개 두 배’ 보기/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '하늘 · 조개 두 배' })
  await expect(dialog.getByRole('listitem', { name: /경우 2/ }).first()).toContainText('실패')
  await dialog.getByRole('button', { name: '한 단계씩 보기' }).first().press('Enter')
  await expect(dialog.getByRole('slider', { name: '단계' })).toBeVisible()
  expect(await barriersInBothThemes(page, '[role="dialog"]')).toEqual(noneInBothThemes)
  await dialog.getByLabel('하고 싶은 말').fill('0을 넣으면 무엇이 나와야 할까요?')
  await dialog.getByRole('button', { name: '보내기' }).press('Enter')
  await expect(dialog.getByRole('list').getByText('0을 넣으면 무엇이 나와야 할까요?')).toBeVisible()
  await page.keyboard.press('Escape')
  await table.getByRole('button', { name: /새내기의 제출 보기/ }).press('Enter')
  await page.getByLabel(/^점수/).fill('100')
  await page.getByRole('button', { name: '채점하기' }).press('Enter')
  await expect(table.getByRole('row', { name: /새내기/ })).toContainText('채점했어요 100')

  await learners.reload()
  await expect(learners.getByRole('main')).toContainText('100점')
  await goInPlace(learners, as('learner', '/my'))
  await openTask()
  await expect(learners.getByRole('region', { name: '선생님이 남긴 말' })).toContainText('0을 넣으면 무엇이 나와야 할까요?')
})
