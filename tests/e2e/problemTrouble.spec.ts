import type { Page } from '@playwright/test'
import { expect, goInPlace, openView, test, view } from './demo.ts'
import { codeIn, editor, openProblem, press, problemView, results, switchToProblem, verdict, waves } from './problemPage.ts'

// Python is fetched and started where the page is loaded.
test.use({ reusesPage: true })

/** The text that says that the answer waits on the device. */
const kept = '답을 아직 보내지 못했어요'
const hint = { name: '힌트 보기' }
const saved = (page: Page) => page.getByRole('region', { name: '코드' }).getByText('저장했어요', { exact: true })
const onDevice = (page: Page) => page.getByText('이 기기에만 저장했어요')

test('each call of the pages of problems may fail: nothing that was written is lost, and the page says so in Korean [F-001] [F-003] [F-006] [F-084]', {
  tag: '@all',
}, async ({ page }) => {
  await openView(page, view({ fault: 'GET problems:wrong' }, '/problem?page=1&order=DESC'))
  await expect(page.getByRole('alert').getByText('문제를 불러오지 못했어요')).toBeVisible()
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeEnabled()
  await goInPlace(page, view({ fault: 'GET problems/categories:wrong' }, '/problem/category'))
  await expect(page.getByText('유형을 불러오지 못했어요')).toBeVisible()
  for (const [kind, title] of [
    ['garbage', '문제를 불러오지 못했어요'],
    ['404', '찾을 수 없는 문제예요'],
  ] as const) {
    await goInPlace(page, problemView({ fault: `GET problems/*:${kind}` }))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }

  // The standing, past submissions and drafts fail to load, and the learner can still write and run.
  await switchToProblem(page, {
    fault: 'GET users/problems/*:wrong,GET users/problems/*/submissions:wrong,PUT users/problems/*/drafts:drop',
  })
  await editor(page).fill(waves.wrong)
  await expect(onDevice(page)).toBeVisible()
  await expect(page.getByText('낸 답을 불러오지 못했어요')).toBeVisible()
  await press(page, '실행')
  await expect(verdict(page, '실행을 마쳤어요')).toBeVisible()
  await press(page, '제출')
  await expect(verdict(page, '틀렸어요')).toBeVisible()

  // The draft that is kept on the device is sent once the server answers again.
  await switchToProblem(page, { fault: 'POST users/problems/*/hints:500,POST users/problems/*/submissions:500' })
  await expect.poll(() => codeIn(page)).toBe(waves.wrong)
  await page.getByRole('button', hint).click()
  await expect(page.getByText('힌트를 가져오지 못했어요. 잠시 후 다시 눌러 주세요.')).toBeVisible()
  await editor(page).fill(waves.right)
  await expect(saved(page)).toBeVisible()
  await press(page, '제출')
  await expect(verdict(page, kept)).toBeVisible()
  expect(await codeIn(page)).toBe(waves.right)

  for (const [fault, title] of [
    ['POST users/problems/*/submissions:drop,GET users/problems/*/submissions:drop', kept],
    ['POST users/problems/*/submissions:401', '로그인하면 채점받을 수 있어요'],
    ['POST users/problems/*/submissions:409', kept],
  ] as const) {
    await switchToProblem(page, { fault })
    await expect.poll(() => codeIn(page)).toBe(waves.right)
    await press(page, '제출')
    await expect(verdict(page, title)).toBeVisible()
  }
  await switchToProblem(page, { fault: 'GET recommendations/problems:wrong' })
  await press(page, '제출')
  await expect(verdict(page, '맞았어요!')).toBeVisible()
  await expect(results(page).getByRole('link', { name: '다음 문제 풀기' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeEmpty()
})

test('two tabs: each hears what the other writes, and nobody’s code is put over another’s', async ({ page, context }) => {
  await openProblem(page)
  const other = await context.newPage()
  await openProblem(other)
  const notice = (tab: Page) => tab.getByRole('group', { name: '다른 곳에서 쓴 코드가 있어요' })

  await editor(page).fill('# 첫째 탭')
  await expect(notice(other)).toBeVisible()
  expect(await codeIn(other)).not.toContain('첫째')
  await notice(other).getByText('그 코드 보기').click()
  await expect(notice(other)).toContainText('# 첫째 탭')
  await press(other, '그 코드로 바꾸기')
  await expect.poll(() => codeIn(other)).toBe('# 첫째 탭')
  await expect(notice(other)).toHaveCount(0)

  await editor(other).fill('# 둘째 탭')
  await expect(notice(page)).toBeVisible()
  await press(page, '지금 코드 쓰기')
  await expect(notice(page)).toHaveCount(0)
  // The other tab still has both.
  await expect(notice(other)).toBeVisible()
  await page.reload()
  await expect.poll(() => codeIn(page)).toBe('# 첫째 탭')
  await other.close()
})

test('a sign-out in the middle of it: the draft is the learner’s alone, and nothing is handed in for anybody else', {
  tag: '@all',
}, async ({ page }) => {
  await openProblem(page)
  await editor(page).fill(waves.endless)
  await press(page, '실행')
  await expect(results(page).getByText('간다')).toBeVisible()
  await editor(page).fill('# 하늘의 코드')
  await page.getByRole('button', { name: '하늘님의 메뉴' }).click()
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect(page.getByRole('link', { name: '로그인' }).first()).toBeVisible()
  await expect.poll(() => codeIn(page)).toMatch(/^# 입력을 읽고/)
  await expect(page.getByRole('button', { name: '멈추기' })).toHaveCount(0)

  await editor(page).fill('print("손님의 코드")')
  await press(page, '실행')
  await expect(verdict(page, '실행을 마쳤어요')).toBeVisible()
  await page.keyboard.press('Control+Shift+Enter')
  await expect(verdict(page, '틀렸어요')).toBeVisible()
  await expect(onDevice(page)).toBeVisible()

  await page.reload()
  await expect.poll(() => codeIn(page)).toBe('# 하늘의 코드')
  await expect(page.getByText(/^낸 답/)).toHaveCount(0)
})
