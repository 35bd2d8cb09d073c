import type { Page } from '@playwright/test'
import { expect, openView, openHome, section, sectionsOf, settled, switchTo, test, view } from './demo.ts'

test.use({ expectsNoise: false })

const lists = [
  ['users/channels', 'enrolled-channels'],
  ['users/courses/enrolls', 'enrolled-courses'],
  ['users/quests', 'my-quests'],
  ['users/ranks', 'main-ranking'],
] as const

const skeletons = (page: Page) => page.getByRole('main').locator('svg[class*="bone_"]')

const kinds = ['500', '401', '403', '404', 'drop', 'garbage', 'wrong'] as const

test.describe('in a page that was there before', () => {
  test.use({ reusesPage: true })

  test('when lists fail, one or all, however they fail, their sections are not there and their neighbours are [S-290] [F-001] [F-002] [F-003] [F-004] [F-006] [F-011] [F-023] [F-025]', {
    tag: '@all',
  }, async ({ page }) => {
    await openHome(page)
    const everything = await sectionsOf(page)
    const failing = [...lists.map((list) => [[list], '500'] as const), ...kinds.map((kind) => [lists, kind] as const)]
    for (const [failed, kind] of failing) {
      const name = `${failed.map(([path]) => path).join()}: ${kind}`
      await switchTo(page, { fault: failed.map(([path]) => `GET ${path}:${kind}`).join() })
      const absent = new Set<string | null>(failed.map(([, id]) => id))
      const others = everything.filter((id) => !absent.has(id))
      // The viewer is known, so the card is shown and the empty state is not.
      expect(others).toContain('user')
      await expect.poll(() => sectionsOf(page), { message: name, intervals: [20, 50, 100] }).toEqual(others)
      await expect(page.getByRole('alert'), name).toBeEmpty()
      await expect(skeletons(page), name).toHaveCount(0)
    }
  })

  test('when the home data fails, what is the viewer’s own is there and nothing waits for ever; who has nothing of their own is told, and may try again [S-290] [S-209] [F-012] [F-024]', {
    tag: '@all',
  }, async ({ page }) => {
    await openHome(page)
    for (const [place, own, absent] of [
      [{}, ['enrolled-channels', 'my-quests', 'enrolled-courses', 'main-ranking'], ['courses']],
      [{ channel: 'haeon' }, ['homework', 'my-quests', 'enrolled-courses', 'ranking', 'study-log'], ['courses', 'top-banner']],
      [
        { channel: 'narae' },
        ['enrolled-channels', 'homework', 'my-quests', 'enrolled-courses', 'channel-info'],
        ['courses', 'top-banner', 'ranking'],
      ],
    ] as const) {
      for (const kind of ['404', 'wrong']) {
        await switchTo(page, { ...place, fault: `GET mains/recommendations:${kind}` })
        for (const id of absent) await expect(section(page, id)).toHaveCount(0)
        for (const id of own) await expect(section(page, id)).toBeVisible()
        await expect(skeletons(page)).toHaveCount(0)
        await expect(section(page, 'empty')).toHaveCount(0)
        await expect(page.getByText('추천 콘텐츠를 불러오지 못했어요.')).toHaveCount(0)
      }
    }
    for (const parameters of [{ persona: 'guest' }, { persona: 'newcomer', content: 'empty', quests: 'none' }]) {
      await switchTo(page, { ...parameters, fault: 'GET mains/recommendations:500' })
      const empty = section(page, 'empty')
      await expect(empty.getByRole('heading')).toHaveText('추천 콘텐츠를 불러오지 못했어요.')
      await expect(empty.getByRole('button', { name: '다시 불러오기' })).toBeAttached()
    }
    // With all calls failing the frame stays. The viewer is asked for several times before they count as a guest.
    await switchTo(page, { fault: '**:drop' })
    await expect(section(page, 'login')).toBeVisible()
    await expect(page.getByText('추천 콘텐츠를 불러오지 못했어요.')).toBeVisible()
    await expect(section(page, 'empty').getByRole('button', { name: '다시 불러오기' })).toBeEnabled()
    await expect(section(page, 'empty')).not.toContainText('아직 등록된 콘텐츠가 없어요')
  })

  test('leaving in the middle of everything leaves nothing behind [F-016]', async ({ page }) => {
    await openView(page, view({ latency: '400' }))
    await page.getByRole('link', { name: '랭킹' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: '랭킹' })).toBeVisible()
    await page.waitForTimeout(500)
  })
})

test('a list that never answers is given up after eight seconds, and neither it nor the home data keeps anything else waiting [F-008] [F-012]', {
  tag: '@all',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto(view({ fault: 'GET users/channels:hang' }))
  await page.clock.runFor(2000)
  await settled(page)
  await expect(section(page, 'courses')).toBeVisible()
  await expect(skeletons(page)).not.toHaveCount(0)
  await page.clock.runFor(8000)
  await expect(skeletons(page)).toHaveCount(0)
  await expect(section(page, 'enrolled-channels')).toHaveCount(0)

  await page.goto(view({ fault: 'GET mains/recommendations:hang' }))
  await page.clock.runFor(5_000)
  for (const id of ['enrolled-channels', 'enrolled-courses', 'my-quests', 'main-ranking']) await expect(section(page, id)).toBeVisible()
  await expect(section(page, 'courses')).toHaveCount(0)
})
