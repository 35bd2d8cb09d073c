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

const kinds = ['500', '403', '404', 'drop', 'garbage', 'wrong'] as const

test.describe('in a page that was there before', () => {
  test.use({ reusesPage: true })

  for (const [path, id] of lists) {
    test(`when ${path} fails, however it fails, its section is not there and its neighbours are [S-290] [F-001] [F-003] [F-004] [F-006] [F-023] [F-025]`, async ({
      page,
    }) => {
      await openHome(page)
      const neighbours = (await sectionsOf(page)).filter((name) => name !== id)
      for (const kind of kinds) {
        await switchTo(page, { fault: `GET ${path}:${kind}` })
        await expect.poll(() => sectionsOf(page), { message: kind, intervals: [20, 50, 100] }).toEqual(neighbours)
        await expect(page.getByRole('alert'), kind).toBeEmpty()
        await expect(skeletons(page), kind).toHaveCount(0)
      }
    })
  }

  test('refused lists are not there, and who is signed in stays so [F-002]', async ({ page }) => {
    await openHome(page, { fault: 'GET users/channels:401,GET users/quests:401' })
    await expect(section(page, 'enrolled-channels')).toHaveCount(0)
    await expect(section(page, 'my-quests')).toHaveCount(0)
    await expect(section(page, 'user')).toBeVisible()
    await expect(section(page, 'enrolled-courses')).toBeVisible()
  })

  for (const [place, own, absent] of [
    [{}, ['enrolled-channels', 'my-quests', 'enrolled-courses', 'main-ranking'], ['courses']],
    [{ channel: 'haeon' }, ['homework', 'my-quests', 'enrolled-courses', 'ranking', 'study-log'], ['courses', 'top-banner']],
    [
      { channel: 'narae' },
      ['enrolled-channels', 'homework', 'my-quests', 'enrolled-courses', 'channel-info'],
      ['courses', 'top-banner', 'ranking'],
    ],
  ] as const) {
    test(`when the home data alone fails, what is the viewer’s own is there, and nothing waits for ever: ${JSON.stringify(place)} [S-290] [S-209] [F-012] [F-024]`, async ({
      page,
    }) => {
      for (const [open, kind] of [
        [openHome, '404'],
        [switchTo, 'wrong'],
      ] as const) {
        await open(page, { ...place, fault: `GET mains/recommendations:${kind}` })
        for (const id of own) await expect(section(page, id)).toBeVisible()
        await expect(skeletons(page)).toHaveCount(0)
        for (const id of [...absent, 'empty']) await expect(section(page, id)).toHaveCount(0)
        await expect(page.getByText('추천 콘텐츠를 불러오지 못했어요.')).toHaveCount(0)
      }
    })
  }

  test('when the home data fails for who has nothing of their own, the empty state says so and offers to try again [S-290] [F-012]', async ({
    page,
  }) => {
    for (const parameters of [{ persona: 'guest' }, { persona: 'newcomer', content: 'empty', quests: 'none' }]) {
      await openHome(page, { ...parameters, fault: 'GET mains/recommendations:500' })
      const empty = section(page, 'empty')
      await expect(empty.getByRole('heading')).toHaveText('추천 콘텐츠를 불러오지 못했어요.')
      await expect(empty.getByRole('button', { name: '다시 불러오기' })).toBeAttached()
    }
  })
})

test('a list that never answers is given up after eight seconds, and keeps nothing else waiting [F-008]', async ({ page }) => {
  await page.clock.install()
  await page.goto(view({ fault: 'GET users/channels:hang' }))
  await page.clock.runFor(2000)
  await settled(page)
  await expect(section(page, 'courses')).toBeVisible()
  await expect(skeletons(page)).not.toHaveCount(0)
  await page.clock.runFor(8000)
  await expect(skeletons(page)).toHaveCount(0)
  await expect(section(page, 'enrolled-channels')).toHaveCount(0)
})

test.describe('in a page that was there before, too', () => {
  test.use({ reusesPage: true })

  test('when every list fails at once the page still works, and does not call itself empty [F-011]', async ({ page }) => {
    await openHome(page, {
      fault: 'GET users/channels:500,GET users/courses/enrolls:500,GET users/quests:500,GET users/ranks:500,GET users/experiences:500',
    })
    await expect(section(page, 'top-banner')).toBeVisible()
    await expect(section(page, 'categories')).toBeVisible()
    await expect(section(page, 'user')).toBeVisible()
    await expect(section(page, 'empty')).toHaveCount(0)
  })

  test('when everything fails the frame stays, says so in Korean and offers to try again [F-012]', async ({ page }) => {
    await openHome(page, { fault: '**:drop' })
    // Who it is is asked again for a while before it counts as nobody.
    await expect(section(page, 'login')).toBeVisible()
    await expect(page.getByText('추천 콘텐츠를 불러오지 못했어요.')).toBeVisible()
    await expect(section(page, 'empty').getByRole('button', { name: '다시 불러오기' })).toBeEnabled()
    await expect(section(page, 'empty')).not.toContainText('아직 등록된 콘텐츠가 없어요')
  })

  test('leaving in the middle of everything leaves nothing behind [F-016]', async ({ page }) => {
    await openView(page, view({ latency: '400' }))
    await page.getByRole('link', { name: '랭킹' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: '랭킹' })).toBeVisible()
    await page.waitForTimeout(1000)
  })
})

test('while the home data hangs, what is the viewer’s own does not wait for it [F-012]', async ({ page }) => {
  await page.clock.install()
  await page.goto(view({ fault: 'GET mains/recommendations:hang' }))
  await page.clock.runFor(5_000)
  for (const id of ['enrolled-channels', 'enrolled-courses', 'my-quests', 'main-ranking']) await expect(section(page, id)).toBeVisible()
  await expect(section(page, 'courses')).toHaveCount(0)
})
