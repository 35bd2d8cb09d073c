import { barriersOf } from './barriersOf.ts'
import { expect, openHome, section, sectionsOf, settled, test } from './demo.ts'

test.use({ reusesPage: true })

test('a fault that is chosen in the preview is in the address, on the page and in the list of calls [S-334] [F-001] [F-100]', {
  tag: '@all',
}, async ({ page }) => {
  await openHome(page, { motion: 'reduce' })
  await expect(section(page, 'enrolled-channels')).toBeVisible()
  const bar = page.getByRole('region', { name: '미리보기', exact: true })
  await bar.getByRole('button', { name: '오류 실험' }).click()
  const panel = bar.getByRole('group', { name: '오류 실험' })
  const log = panel.getByRole('log', { name: /^호출 기록/ })
  // This call was made before the panel was opened.
  await expect(log.getByText('GET users/channels?page=1').first()).toBeVisible()
  await panel.getByRole('button', { name: '지우기' }).click()
  await expect(log.getByRole('listitem')).toHaveCount(0)
  await panel.getByLabel('내 채널 GET users/channels').selectOption('500')
  expect(new URL(page.url()).searchParams.get('fault')).toBe('GET users/channels:500')
  await expect(log.getByRole('listitem').filter({ hasText: 'GET users/channels?page=1' }).first()).toContainText('500')
  await settled(page)
  await expect(section(page, 'enrolled-channels')).toHaveCount(0)
  expect(await barriersOf(page, 'section[aria-label="미리보기"]')).toEqual([])
  const shown = await sectionsOf(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await settled(page)
  expect(await sectionsOf(page)).toEqual(shown)
  await bar.getByRole('button', { name: '오류 실험' }).click()
  await panel.getByRole('button', { name: '모두 정상' }).click()
  await expect(section(page, 'enrolled-channels')).toBeVisible()
})
