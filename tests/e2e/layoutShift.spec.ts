import { expect, openHome, section, settled, test, view } from './demo.ts'
import { shiftsOf, watchShifts } from './layoutShifts.ts'

for (const parameters of [
  {},
  { persona: 'guest' },
  { content: 'empty' },
  { content: 'one' },
  { fault: 'GET users/channels:500,GET users/quests:drop' },
]) {
  for (const width of [1440, 390]) {
    test(`nothing moves while ${JSON.stringify(parameters)} loads at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await watchShifts(page)
      await page.goto(view({ latency: '150', ...parameters }))
      await settled(page)
      await page.waitForTimeout(1000)
      expect(await shiftsOf(page)).toBeLessThanOrEqual(0.005)
    })
  }
}

const slowly = ['users/channels', 'users/courses/enrolls', 'users/quests', 'users/ranks', 'users/experiences']

test('lists that come five seconds late move nothing that is read [F-009]', async ({ page }) => {
  await watchShifts(page)
  await page.goto(view({ fault: slowly.map((path) => `GET ${path}:slow`).join() }))
  await settled(page)
  await expect(section(page, 'my-quests')).toHaveCount(0)
  for (const id of ['enrolled-channels', 'my-quests', 'enrolled-courses', 'main-ranking']) {
    await expect(section(page, id)).toBeVisible()
  }
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.005)
})

for (const path of ['/quest', '/course', '/live/course', '/ranking', '/course/1048/lesson/104807']) {
  test(`nothing moves while ${path} loads on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await watchShifts(page)
    await page.goto(view({ latency: '600' }, path))
    await settled(page)
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.005)
  })
}

test.describe('in a page that was there before', () => {
  test.use({ reusesPage: true })

  test('the document stays small: a learner with full content [F-040]', async ({ page }) => {
    await openHome(page)
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(1500)
  })
})
