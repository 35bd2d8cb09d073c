import { expect, openHome, openView, section, test, view } from './demo.ts'

test.use({ reusesPage: true })

test('a document is found from the home page, its program runs where it stands, and reading it is remembered; on paper it is its text alone', {
  tag: '@all',
}, async ({ page }) => {
  await openHome(page, { persona: 'learner' })
  await section(page, 'categories').getByRole('link', { name: '디지털 문서', exact: true }).click()
  await page.getByRole('link', { name: '바다에 띄우는 첫 프로그램' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await test.step('on paper it is its text alone', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: '화면에 말 걸기' })).toBeVisible()
    for (const name of ['인쇄하기', '다 읽었어요', '실행'])
      await expect(page.getByRole('main').getByRole('button', { name }).filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: '이 글의 차례' })).toBeHidden()
    await page.emulateMedia({ media: null })
  })
  const code = page.getByRole('region', { name: '이름표 붙이기' }).or(page.locator('#section-2'))
  await code.getByRole('button', { name: '실행' }).first().press('Enter')
  await expect(code.getByRole('group', { name: '실행 결과' })).toHaveText(/소라 7\s+소라 10/)
  await page.getByRole('button', { name: '다 읽었어요' }).click()
  await expect(page.getByRole('heading', { name: '잘했어요! 하나를 더 마쳤어요' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: '끝까지 읽은 문서예요' })).toBeVisible()
  await expect(page.getByRole('button', { name: '후기 쓰기' })).toBeVisible()
})

test('a video plays with its captions by the keyboard, and goes on where it was left', { tag: '@all' }, async ({ page }) => {
  await openView(page, view({ persona: 'learner' }, '/learn/video/4021'))
  const player = page.getByRole('group', { name: /영상 재생기/ })
  await player.getByRole('button', { name: '영상 보기' }).press('Enter')
  const words = page.getByRole('region', { name: '자막으로 읽기' })
  await words.getByRole('button').nth(3).click()
  await player.focus()
  await player.press('k')
  await expect(player.getByRole('button', { name: '재생', exact: true })).toBeVisible()
  await player.getByRole('combobox', { name: '빠르기' }).selectOption('1.5배')
  await player.getByRole('button', { name: '자막', pressed: true }).press('Enter')
  await page.reload()
  await expect(page.getByRole('button', { name: /^이어서 보기 0:1/ })).toBeVisible()
  for (const path of ['/learn/video/4021', '/learn/video/4005'])
    await test.step(`its speed and captions stay as chosen at ${path}`, async () => {
      await openView(page, view({ persona: 'learner' }, path))
      await expect(player.getByRole('combobox', { name: '빠르기' })).toHaveValue('1.5')
      await expect(player.getByRole('button', { name: '자막', pressed: false })).toBeVisible()
    })
})
