import { dialogsHadTheirChance, expect, openShortHome, section, switchTo, test } from './demo.ts'

test.use({ reusesPage: true })

const signup = { name: '회원가입을 완료해 주세요' }
const avatar = { name: '아바타 선택' }

test('who has not finished signing up is asked to, and cannot put it off [S-105] [S-160] [A-54]', async ({ page }) => {
  await openShortHome(page, { persona: 'pending' })
  const dialog = page.getByRole('dialog', signup)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: '닫기' })).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: '회원가입 마치기' })).toHaveAttribute('href', '/signup')
})

test('the home page behind it is the public one [S-159] [S-161]', async ({ page }) => {
  await openShortHome(page, { persona: 'pending', channel: 'narae', device: 'desktop' })
  await expect(page.getByRole('dialog', signup)).toBeVisible()
  await expect(section(page, 'login')).toHaveCount(1)
  for (const id of ['homework', 'channel-info', 'enterprise-channels', 'channel-extra', 'user'])
    await expect(section(page, id)).toHaveCount(0)
})

test('who signs out instead is a guest, and the dialog is gone [S-105] [S-160]', async ({ page }) => {
  await openShortHome(page, { persona: 'pending' })
  await page.getByRole('dialog', signup).getByRole('button', { name: '로그아웃' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(section(page, 'login')).toBeVisible()
})

test('for a guest or a learner neither dialog opens [S-012] [S-105]', async ({ page }) => {
  await openShortHome(page, { persona: 'pending' })
  await expect(page.getByRole('dialog', signup)).toBeVisible()
  for (const persona of ['guest', 'learner']) {
    await switchTo(page, { persona })
    await dialogsHadTheirChance(page)
    await expect(page.getByRole('dialog'), persona).toHaveCount(0)
  }
  await switchTo(page, { persona: 'pending' })
  await expect(page.getByRole('dialog', signup)).toBeVisible()
})

for (const width of [360, 1440]) {
  test(`a newcomer’s choice of avatar covers the whole page at ${width} px [S-010] [S-011]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openShortHome(page, { persona: 'newcomer', motion: 'reduce' })
    const dialog = page.getByRole('dialog', avatar)
    await expect(dialog).toBeVisible()
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height: 800 })
    expect(await page.locator('main').evaluate((main) => Boolean(main.closest('[inert]')))).toBe(true)
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement === document.body || Boolean(document.activeElement?.closest('[role=dialog]'))),
      ).toBe(true)
    }
  })
}

test('two drawn avatars, nothing chosen at first; one at a time, with a check mark [S-013] [S-014] [S-162] [S-163]', async ({ page }) => {
  await openShortHome(page, { persona: 'newcomer' })
  const dialog = page.getByRole('dialog', avatar)
  const [man, woman] = [dialog.getByRole('radio', { name: '남자' }), dialog.getByRole('radio', { name: '여자' })]
  await expect(dialog.getByRole('radiogroup')).toBeVisible()
  for (const name of ['남자 아바타', '여자 아바타']) await expect(dialog.getByRole('img', { name })).toBeVisible()
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await man.click()
  await expect(man).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(woman).toBeChecked()
  await expect(man).not.toBeChecked()
  await expect(dialog.locator('[data-gender="WOMAN"] svg')).toHaveCount(1)
  await expect(dialog.locator('svg')).toHaveCount(1)
})

test('만들기 does nothing before a choice, and cannot be escaped [S-015] [S-016] [S-192] [A-61]', async ({ page }) => {
  await openShortHome(page, { persona: 'newcomer', fault: 'POST users/profiles/genders:500' })
  const dialog = page.getByRole('dialog', avatar)
  const confirm = dialog.getByRole('button', { name: '만들기' })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  // Were anything sent, the fault would be told.
  await confirm.click({ force: true })
  await page.keyboard.press('Escape')
  await page.waitForTimeout(300)
  await expect(page.getByText('만들지 못했어요')).toHaveCount(0)
  await expect(dialog).toBeVisible()
})

test('the choice is sent and the overlay goes once the viewer is known to have it [S-017] [S-018] [S-019] [S-164] [S-278]', async ({
  page,
}) => {
  await openShortHome(page, { persona: 'newcomer', channel: 'haeon' })
  const dialog = page.getByRole('dialog', avatar)
  await dialog.getByText('여자').click()
  await dialog.getByRole('button', { name: '만들기' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(section(page, 'user').locator('img').first()).toBeAttached()
})

test('from the avatar to the first reward in three clicks: the goal is reached, the claim succeeds and celebrates [A-42] [S-177]', async ({
  page,
}) => {
  await openShortHome(page, { persona: 'newcomer', quests: 'welcome' })
  const choice = page.getByRole('dialog', avatar)
  await choice.getByText('여자').click()
  await choice.getByRole('button', { name: '만들기' }).click()
  const welcome = page.getByRole('dialog', { name: '코딩바다에 온 걸 환영해요!' })
  await expect(welcome.getByText('1/1')).toBeVisible()
  await welcome.getByRole('button', { name: '보상 받기' }).click()
  await expect(welcome.getByText('1,000포인트를 받았어요!')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(section(page, 'user').locator('[data-takes-points] dd')).toHaveText(/1,000/)
  await expect(page.getByRole('alert')).toBeEmpty()
})

test.describe('when something goes wrong', () => {
  test.use({ expectsNoise: true })

  test('a choice that cannot be sent is kept, and the newcomer is told [A-60]', async ({ page }) => {
    await openShortHome(page, { persona: 'newcomer', fault: 'POST users/profiles/genders:500' })
    const dialog = page.getByRole('dialog', avatar)
    await dialog.getByText('남자').click()
    await dialog.getByRole('button', { name: '만들기' }).click()
    await expect(page.getByRole('alert').filter({ hasText: '아바타를 만들지 못했어요' })).toBeVisible()
    await expect(dialog.getByRole('radio', { name: '남자' })).toBeChecked()
    await expect(dialog.getByRole('button', { name: '만들기' })).not.toHaveAttribute('aria-disabled')
  })
})
