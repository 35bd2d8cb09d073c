import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { expect, goInPlace, test, view } from './demo.ts'
import { isForEverybody } from './isForEverybody.ts'
import { press, submit, waves } from './problemPage.ts'

const as = (persona: string, path: string, more: Record<string, string> = {}) => view({ persona, motion: 'reduce', ...more }, path)
const title = '파도 시험'
/** A moment after the end of a contest that began at ten, within its ten minutes of extra time. */
const later = { at: '2026-11-20T10:11:00+09:00' }

const timer = (page: Page) => page.getByRole('timer', { name: '남은 시간' })
const row = (page: Page, name: string) => page.getByRole('table', { name: '순위표' }).getByRole('row', { name: new RegExp(name) })
const over = (page: Page) => page.getByRole('heading', { name: '끝났어요', level: 2 })

const isForPhones = async (page: Page) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await barriersInBothThemes(page, 'main')).toEqual(noneInBothThemes)
}

test('a teacher makes a test and starts it; one of two learners solves it, the other asks; the judge answers to all, gives time and ends it, and the table says what was solved', {
  tag: '@all',
}, async ({ page, context }) => {
  await test.step('the test is made in the studio', async () => {
    await page.goto(as('teacher', '/studio/room/new'))
    await page.getByLabel('제목').fill(title)
    await page.getByRole('button', { name: '다음', exact: true }).press('Enter')
    await page.getByRole('button', { name: '문제 담기' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox', { name: '제목으로 찾기' }).fill('파도 소리')
    await dialog.getByRole('searchbox', { name: '제목으로 찾기' }).press('Enter')
    await dialog.getByRole('button', { name: /파도 소리 세 번/ }).press('Enter')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '다음', exact: true }).press('Enter')
    await page.getByRole('radio', { name: '내가 시작을 누르면' }).check()
    await expect(page.getByLabel('푸는 시간(분)')).toHaveValue('40')
    await isForEverybody(page)
    await page.getByRole('button', { name: '대상' }).press('Enter')
    await page.getByRole('button', { name: '시험 내기' }).press('Enter')
    await expect(page.getByText('시험을 냈어요. 풀 사람에게 보여요.')).toBeVisible()
    await page.getByRole('link', { name: '시험 화면으로 가기' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  const [sky, newcomer] = [await context.newPage(), await context.newPage()]
  await test.step('learners wait for its start', async () => {
    await sky.bringToFront()
    await sky.goto(as('learner', '/room/lobby'))
    await newcomer.goto(as('newcomer', '/room/lobby'))
    await isForPhones(sky)
    for (const learner of [sky, newcomer]) {
      await learner.getByRole('link', { name: title }).click()
      await expect(learner.getByRole('heading', { name: '아직 시작하지 않았어요' })).toBeVisible()
      await expect(learner.getByRole('link', { name: /파도 소리/ })).toHaveCount(0)
    }
  })

  await test.step('it is started, and can be begun without a reload', async () => {
    await press(page, '지금 시작하기')
    await page.getByRole('dialog', { name: '지금 시작할까요?' }).getByRole('button', { name: '시작하기' }).click()
    await expect(page.getByText('시작했어요. 이제 모두 풀 수 있어요.')).toBeVisible()
    for (const learner of [sky, newcomer]) {
      await press(learner, '시작하기')
      await expect(timer(learner)).toHaveText('40:00')
    }
    await isForPhones(sky)
  })

  await test.step('one hands it in', async () => {
    await sky.getByRole('link', { name: '파도 소리 세 번' }).click()
    await expect(timer(sky)).toHaveText('40:00')
    await isForPhones(sky)
    await submit(sky, waves.wrong, '틀렸어요')
    await sky.setViewportSize({ width: 1440, height: 900 })
    await submit(sky, waves.right, '맞았어요!')
    await sky.getByRole('link', { name: '대회', exact: true }).click()
    await expect(row(sky, '하늘').getByRole('cell', { name: '풀었어요, 처음으로 푼 사람, 100점, 2번 제출' })).toBeVisible()
  })

  await test.step('the other asks, and both are told the answer', async () => {
    await newcomer.getByRole('textbox', { name: '심판에게 질문하기' }).fill('파도는 몇 번 치나요?')
    await press(newcomer, '질문 보내기')
    await expect(newcomer.getByText('심판의 답을 기다려요.')).toBeVisible()
    const question = page.getByRole('listitem', { name: '파도는 몇 번 치나요?' })
    await question.getByRole('textbox', { name: '답' }).fill('모두 세 번이에요')
    await question.getByRole('switch', { name: '모두에게 보이기' }).check()
    await isForPhones(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await question.getByRole('button', { name: '답하기' }).press('Enter')
    for (const learner of [sky, newcomer])
      await expect(learner.getByRole('region', { name: '알림과 질문' }).getByText('모두 세 번이에요')).toBeVisible()
  })

  await test.step('the judge gives one of them ten minutes more', async () => {
    // The list puts participants who have not begun before those who solve.
    await page.getByRole('searchbox', { name: '이름이나 번호로 찾기' }).fill('새내기')
    await page.getByRole('button', { name: '새내기에게 시간 더 주기' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: '새내기에게 시간 더 주기' })
    await dialog.getByLabel('더 줄 시간(분)').fill('10')
    expect(await barriersInBothThemes(page, '[role="dialog"]')).toEqual(noneInBothThemes)
    await dialog.getByRole('button', { name: '시간 주기' }).press('Enter')
    await expect(page.getByText('새내기의 시간을 10분 늘렸어요.')).toBeVisible()
    await expect(timer(newcomer)).toHaveText('50:00')
    await expect(timer(sky)).toHaveText('40:00')
  })

  await test.step('it ends, for whoever has more time ten minutes later', async () => {
    await press(page, '지금 끝내기')
    await page.getByRole('dialog', { name: '지금 끝낼까요?' }).getByRole('button', { name: '끝내기', exact: true }).click()
    await expect(over(sky)).toBeVisible()
    await expect(timer(newcomer)).toHaveText('10:00')
    const path = new URL(newcomer.url()).pathname
    await goInPlace(newcomer, as('newcomer', path, later))
    await expect(over(newcomer)).toBeVisible()
    await expect(newcomer.getByRole('link', { name: '파도 소리 세 번' })).toBeVisible()
    await isForPhones(newcomer)
    await goInPlace(page, as('teacher', path, later))
  })

  await test.step('table and file say what was solved', async () => {
    for (const looker of [page, newcomer]) {
      await expect(row(looker, '하늘').getByRole('cell')).toHaveText(['1', '100', '0분', /^★ 100/])
      await expect(row(looker, '새내기').getByRole('cell')).toHaveText(['2', '0', '0분', '–'])
    }
    const downloading = page.waitForEvent('download')
    await press(page, '결과 내려받기(CSV)')
    const lines = readFileSync(await (await downloading).path(), 'utf8').split(/\r?\n/)
    expect(lines[1]).toMatch(/^1,100,하늘,끝남,100,0,100,2,0,0,2026-11-20 10:00/)
    expect(lines[2]).toMatch(/^2,\d+,새내기,끝남,0,0,,0,0,/)
  })
  await test.step('a learner makes a practice set, solves one task of it, ends it and reads the result', async () => {
    await sky.goto(as('learner', '/room/lobby'))
    await sky.getByRole('link', { name: '연습 시험 만들기' }).press('Enter')
    await expect(sky.getByRole('heading', { level: 1 })).toBeFocused()
    await sky.getByLabel('유형').selectOption('입력받기')
    await sky.getByText('3개', { exact: true }).click()
    await press(sky, '문제 골라 담기')
    await expect(sky.getByText(/^3문제를 담았어요/)).toBeVisible()
    await sky.getByRole('button', { name: '직접 골라 담기' }).press('Enter')
    const dialog = sky.getByRole('dialog')
    await dialog.getByRole('searchbox', { name: '제목으로 찾기' }).fill('파도 소리')
    await dialog.getByRole('searchbox', { name: '제목으로 찾기' }).press('Enter')
    await dialog.getByRole('button', { name: /파도 소리 세 번/ }).press('Enter')
    await sky.keyboard.press('Escape')
    await sky.getByLabel('이름').fill('토요일 연습')
    await isForPhones(sky)
    await press(sky, '연습 시험 만들기')
    await expect(sky.getByRole('heading', { level: 1 })).toHaveText('토요일 연습')
    await press(sky, '시작하기')
    await expect(timer(sky)).toHaveText('40:00')
    await isForPhones(sky)
    await sky.getByRole('link', { name: '파도 소리 세 번' }).click()
    await sky.setViewportSize({ width: 1440, height: 900 })
    await submit(sky, waves.right, '맞았어요!')
    await sky.getByRole('link', { name: '연습 시험', exact: true }).click()
    await press(sky, '다 풀었어요, 끝내기')
    await sky.getByRole('dialog').getByRole('button', { name: '끝내기', exact: true }).click()
    await expect(over(sky)).toBeVisible()
    await expect(sky.getByText(/문제 가운데 1문제를 풀었어요$/)).toBeVisible()
    await expect(sky.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(sky.getByRole('link', { name: '파도 소리 세 번' })).toHaveAttribute('href', /\/learn\/problem\//)
    await page.goto(as('teacher', new URL(sky.url()).pathname))
    await expect(page.getByText('찾을 수 없는 대회나 시험이에요')).toBeVisible()
  })
})
