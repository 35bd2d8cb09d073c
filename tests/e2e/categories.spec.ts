import { expect, openHome, section, test } from './demo.ts'

test.use({ reusesPage: true })

const shortcuts = [
  ['라이브 클래스', '/live/course?page=1&order=DESC'],
  ['수업 찾기', '/course?page=1&order=DESC'],
  ['텍스트 코딩', '/problem?page=1&order=DESC'],
  ['블록 코딩', '/block?page=1&order=DESC'],
  ['디지털 문서', '/document?page=1&order=DESC'],
  ['영상 자료', '/video?page=1&order=DESC'],
  ['유형별 학습', '/problem/category?page=1'],
  ['상점', '/shop?page=1&order=POPULAR&'],
  ['블로그', '/blog?page=1&order=DESC'],
] as const

test('the shortcuts lead exactly where the spec says [S-046] [S-047] [S-048] [S-049] [S-050] [S-051] [S-052] [S-054] [S-055] [S-312]', async ({
  page,
}) => {
  await openHome(page)
  for (const [label, href] of shortcuts) {
    await expect(section(page, 'categories').getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href)
  }
})

test('the contest is on a host of its own, with the question mark of the spec [S-053] [A-18]', async ({ page }) => {
  await openHome(page)
  const href = (await section(page, 'categories').getByRole('link', { name: '코딩 대회' }).getAttribute('href')) ?? ''
  expect(href.endsWith('/room/lobby?')).toBe(true)
  expect(new URL(href, page.url()).host).not.toBe(new URL(page.url()).host)
})

test('every shortcut is an icon with a label, 60 px wide, and the main site shows all ten [S-043] [S-044] [S-056] [S-306]', async ({
  page,
}) => {
  await openHome(page)
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const items = section(page, 'categories').getByRole('listitem')
    await expect(items).toHaveCount(10)
    for (const item of await items.all()) {
      expect((await item.boundingBox())?.width).toBe(60)
      await expect(item.locator('svg')).toBeVisible()
    }
  }
})
