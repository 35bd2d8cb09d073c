import type { Page } from '@playwright/test'
import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { expect, openView, openShortHome, test, view } from './demo.ts'
import { withRunner } from './runnerPage.ts'
import { inspected } from '../adapters/python/inspection.ts'
import type { PythonRunner } from '../../src/adapters/python/workerRunner.ts'
import { defaultLimits } from '../../src/domain/problems/execution.ts'
import { nodePythonRunner } from '../../src/shell/python/nodePythonRunner.ts'

// Python starts, runs and judges in each of these.
test.use({ reusesPage: true })

const open = async (page: Page, path = '/learn/problem/7001', parameters: Record<string, string> = {}) => {
  await openView(page, view({ persona: 'learner', motion: 'reduce', ...parameters }, path))
  await page.getByRole('textbox', { name: '코드', exact: true }).waitFor()
}

/** Replaces the code as a learner does: selects all, deletes it and types. */
const write = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: '코드', exact: true }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(code)
}

const slider = (page: Page) => page.getByRole('slider', { name: '단계' })
const currentLine = (page: Page) => page.locator('[aria-current="step"]')
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('the page writes down the same steps as Node, and reads the same syntax', { tag: '@all' }, async ({ page }) => {
  await openShortHome(page)
  await withRunner(page, 'dist-demo')
  const node = await nodePythonRunner()
  for (const { code, input } of inspected) {
    const inPage = await page.evaluate(
      async (request) => {
        const { runner } = window as unknown as { runner: PythonRunner }
        return JSON.stringify(await runner.trace(request).result, (_key, value: unknown) => (value instanceof Map ? [...value] : value))
      },
      { code, input, limits: { ...defaultLimits } },
    )
    const inNode = await node.trace({ code, input, limits: defaultLimits }).result
    expect(JSON.parse(inPage), code).toEqual(
      JSON.parse(JSON.stringify(inNode, (_key, value: unknown) => (value instanceof Map ? [...value] : value))),
    )
  }
  node.close()
})

const counting = 'a, b = map(int, input().split())\nxs = []\nfor i in range(2):\n    xs.append(i)\nprint(a + b)\n'

test('a program is watched step by step, by keyboard alone, and a step has a link that leaves one’s own code alone', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page)
  await write(page, counting)
  await page.getByRole('textbox', { name: '입력', exact: true }).fill('3 4')
  await page.getByRole('button', { name: '한 단계씩 보기' }).press('Enter')
  await slider(page).focus()
  await expect(currentLine(page)).toContainText('a, b = map')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(currentLine(page)).toContainText('xs.append(i)')
  await expect(page.getByRole('status').filter({ hasText: 'xs의 끝에 0이 들어왔어요.' })).toBeAttached()
  const variables = page.getByRole('table', { name: '변수' })
  await expect(variables.getByRole('row', { name: /^xs/ })).toContainText('[0]')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /4단계, 4번째 줄/)
  await page.keyboard.press('End')
  await expect(page.getByRole('group', { name: '지금까지의 출력' })).toHaveText('7')
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: '다음', exact: true }).press('Enter')
  await expect(currentLine(page)).toContainText('xs = []')
  expect(await barriersInBothThemes(page, '[data-part="results"]')).toEqual(noneInBothThemes)

  await page.getByRole('button', { name: '이 단계 링크 복사' }).press('Enter')
  await expect(page.getByText('링크를 복사했어요.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/#trace=[\w-]+$/)
  await write(page, '# 내가 쓰던 코드\n')
  await expect(page.getByText('저장했어요')).toBeVisible()

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('about:blank')
  await page.goto(link)
  const shared = page.getByRole('region', { name: '한 단계씩 보기' })
  await expect(shared.getByRole('heading', { name: '함께 보는 코드' })).toBeVisible()
  await shared.getByRole('button', { name: '이 코드 실행하기' }).press('Enter')
  await expect(currentLine(page)).toContainText('xs = []')
  await expect(page.getByRole('textbox', { name: '코드', exact: true })).toContainText('# 내가 쓰던 코드')
  expect(asked.filter((url) => url.includes('trace='))).toEqual([])
  await shared.getByRole('button', { name: '닫기' }).press('Enter')
  await expect(shared).toHaveCount(0)
  expect(new URL(page.url()).hash).toBe('')
})

test('after a wrong answer the smallest input shows what is wrong; then the tutor asks and the backend’s tutor answers', {
  tag: '@all',
}, async ({ page }) => {
  await open(page)
  await write(page, 'a, b = input().split()\nprint(a + b)\n')
  await expect(page.getByRole('button', { name: '반례 찾기' })).toHaveCount(0)
  await page.getByRole('button', { name: '제출', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: '틀렸어요' })).toBeVisible()
  await page.getByRole('button', { name: '반례 찾기' }).press('Enter')
  const found = page.getByRole('region', { name: '내 코드가 틀리는 가장 작은 입력' })
  await expect(found.getByText(/넣어 보고 찾았어요/)).toBeVisible()
  await expect(found.getByText('0 1', { exact: true })).toBeVisible()
  await expect(found.locator('mark')).not.toHaveCount(0)
  await found.getByRole('button', { name: '이 입력으로 한 단계씩 보기' }).press('Enter')
  await expect(currentLine(page)).toContainText('a, b')

  await page.getByRole('button', { name: 'AI 튜터에게 묻기' }).press('Enter')
  const tutor = page.getByRole('region', { name: 'AI 튜터' })
  await expect(tutor.getByText('입력받은 값은 수일까요, 글자일까요?')).toBeVisible()
  await expect(tutor.getByText('코드를 어디로도 보내지 않았어요', { exact: false })).toBeVisible()
  await expect(tutor.getByText('코딩바다 서버의 AI에게 보내요', { exact: false })).toBeVisible()
  await tutor.getByRole('button', { name: '더 깊이 물어보기' }).press('Enter')
  await expect(tutor.getByText('오늘 4번 더 물어볼 수 있어요.')).toBeVisible()
  expect(await barriersInBothThemes(page, '[data-part="results"]')).toEqual(noneInBothThemes)
  await tutor
    .getByRole('button', { name: /번째 줄로 가기/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('textbox', { name: '코드', exact: true })).toBeFocused()

  await page.setViewportSize({ width: 320, height: 640 })
  expect(await widthOf(page)).toBeLessThanOrEqual(320)
})

test('the allowance of a day ends kindly, and the page’s own help stays', { tag: '@all' }, async ({ page }) => {
  await open(page, '/learn/problem/7001', { fault: 'POST users/problems/*/feedbacks:429' })
  test.info().annotations.push({ type: 'why', description: 'the demo’s faults answer inside the page: no request of the browser fails' })
  await write(page, 'n = input()\nprint(n + 1)\n')
  await page.getByRole('button', { name: 'AI 튜터에게 묻기' }).press('Enter')
  const tutor = page.getByRole('region', { name: 'AI 튜터' })
  await tutor.getByRole('button', { name: '더 깊이 물어보기' }).press('Enter')
  await expect(tutor.getByText('오늘 물어볼 수 있는 횟수를 다 썼어요.', { exact: false })).toBeVisible()
  await expect(tutor.getByText('입력받은 값은 수일까요, 글자일까요?')).toBeVisible()
})

const fitsWithoutBarriers = async (page: Page) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await widthOf(page)).toBeLessThanOrEqual(width)
    expect(await barriersInBothThemes(page), `${width} px`).toEqual(noneInBothThemes)
  }
}

test('feedback on any program for everybody, on a phone as on a desk', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, '/feedback', { persona: 'guest' })
  await write(page, 'sum = 0\nfor i in range(3):\n    sum += i\nprint(sum([1, 2]))\n')
  await page.getByRole('button', { name: /피드백/ }).press('Enter')
  const tutor = page.getByRole('region', { name: 'AI 튜터' })
  await expect(tutor.getByText('sum에 값을 넣어서 함수로 쓸 수 없게 됐어요.')).toBeVisible()
  await fitsWithoutBarriers(page)
})

test('the tutor is introduced, and tried out, on a phone as on a desk', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, '/landing', { persona: 'guest' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('AI 튜터')
  await page.getByRole('button', { name: '로켓 발사' }).press('Enter')
  await page.getByRole('button', { name: '피드백 받기' }).press('Enter')
  const tutor = page.getByRole('region', { name: 'AI 튜터' })
  await expect(tutor.getByText('이 조건은 언제 거짓이 되나요?', { exact: false })).toBeVisible()
  await fitsWithoutBarriers(page)
  await page.getByRole('link', { name: '내 코드로 피드백 받기' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'AI 코드 피드백' })).toBeVisible()
})
