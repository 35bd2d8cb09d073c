import type { Locator } from '@playwright/test'
import { expect, goInPlace, test, view } from './demo.ts'

const words = '점수를 더하는 줄을 한 번 더 읽어 보세요'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a teacher sees on which case somebody is stuck in three taps from home, and has written to them in five', { tag: '@all' }, async ({
    page,
  }) => {
    let taps = 0
    const tap = async (place: Locator) => {
      taps += 1
      await place.tap()
    }
    await page.goto(view({ persona: 'teacher', motion: 'reduce' }))
    const stuck = page.getByRole('link', { name: /에서 막혔어요/ }).first()
    const name = (await stuck.innerText()).split(' · ')[0]!
    await tap(stuck)
    await tap(
      page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(name) })
        .first(),
    )
    const sheet = page.getByRole('dialog', { name: new RegExp(name) })
    await expect(sheet.getByText(/틀렸어요|오류|초과/).first()).toBeVisible()
    expect(taps).toBeLessThanOrEqual(3)
    const field = sheet.getByRole('textbox')
    await tap(field)
    await page.keyboard.insertText(words)
    await tap(sheet.getByRole('button', { name: '보내기' }))
    await expect(sheet.getByText(words)).toBeVisible()
    expect(taps).toBeLessThanOrEqual(5)
  })
})

test('homework begins with the problem that a teacher looks at, once', { tag: '@all' }, async ({ page }) => {
  await page.goto(view({ persona: 'teacher', motion: 'reduce' }, '/learn/problem/7003'))
  await page.getByRole('link', { name: '이 문제로 숙제 내기' }).click()
  const task = page.getByRole('region', { name: '과제' }).getByRole('listitem').filter({ hasText: '파도 소리 세 번' })
  await page.getByRole('button', { name: '과제' }).click()
  await expect(task).toHaveCount(1)
  await expect(page.getByRole('button', { name: '저장하기' })).toBeEnabled()
  await task.getByRole('button', { name: /빼기/ }).click()
  await expect(task).toHaveCount(0)
  expect(new URL(page.url()).searchParams.get('title')).toBeNull()
  await goInPlace(page, view({ persona: 'teacher', motion: 'reduce' }, '/studio/homework/new'))
  await expect(task).toHaveCount(0)
})
