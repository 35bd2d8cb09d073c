import { dialogsHadTheirChance, expect, openShortHome, section, switchTo, test } from './demo.ts'

test.use({ reusesPage: true })

const signup = { name: '회원가입을 완료해 주세요' }
const avatar = { name: '아바타 선택' }

test('who has not finished signing up is asked to over the public home page, and cannot put it off, but signs out and is a guest; a guest and a learner are not asked [S-012] [S-105] [S-159] [S-160] [S-161] [A-54]', {
  tag: '@all',
}, async ({ page }) => {
  await openShortHome(page, { persona: 'pending', channel: 'narae', device: 'desktop' })
  const dialog = page.getByRole('dialog', signup)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: '닫기' })).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: '회원가입 마치기' })).toHaveAttribute('href', '/signup')
  await expect(section(page, 'login')).toHaveCount(1)
  for (const id of ['homework', 'channel-info', 'enterprise-channels', 'channel-extra', 'user'])
    await expect(section(page, id)).toHaveCount(0)
  await dialog.getByRole('button', { name: '로그아웃' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(section(page, 'login')).toBeVisible()
  for (const persona of ['guest', 'learner']) {
    await switchTo(page, { persona })
    await dialogsHadTheirChance(page)
    await expect(page.getByRole('dialog'), persona).toHaveCount(0)
  }
  await switchTo(page, { persona: 'pending' })
  await expect(dialog).toBeVisible()
})

test('a newcomer’s choice of avatar covers the whole page; two drawn ones, nothing chosen at first, one at a time by mouse and arrows with a check mark; 만들기 does nothing before [S-010] [S-011] [S-013] [S-014] [S-015] [S-016] [S-162] [S-163] [S-192] [A-61]', {
  tag: '@all',
}, async ({ page }) => {
  await openShortHome(page, { persona: 'newcomer', motion: 'reduce' })
  const dialog = page.getByRole('dialog', avatar)
  await expect(dialog).toBeVisible()
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height: 800 })
    expect(await page.locator('main').evaluate((main) => Boolean(main.closest('[inert]')))).toBe(true)
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement === document.body || Boolean(document.activeElement?.closest('[role=dialog]'))),
      ).toBe(true)
    }
  }
  const [man, woman] = [dialog.getByRole('radio', { name: '남자' }), dialog.getByRole('radio', { name: '여자' })]
  await expect(dialog.getByRole('radiogroup')).toBeVisible()
  for (const name of ['남자 아바타', '여자 아바타']) await expect(dialog.getByRole('img', { name })).toBeVisible()
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  const confirm = dialog.getByRole('button', { name: '만들기' })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await confirm.click({ force: true })
  await page.keyboard.press('Escape')
  await page.waitForTimeout(300)
  await expect(dialog).toBeVisible()
  await man.click()
  await expect(man).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(woman).toBeChecked()
  await expect(man).not.toBeChecked()
  await expect(dialog.locator('[data-gender="WOMAN"] svg')).toHaveCount(1)
  await expect(dialog.locator('svg')).toHaveCount(1)
})

test('from the avatar to the first reward in three clicks: the choice is sent, the claim succeeds and celebrates, and only then the notice comes [S-017] [S-018] [S-019] [S-164] [S-177] [S-278] [A-42] [A-55]', {
  tag: '@all',
}, async ({ page }) => {
  await openShortHome(page, { persona: 'newcomer', quests: 'welcome', notice: 'all' })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('아바타 선택')
  await dialog.getByText('여자').click()
  await dialog.getByRole('button', { name: '만들기' }).click()
  const welcome = page.getByRole('dialog', { name: '코딩바다에 온 걸 환영해요!' })
  await expect(welcome.getByText('1/1')).toBeVisible()
  await welcome.getByRole('button', { name: '보상 받기' }).click()
  await expect(welcome.getByText('1,000포인트를 받았어요!')).toBeVisible()
  await expect(dialog).toHaveAccessibleName('서비스 점검 안내')
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(section(page, 'user').locator('[data-takes-points] dd')).toHaveText(/1,000/)
  await expect(section(page, 'user').locator('img').first()).toBeAttached()
  await expect(page.getByRole('alert')).toBeEmpty()
})
