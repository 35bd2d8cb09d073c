import type { Page } from '@playwright/test'
import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { dialogsHadTheirChance, expect, openShortHome, section, switchTo, test } from './demo.ts'

test.use({ reusesPage: true })

const maintenance = { name: '서비스 점검 안내' }
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('popupNotice'))

test('one at a time: the quest first, then the notice for everybody, guests too, or for the dolphin home, and none shown by another way [S-107] [S-190] [S-195] [A-55] [A-58]', {
  tag: '@all',
}, async ({ page }) => {
  const dialog = page.getByRole('dialog')
  await openShortHome(page, { notice: 'all', quests: 'sub' })
  await expect(dialog).toHaveAccessibleName('문제 세 개 풀기')
  await expect(dialog).toHaveCount(1)
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect(dialog).toHaveAccessibleName('서비스 점검 안내')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await switchTo(page, { persona: 'guest', notice: 'all' })
  await expect(page.getByRole('dialog', maintenance)).toContainText('풀던 문제는 모두 저장되어 있으니 안심하세요.')
  await switchTo(page, { notice: 'dolphin' })
  await expect(page.getByRole('dialog', { name: '돌고래 티어가 새로 열렸어요' })).toBeVisible()
  await switchTo(page, { notice: 'other' })
  await dialogsHadTheirChance(page)
  await expect(dialog).toHaveCount(0)
})

test('closed it is gone for the session alone; its link stays inside the app, and hostile words stay words; never again sets the flag, which counts whatever its value [S-189] [S-327] [A-47] [A-56] [A-59] [F-054]', {
  tag: '@all',
}, async ({ page }) => {
  const dialog = page.getByRole('dialog')
  const staysAway = async (notice: string, seed: string) => {
    await switchTo(page, { notice, seed })
    await dialogsHadTheirChance(page)
    await expect(dialog, notice).toHaveCount(0)
  }
  await openShortHome(page, { notice: 'all' })
  await test.step('closed', async () => {
    await dialog.getByRole('button', { name: '닫기' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('link', { name: '랭킹' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: '랭킹' })).toBeVisible()
    await page.goBack()
    await dialogsHadTheirChance(page)
    await expect(dialog).toHaveCount(0)
    expect(await flag(page)).toBeNull()
  })
  await test.step('its link', async () => {
    await page.reload()
    await page.getByRole('dialog', maintenance).getByRole('link', { name: '자세히 보기' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '새 학기 파이썬 문제 40개가 열렸어요' })).toBeVisible()
    await switchTo(page, { notice: 'all', content: 'hostile', persona: 'guest' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('link')).toHaveCount(0)
  })
  await test.step('never again', async () => {
    await dialog.getByRole('button', { name: '다시 보지 않기' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await flag(page)).not.toBeNull()
    for (const notice of ['all', 'dolphin']) await staysAway(notice, '2')
  })
  await test.step('the flag', async () => {
    await page.evaluate(() => localStorage.setItem('popupNotice', ''))
    await staysAway('all', '3')
    await page.evaluate(() => localStorage.removeItem('popupNotice'))
    await switchTo(page, { notice: 'all' })
    await expect(page.getByRole('dialog', maintenance)).toBeVisible()
  })
})

const dialogs = {
  'of those who are known': [
    ['quest pop-up', { quests: 'subs' }, null],
    ['popup notice', { notice: 'all' }, null],
    ['list of quests', {}, '퀘스트 보기'],
  ],
  'of those who are new': [
    ['welcome quest', { quests: 'welcome' }, null],
    ['avatar overlay', { persona: 'newcomer' }, null],
    ['signup dialog', { persona: 'pending' }, null],
  ],
} as const

for (const [which, views] of Object.entries(dialogs)) {
  test(`the dialogs ${which} meet no barrier in light or dark, keep the focus and leave the bar usable, on a desktop and a phone [A-55]`, {
    tag: '@all',
  }, async ({ page }) => {
    await openShortHome(page, { motion: 'reduce' })
    const dialog = page.getByRole('dialog')
    const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement))
    for (const [name, parameters, opener] of views) {
      await test.step(name, async () => {
        await switchTo(page, { motion: 'reduce', ...parameters })
        if (opener !== null) await page.getByRole('button', { name: opener }).click()
        for (const width of [1440, 360]) {
          await page.setViewportSize({ width, height: 800 })
          await expect(dialog).toBeVisible()
          // The page behind is inert, and is tested elsewhere.
          expect(await barriersInBothThemes(page, '[role="dialog"]'), `${width} px`).toEqual(noneInBothThemes)
          await expect.poll(hasFocus).toBe(true)
          for (let step = 0; step < 14; step++) {
            await page.keyboard.press('Tab')
            expect(await hasFocus(), `${width} px, step ${step}`).toBe(true)
          }
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
          await dialog.evaluate((element) => element.querySelector<HTMLElement>('button, input, a[href]')?.focus())
        }
        await page.getByRole('region', { name: '미리보기' }).getByLabel('역할').selectOption('guest')
        await expect(section(page, 'login')).toHaveCount(1)
        await expect(page.getByRole('dialog', { name: '문제 세 개 풀기' })).toHaveCount(0)
        await page.setViewportSize({ width: 1440, height: 900 })
      })
    }
  })
}
