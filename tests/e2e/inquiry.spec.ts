import { expect, openShortHome, section, switchTo, test } from './demo.ts'

test.use({ reusesPage: true })

const button = { name: '실시간 문의' }

test('where the channel has a chat it opens beside the page, greets and answers; Escape closes it, the focus returns, and nothing was kept; a phone has it at the end of the page [S-006] [S-021] [S-102]', {
  tag: '@all',
}, async ({ page }) => {
  await openShortHome(page, { channel: 'narae', device: 'desktop' })
  await expect(page.getByRole('button', button)).toHaveCount(0)
  await switchTo(page, { channel: 'haeon', device: 'desktop' })
  const open = section(page, 'live-inquiry').getByRole('button', button)
  await open.click()
  const chat = page.getByRole('region', { name: '해온코딩학원 상담' })
  await expect(chat.getByRole('log')).toContainText('안녕하세요, 해온코딩학원 상담이에요!')
  await expect(chat.getByRole('textbox', { name: '메시지' })).toBeFocused()
  await chat.getByRole('button', { name: '어디에 있나요?' }).click()
  await expect(chat.getByRole('log')).toContainText('서울특별시 마포구 물빛로 24, 3층에 있어요')
  await chat.getByRole('textbox').fill('비밀이에요')
  await page.keyboard.press('Enter')
  await expect(chat.getByRole('log')).toContainText('‘비밀이에요’라고 남겨 주셨네요')
  // The chat is beside the page and does not cover it.
  await expect(page.locator('main')).not.toHaveAttribute('inert')
  await page.getByRole('button', { name: '퀘스트 보기' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await chat.getByRole('textbox').focus()
  await page.keyboard.press('Escape')
  await expect(chat).toHaveCount(0)
  await expect(open).toBeFocused()
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).not.toContain('비밀')
  await open.press('Enter')
  await expect(chat.getByRole('log')).toContainText('안녕하세요')
  await expect(chat.getByRole('log')).not.toContainText('비밀')

  await page.setViewportSize({ width: 390, height: 800 })
  await switchTo(page, { channel: 'haeon', device: 'mobile' })
  await page.getByRole('button', button).click()
  await expect(chat).toBeVisible()
})
