import type { Locator, Page } from '@playwright/test'
import { seas } from '../../mock-server/content/seas/seas.ts'
import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { expect, goInPlace, openHome, test, view } from './demo.ts'
import { editor, press, results, verdict } from './problemPage.ts'
import {
  answerTo,
  expectKeptOnline,
  expectOffline,
  finishType,
  heading,
  linesInOrder,
  oneOfEachSea,
  readingOf,
  seaTypes,
  wayToType,
  wordOfJoy,
} from './seaTypes.ts'

// The worker stores the demo on the device, for a learner who loses the connection.
test.use({ serviceWorkers: 'allow' })

const tutor = (page: Page) => page.getByRole('region', { name: 'AI 튜터' })
const found = (page: Page) => page.getByRole('region', { name: '내 코드가 틀리는 가장 작은 입력' })
const slider = (page: Page) => page.getByRole('slider', { name: '단계' })
const currentLine = (page: Page) => page.locator('[aria-current="step"]')

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses++) {
    // The editor is in a shadow root.
    if (await target.evaluate((element) => element.matches(':focus'))) return
    await page.keyboard.press(key)
  }
  await expect(target, `${key} leads there`).toBeFocused()
}

/** Tabs to the target and presses Enter. */
async function enterAt(page: Page, target: Locator, key?: 'Shift+Tab') {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

/** Replaces the text of the focused editor. */
async function write(page: Page, code: string) {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(code)
}

/** Solves a problem and submits it: writes a program, or answers a reading task. */
async function solve(page: Page, title: string) {
  const task = readingOf(title)?.reading
  if (task?.kind === 'ARRANGE') {
    for (const { line } of linesInOrder(task.lines, answerTo(title))) await enterAt(page, page.locator(`[data-rest="${line}"]`))
  } else {
    await tabTo(page, task === undefined ? editor(page) : page.getByRole('textbox', { name: '출력될 내용' }))
    await write(page, answerTo(title))
  }
  await page.keyboard.press('ControlOrMeta+Shift+Enter')
  await expect(verdict(page, '맞았어요!')).toBeVisible()
}

test('a beginner comes from the home page to the seas, and finishes a type by keyboard alone, with hint, counterexample, trace and tutor, then types of two more seas, all without the network; nothing of it is lost', {
  tag: '@all',
}, async ({ page, context }) => {
  // This way through many problems needs three times the usual limit, which only ends a hang.
  test.slow()
  const [type, next] = seaTypes
  if (type === undefined || next === undefined) throw new RangeError('there are no types')
  const further = oneOfEachSea.slice(1, 3)
  // The very first problem reads no input, so it has no counterexample.
  const first = '등대에 인사말 켜기'
  const others = type.titles.filter((title) => title !== first)
  const whole = type.titles.length

  await test.step('from the home page to the first type, whose lesson runs', async () => {
    await openHome(page, { persona: 'newcomer' })
    // A new learner chooses an avatar first.
    await page.getByRole('radio', { name: '여자' }).click()
    await press(page, '만들기')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('link', { name: '유형별 학습', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(seas.map(({ name }) => name))
    await expect(page.locator('ol li a')).toHaveCount(35)
    await expect(page.locator('a[aria-current="step"]')).toContainText(type.name)
    await enterAt(page, page.getByRole('main').getByRole('link', { name: `‘${type.name}’부터 시작하기` }))
    await expect(heading(page, type.name)).toBeVisible()
    await page.getByText('읽어 둔 이름을 출력해요').click()
    await page.getByRole('textbox', { name: '입력' }).fill('가오리호')
    await press(page, '실행해 보기')
    // Python starts here for the first time, which takes a while.
    await page.getByText('저기 가오리호').waitFor()
  })

  await test.step('the line goes down: what is kept on the device is enough to go on', async () => {
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await context.setOffline(true)
    await page.reload()
    await expect(heading(page, type.name)).toBeVisible()
    await expectOffline(page)
  })

  await test.step('a wrong answer, and all that helps to find out why', async () => {
    await enterAt(page, page.getByRole('main').getByRole('link', { name: first }))
    await expect(heading(page, first)).toBeVisible()
    await tabTo(page, editor(page))
    await write(page, 'ship = input()\nprint(ship)\n')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(verdict(page, '실행을 마쳤어요')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Shift+Enter')
    await expect(verdict(page, '틀렸어요')).toBeVisible()
    // Escape lets Shift+Tab leave the editor for the hints before it.
    await page.keyboard.press('Escape')
    await enterAt(page, page.getByRole('button', { name: '힌트 보기' }), 'Shift+Tab')
    await expect(page.getByText('힌트 1 · 귀띔')).toBeVisible()

    await tabTo(page, editor(page))
    await page.keyboard.press('Escape')
    await enterAt(page, results(page).getByRole('button', { name: '반례 찾기' }))
    await enterAt(page, found(page).getByRole('button', { name: '이 입력으로 한 단계씩 보기' }))
    await tabTo(page, slider(page))
    await page.keyboard.press('ArrowRight')
    await expect(currentLine(page)).toContainText('print(ship)')
    await page.keyboard.press('Home')
    await expect(currentLine(page)).toContainText('ship = input()')
    await enterAt(page, results(page).getByRole('button', { name: 'AI 튜터에게 묻기' }), 'Shift+Tab')
    await expect(tutor(page).getByText('답 대신, 스스로 찾을 수 있게 물어볼게요.')).toBeVisible()
  })

  await test.step('right answers, to the end of the type', async () => {
    await tabTo(page, editor(page), 'Shift+Tab')
    await write(page, answerTo(first))
    await page.keyboard.press('ControlOrMeta+Shift+Enter')
    await expect(verdict(page, '맞았어요!')).toBeVisible()
    for (const [at, title] of others.entries()) {
      await page.keyboard.press('Escape')
      await enterAt(page, wayToType(page, type, at + 1), 'Shift+Tab')
      await expect(heading(page, type.name)).toBeVisible()
      await enterAt(page, page.getByRole('main').getByRole('link', { name: title }))
      await expect(heading(page, title)).toBeVisible()
      await solve(page, title)
    }
    await expect(wordOfJoy(page, type.name)).toBeVisible()
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: `‘${type.name}’` })
        .locator('svg')
        .first(),
    ).toBeVisible()
    expect(await barriersInBothThemes(page, 'main')).toEqual(noneInBothThemes)
  })

  await test.step('on to the next type, while the map and the own page count what is done', async () => {
    await enterAt(page, page.getByRole('link', { name: `다음 유형: ${next.name}` }), 'Shift+Tab')
    await expect(heading(page, next.name)).toBeVisible()
    await page.getByRole('link', { name: '유형별 학습', exact: true }).click()
    await expect(page.getByText('35개 유형 중 1개를 마쳤어요')).toBeVisible()
    await expect(page.locator('a[aria-current="step"]')).toContainText(next.name)
    await goInPlace(page, view({ persona: 'newcomer' }, '/my'))
    await expect(page.getByRole('progressbar', { name: type.sea })).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^\\d+문제 중 ${whole}문제를 풀었어요$`),
    )
    const last = page.locator('section', { has: page.getByRole('heading', { level: 3, name: '최근에 낸 답' }) }).last()
    await expect(last.getByRole('listitem').first()).toContainText(new RegExp(`${others.at(-1)}\\s*맞았어요`))
    await expectOffline(page)
  })

  await test.step('types of two more seas, with all kinds of problems', async () => {
    await goInPlace(page, view({ persona: 'newcomer' }, '/problem/category?page=1'))
    for (const one of further) await finishType(page, one)
    await expectOffline(page)
  })

  await test.step('online again nothing is lost', () => expectKeptOnline(page, [type, ...further]))
})
