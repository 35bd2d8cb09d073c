import type { Page } from '@playwright/test'
import { draftDatabaseName } from '../../src/adapters/browser/localDrafts.ts'
import { expect, settled, test, view } from './demo.ts'
import { isForEverybody } from './isForEverybody.ts'

/** A worksheet that no study log contains. */
const worksheet = '/worksheet/608/chapter'
const weekLater = '2026-11-27T10:00:00+09:00'

/** Reads the answers that the browser has stored and that are not marked yet. */
const keptAnswers = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const database = opening.result
          const reading = database.transaction('drafts').objectStore('drafts').getAll()
          reading.addEventListener('success', () => {
            database.close()
            resolve(JSON.stringify(reading.result))
          })
        })
      }),
    draftDatabaseName,
  )

test('a worksheet is answered by the keyboard, wrong, and right a week later; on paper it is its questions alone', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto(view({ persona: 'learner' }, worksheet))
  await expect(page.getByRole('heading', { level: 2, name: /키와 값/ })).toBeVisible()
  await isForEverybody(page)
  await test.step('on paper a chapter is its questions alone', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('article').first()).toBeVisible()
    for (const name of ['인쇄하기', /^위로/, /^복사/])
      await expect(page.getByRole('main').getByRole('button', { name }).filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: '장 고르기' })).toBeHidden()
    await page.emulateMedia({ media: null })
  })

  await page.getByRole('radio', { name: '값', exact: true }).press('Space')
  await page.getByRole('button', { name: '3번째 줄 count = {}' }).press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: '1번째 줄 count = {}' })).toBeFocused()
  await page.getByRole('button', { name: "2번째 줄 print(count['e'])" }).press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('textbox', { name: '3번 빈칸 1' }).fill('in')

  // Answers survive a reload once they are in the database.
  await expect.poll(() => keptAnswers(page)).toContain('"in"')
  await page.reload()
  await expect(page.getByText('지난번에 쓰던 답을 불러왔어요.')).toBeVisible()
  const mark = page.getByRole('button', { name: '채점하기' })
  await mark.press('Enter')
  await expect(page.getByText(/아직 답하지 않은 문항이 2개 있어요/)).toBeVisible()
  await mark.press('Enter')
  await expect(page.getByRole('heading', { name: '5문항 중 2문항을 맞혔어요' })).toBeFocused()
  await expect(page.getByRole('article', { name: /“니모”가/ })).toContainText('맞았어요')
  await expect(page.getByRole('article', { name: /글자가 몇 번씩/ })).toContainText('맞았어요')
  await expect(page.getByRole('article', { name: /무엇일까요/ }).filter({ hasText: '틀렸어요' })).toContainText('내일 (11월 21일 (토))')
  await isForEverybody(page)

  // The question is due a week later, and after a right answer again in three days.
  await page.goto(view({ persona: 'learner', at: weekLater }, '/worksheet?page=1&order=DESC'))
  await settled(page)
  await isForEverybody(page)
  await page.getByRole('link', { name: '다시 풀기' }).click()
  const question = page.getByRole('article').filter({ has: page.getByRole('radio', { name: '키' }) })
  await question.getByRole('radio', { name: '키' }).press('Space')
  await isForEverybody(page)
  await question.getByRole('button', { name: '확인하기' }).press('Enter')
  const checked = page.getByRole('article').filter({ hasText: '콜론 앞이 키' })
  await expect(checked).toContainText('맞았어요')
  await expect(checked).toContainText('3일 뒤 (11월 30일 (월))에 다시 나와요')
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: '딕셔너리로 찾아보기' }).filter({ hasText: '3일 뒤' })).toBeVisible()
})
