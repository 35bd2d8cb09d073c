import type { Page } from '@playwright/test'
import { expect, goInPlace, openView, section, settled, test, view } from './demo.ts'
import { codeIn, editor, openProblem, press, results, solutionOf, submit, switchToProblem, verdict, waves } from './problemPage.ts'

// Python is fetched and started where the page is loaded.
test.use({ reusesPage: true })

const numberIn = (text: string | null) => Number(/[\d,]+/.exec(text ?? '')?.[0].replace(',', ''))
const ownRank = async (page: Page) =>
  numberIn(/(\d+)위/.exec((await page.getByRole('region', { name: '내 순위' }).textContent()) ?? '')?.[0] ?? null)

test('a child solves a problem from the home page in less than ten actions, and failed twice first; it counts everywhere, once [S-184]', async ({
  page,
}) => {
  await openView(page, view({ quests: 'subs' }, '/ranking'))
  const rankBefore = await ownRank(page)
  await goInPlace(page, view({ quests: 'subs' }))
  await settled(page)
  const dialog = page.getByRole('dialog', { name: '문제 세 개 풀기' })
  await expect(dialog).toBeVisible()
  const points = section(page, 'user').locator('[data-takes-points] dd')
  const pointsBefore = numberIn(await points.textContent())
  let actions = 0
  const act = async (action: Promise<unknown>) => {
    actions += 1
    await action
  }

  await act(page.keyboard.press('Escape'))
  await expect(dialog).toBeHidden()
  const link = section(page, 'problems').locator('a[href^="/learn/problem/"]').first()
  const title = (await link.textContent()) ?? ''
  const problemId = numberIn(await link.getAttribute('href'))
  await act(link.click())
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const [code, outcome] of [
    [solutionOf(problemId, (state) => state === 'WRONG_ANSWER'), /틀렸어요/],
    ['print(input()', /코드를 읽을 수 없어요/],
    [solutionOf(problemId, (state) => state === 'ACCEPTED'), /맞았어요!/],
  ] as const) {
    await act(editor(page).fill(code))
    await act(press(page, '제출'))
    await expect(results(page).getByRole('heading', { name: outcome })).toBeVisible()
  }
  expect(actions).toBeLessThan(10)

  const reward =
    (await results(page)
      .getByText(/포인트와 경험치/)
      .textContent()) ?? ''
  const earned = numberIn(reward)
  expect(earned).toBeGreaterThan(0)
  await expect(results(page).getByRole('link', { name: '다음 문제 풀기' })).toBeVisible()
  await expect(page.getByRole('banner').or(page.getByRole('main')).getByText('풀었어요').first()).toBeVisible()

  // No page is loaded: whatever changed is read again.
  await page.getByRole('link', { name: '코딩바다' }).first().click()
  await settled(page)
  await expect.poll(async () => numberIn(await points.textContent())).toBe(pointsBefore + earned)
  await goInPlace(page, view({ quests: 'subs' }, '/quest'))
  const quest = page.getByRole('listitem').filter({ hasText: '한 문제만 더' })
  await expect(quest).toContainText('2/2')
  await expect(quest.getByRole('button', { name: '보상 받기' })).toBeVisible()
  await goInPlace(page, view({ quests: 'subs' }, '/my'))
  await expect(page.getByRole('main')).toContainText(title)
  await goInPlace(page, view({ quests: 'subs' }, '/ranking'))
  await expect.poll(() => ownRank(page)).toBeLessThan(rankBefore)

  await switchToProblem(page, { quests: 'subs' }, problemId)
  await expect.poll(() => codeIn(page)).toBe(solutionOf(problemId, (state) => state === 'ACCEPTED'))
  await press(page, '제출')
  await expect(verdict(page, '맞았어요!')).toBeVisible()
  await expect(results(page)).toContainText('포인트는 처음 한 번만')
  await expect(results(page).getByText(/경험치 \d+점을 받았어요/)).toHaveCount(0)
})

test('a program asks while it runs; an endless one is stopped, and the next one runs', async ({ page }) => {
  await openProblem(page)
  await editor(page).fill('name = input("이름? ")\nage = int(input("나이? "))\nprint(f"{name}은 내년에 {age + 1}살")')
  await page.getByRole('textbox', { name: '입력', exact: true }).fill('')
  await press(page, '실행')
  const answer = results(page).getByRole('textbox', { name: /^프로그램에 답하기/ })
  await expect(answer).toBeFocused()
  await answer.fill('바다')
  await answer.press('Enter')
  await expect(results(page).getByRole('textbox', { name: /나이\?$/ })).toBeFocused()
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  await expect(verdict(page, '실행을 마쳤어요')).toBeVisible()
  await expect(results(page).getByRole('group', { name: '프로그램의 출력' })).toHaveText('이름? 바다\n나이? 9\n바다은 내년에 10살\n')

  await editor(page).fill(waves.endless)
  await press(page, '실행')
  await expect(results(page).getByText('간다')).toBeVisible()
  await press(page, '멈추기')
  await expect(verdict(page, '멈췄어요')).toBeVisible()
  await expect(results(page)).toContainText('간다')
  await expect(page.getByRole('button', { name: '실행', exact: true })).toBeFocused()
  await expect(page.getByRole('button', { name: '멈추기' })).toHaveCount(0)

  await editor(page).fill('print(1 + 1)')
  await press(page, '실행')
  await expect(verdict(page, '실행을 마쳤어요')).toBeVisible()
  await expect(results(page).getByRole('group', { name: '프로그램의 출력' })).toHaveText('2\n')

  // An error is explained and linked to its line, and no hint about a missing print() is shown.
  await page.getByRole('textbox', { name: '입력', exact: true }).fill('철썩')
  await editor(page).fill(`x = 1\n${waves.broken}`)
  await press(page, '실행')
  await expect(verdict(page, '실행 중에 오류가 났어요')).toBeVisible()
  await expect(results(page).getByText(/아무것도 출력하지 않았어요/)).toHaveCount(0)
  await press(page, '2번째 줄로 가기')
  await page.keyboard.type('#')
  expect(await codeIn(page)).toBe(`x = 1\n#${waves.broken}`)
})

test('everything goes by keyboard: write, run, hand in, leave the editor', async ({ page }) => {
  await openProblem(page, { motion: 'reduce' })
  await editor(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('for i in range(2):\nprint(i)', { delay: 60 })
  // The editor indents after a colon.
  expect(await codeIn(page)).toBe('for i in range(2):\n    print(i)')
  await page.keyboard.press('Control+Enter')
  await expect(verdict(page, '실행을 마쳤어요')).toBeVisible()
  await page.keyboard.press('Control+Shift+Enter')
  await expect(verdict(page, '틀렸어요')).toBeVisible()

  await page.keyboard.press('Tab')
  await expect.poll(() => codeIn(page)).toMatch(/ {8}print|print\(i\) +$/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: '입력', exact: true })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.press('Control+z')
})

test('examples of one’s own, hints and former answers are there again after a reload', { tag: '@all' }, async ({ page }) => {
  await openProblem(page)
  await results(page).getByText('내 예제', { exact: true }).click()
  await press(page, '내 예제 추가')
  await page.keyboard.type('쏴')
  await page.getByRole('textbox', { name: '내 예제 1에서 나와야 할 값' }).fill('쏴 쏴')
  await editor(page).fill(waves.right)
  await press(page, '예제 모두 실행')
  await expect(verdict(page, '예제 2개 중 1개를 통과했어요')).toBeVisible()
  await expect(results(page).getByRole('listitem', { name: '예제 1 통과', exact: true })).toBeVisible()
  await expect(results(page).getByRole('listitem', { name: '내 예제 1 실패' })).toContainText('바라는 출력')
  await submit(page, waves.wrong, '틀렸어요')
  const shown = results(page).getByRole('listitem', { name: '예제 1 실패', exact: true })
  for (const term of ['입력', '바라는 출력', '내 출력'])
    await expect(shown.getByRole('term').filter({ hasText: term }).first()).toBeVisible()
  await expect(results(page).getByRole('listitem', { name: /^경우 2 .+ 실패$/ })).not.toContainText('바라는 출력')
  await press(page, '힌트 보기')
  await expect(page.getByText('힌트 1 · 귀띔', { exact: true })).toBeVisible()
  await expect(page.getByText('저장했어요')).toBeVisible()

  await page.reload()
  await expect(page.getByText('힌트 1 · 귀띔', { exact: true })).toBeVisible()
  await expect.poll(() => codeIn(page)).toBe(waves.wrong)
  await results(page).getByText('내 예제 1개').click()
  await expect(page.getByRole('textbox', { name: '내 예제 1에 넣을 값' })).toHaveValue('쏴')
  await editor(page).fill('print("다른 코드")')
  await results(page).getByText('낸 답 1개').click()
  await results(page)
    .getByRole('button', { name: /무엇을 냈는지 보기/ })
    .click()
  await press(page, '이 답으로 바꾸기')
  await expect.poll(() => codeIn(page)).toBe(waves.wrong)
  await page.keyboard.press('Control+z')
  await expect.poll(() => codeIn(page)).toBe('print("다른 코드")')
})

test('a problem lesson is done once its problem is solved, and by nothing else', { tag: '@all' }, async ({ page }) => {
  const lesson = '/course/1028/lesson/102810'
  await openView(page, view({}, lesson))
  await expect(page.getByRole('region', { name: '문제' })).toBeVisible()
  await expect(page.getByRole('button', { name: '다 풀었어요' })).toHaveCount(0)
  await expect(page.getByText('문제를 풀어내면 저절로 완료돼요.')).toBeVisible()
  const current = page.getByRole('link', { name: /섬과 섬을 잇는 다리/, exact: false }).and(page.locator('[aria-current="page"]'))
  await submit(page, 'print(0)', '틀렸어요')
  await expect(current).not.toContainText('완료')
  await submit(
    page,
    solutionOf(7023, (state) => state === 'ACCEPTED'),
    '맞았어요!',
  )
  await expect(page.getByRole('heading', { name: '잘했어요! 하나를 더 마쳤어요' })).toBeVisible()
  await expect(current).toContainText('완료')
  await expect(results(page).getByRole('link', { name: '다음 문제 풀기' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: '다음으로 가기' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '완료한 학습이에요' })).toBeVisible()
})

test.describe('in a page that has fetched nothing yet', () => {
  test.use({ reusesPage: false })

  test('on the list Python’s files are fetched while one reads, once the page rests, and nothing is started; who saves data fetches none', async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('requestfinished', (request) => {
      if (/\/assets\/python\/.*\.(wasm|zip)$/.test(request.url())) fetched.push(request.url())
    })
    const openList = async (connection: object) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }), connection)
      await page.goto(view({}, '/problem?page=1&order=DESC'))
    }
    // Chromium reports these values before it knows its network.
    await openList({ saveData: false, effectiveType: '4g', downlink: 1.35, rtt: 350 })
    await expect.poll(() => fetched.length).toBe(2)
    expect(page.workers()).toEqual([])

    await openList({ saveData: true, effectiveType: '4g', downlink: 10, rtt: 50 })
    await settled(page)
    await page.waitForTimeout(5_000)
    expect(fetched).toHaveLength(2)
  })
})
