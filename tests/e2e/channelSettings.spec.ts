import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { expect, goInPlace, openShortHome, settled, test, view } from './demo.ts'

const at = '/studio/channel'
const bar = 'section[aria-label="미리보기"]'

test('an operator rebrands a channel by keyboard, a guest sees it, and the file takes it to another browser', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  await page.goto(view({ persona: 'operator', channel: 'haeon', motion: 'reduce' }, at))
  await page.getByLabel('채널 이름').fill('푸른코딩')
  await page.getByLabel('대표 색 값').fill('#8a1538')
  const banners = page.getByRole('region', { name: '배너' })
  await banners.getByRole('button', { name: '배너 더하기' }).press('Enter')
  await banners.getByLabel('배너에 보일 말').fill('봄 전시회')
  await banners.getByLabel('그림', { exact: true }).selectOption('인터넷에 있는 그림')
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await barriersInBothThemes(page, 'main'), `${width} px`).toEqual(noneInBothThemes)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await banners.getByRole('button', { name: '그만두기' }).press('Enter')
  await page.getByRole('button', { name: '바뀐 것 보고 저장하기' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '이렇게 바꿀까요?' })
  await expect(dialog.getByRole('row', { name: '채널 이름 해온코딩학원 푸른코딩' })).toBeVisible()
  expect(await barriersInBothThemes(page, '[role="dialog"]')).toEqual(noneInBothThemes)
  await dialog.getByRole('button', { name: '저장하기' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: '저장하기 전으로 되돌리기' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('푸른코딩')

  await goInPlace(page, view({ persona: 'guest', channel: 'haeon', content: 'one' }))
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('푸른코딩')

  await page.locator(bar).getByRole('button', { name: '내보내기 · 불러오기' }).press('Enter')
  const panel = page.getByRole('group', { name: '내보내기 · 불러오기' })
  const downloading = page.waitForEvent('download')
  await panel.getByRole('button', { name: '내보내기', exact: true }).press('Enter')
  const file = await (await downloading).path()
  await panel
    .getByLabel('불러올 파일')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"kind": "codingbada-') })
  await expect(panel.getByRole('alert')).toContainText('읽을 수 없는 파일이에요')
  expect(await barriersInBothThemes(page, bar)).toEqual(noneInBothThemes)

  const elsewhere = await (await browser.newContext()).newPage()
  await openShortHome(elsewhere, { persona: 'guest', channel: 'haeon', motion: 'reduce' })
  const title = elsewhere.getByRole('heading', { level: 1 })
  await expect(title).toContainText('해온코딩학원')
  await elsewhere.locator(bar).getByRole('button', { name: '내보내기 · 불러오기' }).click()
  await elsewhere.getByLabel('불러올 파일').setInputFiles(file)
  await elsewhere.getByRole('button', { name: '불러오기', exact: true }).click()
  await expect(title).toContainText('푸른코딩')
  await elsewhere.getByRole('button', { name: '불러오기 전으로 되돌리기' }).click()
  await expect(title).toContainText('해온코딩학원')
  await elsewhere.context().close()
})

test('a learner who tries gets nothing; what was tried out in the playground goes on as an operator’s edit', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto(view({ persona: 'learner', channel: 'narae', motion: 'reduce' }, at))
  await expect(page.getByRole('heading', { name: '채널 운영자만 들어올 수 있어요' })).toBeVisible()
  await expect(page.getByLabel('채널 이름')).toHaveCount(0)
  await page.locator(bar).getByRole('button', { name: '설정 놀이터' }).click()
  const form = page.getByRole('group', { name: '설정 놀이터' })
  await form.getByLabel('채널 이름').fill('푸른나래')
  await form.getByRole('button', { name: '이 모습을 저장하러 가기' }).click()
  await expect(page.getByRole('main').getByLabel('채널 이름')).toHaveValue('푸른나래')
  await expect(page.getByRole('region', { name: '저장하기' }).getByRole('status')).toContainText('1가지를 바꿨어요')
  await expect(page.getByRole('banner')).toContainText('나래교육')
})
