import type { Page } from '@playwright/test'
import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { dialogsHadTheirChance, expect, openShortHome, section, switchTo, test } from './demo.ts'

test.use({ reusesPage: true })

const maintenance = { name: '서비스 점검 안내' }
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('popupNotice'))

test('a notice for everybody is shown to everybody, guests too [S-107] [S-190] [S-195]', async ({ page }) => {
  await openShortHome(page)
  for (const persona of ['guest', 'learner']) {
    await switchTo(page, { persona, notice: 'all' })
    await expect(page.getByRole('dialog', maintenance), persona).toContainText('풀던 문제는 모두 저장되어 있으니 안심하세요.')
  }
})

test('so is one for the dolphin home, and one shown by another way is not [S-190] [S-195] [A-58]', async ({ page }) => {
  await openShortHome(page, { notice: 'dolphin' })
  await expect(page.getByRole('dialog', { name: '돌고래 티어가 새로 열렸어요' })).toBeVisible()
  await switchTo(page, { notice: 'other' })
  await dialogsHadTheirChance(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('closed it is gone for the session, comes back with the next, and leaves no flag [S-189] [A-56]', async ({ page }) => {
  await openShortHome(page, { notice: 'all' })
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: '랭킹' }).first().click()
  await page.goBack()
  await dialogsHadTheirChance(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await flag(page)).toBeNull()
  await page.reload()
  await expect(page.getByRole('dialog', maintenance)).toBeVisible()
})

test('never again sets the flag popupNotice, and no notice comes any more [S-189] [S-327] [A-47]', async ({ page }) => {
  await openShortHome(page, { notice: 'all' })
  await page.getByRole('dialog').getByRole('button', { name: '다시 보지 않기' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await flag(page)).not.toBeNull()
  for (const notice of ['all', 'dolphin']) {
    await switchTo(page, { notice, seed: '2' })
    await dialogsHadTheirChance(page)
    await expect(page.getByRole('dialog'), notice).toHaveCount(0)
  }
})

test('the flag counts whatever its value, even none, and only while it is there [S-189] [S-327]', async ({ page }) => {
  await openShortHome(page)
  for (const value of ['', '0', 'anything']) {
    await page.evaluate((kept) => localStorage.setItem('popupNotice', kept), value)
    await switchTo(page, { notice: 'all', seed: `${value.length + 1}` })
    await dialogsHadTheirChance(page)
    await expect(page.getByRole('dialog'), `“${value}”`).toHaveCount(0)
  }
  await page.evaluate(() => localStorage.removeItem('popupNotice'))
  await switchTo(page, { notice: 'all' })
  await expect(page.getByRole('dialog', maintenance)).toBeVisible()
})

test('its link is followed inside the app, and hostile words stay words [A-59] [F-054]', async ({ page }) => {
  await openShortHome(page, { notice: 'all' })
  await page.getByRole('dialog').getByRole('link', { name: '자세히 보기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '새 학기 파이썬 문제 40개가 열렸어요' })).toBeVisible()
  await switchTo(page, { notice: 'all', content: 'hostile', persona: 'guest' })
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(0)
})

test('one at a time: the quest first, then the notice, each for itself [A-55]', async ({ page }) => {
  await openShortHome(page, { notice: 'all', quests: 'sub' })
  await expect(page.getByRole('dialog')).toHaveAccessibleName('하루 세 문제')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName('서비스 점검 안내')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a newcomer meets avatar, quest and notice in this order [A-55]', async ({ page }) => {
  await openShortHome(page, { persona: 'newcomer', quests: 'welcome', notice: 'all' })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('아바타 선택')
  await dialog.getByText('여자').click()
  await dialog.getByRole('button', { name: '만들기' }).click()
  await expect(dialog).toHaveAccessibleName('코딩바다에 온 걸 환영해요!')
  await dialog.getByRole('button', { name: '보상 받기' }).click()
  await expect(dialog).toHaveAccessibleName('서비스 점검 안내')
})

const dialogs = [
  ['quest pop-up', { quests: 'subs' }, null],
  ['welcome quest', { quests: 'welcome' }, null],
  ['popup notice', { notice: 'all' }, null],
  ['avatar overlay', { persona: 'newcomer' }, null],
  ['signup dialog', { persona: 'pending' }, null],
  ['list of quests', {}, '퀘스트 보기'],
] as const

for (const [name, parameters, opener] of dialogs) {
  test(`the ${name} meets no barrier in light or dark, keeps the focus and leaves the bar usable, on a desktop and a phone [A-55]`, async ({
    page,
  }) => {
    await openShortHome(page, { motion: 'reduce', ...parameters })
    if (opener !== null) await page.getByRole('button', { name: opener }).click()
    const dialog = page.getByRole('dialog')
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(dialog).toBeVisible()
      // The page behind is inert, and has been looked at by itself.
      expect(await barriersInBothThemes(page, '[role="dialog"]'), `${width} px`).toEqual(noneInBothThemes)
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      for (let step = 0; step < 14; step++) {
        await page.keyboard.press('Tab')
        expect(await dialog.evaluate((element) => element.contains(document.activeElement)), `${width} px, step ${step}`).toBe(true)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await dialog.evaluate((element) => element.querySelector<HTMLElement>('button, input, a[href]')?.focus())
    }
    await page.getByRole('region', { name: '미리보기' }).getByLabel('역할').selectOption('guest')
    await expect(section(page, 'login')).toHaveCount(1)
    await expect(page.getByRole('dialog', { name: '하루 세 문제' })).toHaveCount(0)
  })
}
