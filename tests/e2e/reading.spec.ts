import type { Page } from '@playwright/test'
import { barriersInBothThemes, noneInBothThemes } from './barriersOf.ts'
import { expect, goInPlace, openView, test, view } from './demo.ts'
import { press, results, verdict } from './problemPage.ts'
import { dragByFinger } from './touch.ts'
import { problemTypes } from '../../mock-server/content/seas/seas.ts'
import { readProblems } from '../golden/golden.ts'

/** The reading tasks of the first type, in order: an output to predict, and lines to arrange. */
const [predict, arrange] = readProblems
const trace = readProblems.find(({ reading }) => reading.kind === 'TRACE')
if (predict?.reading.kind !== 'PREDICT' || arrange?.reading.kind !== 'ARRANGE' || trace?.reading.kind !== 'TRACE')
  throw new RangeError('the first type begins with other tasks')
const answerOf = ({ data }: typeof predict) => data.problem.cases.map(({ expectedOutput }) => expectedOutput)
const { lines } = arrange.reading
const program = (arrange.data.reference ?? '').trimEnd().split('\n')

const address = (problemId: number) => view({}, `/learn/problem/${problemId}`)
const codeTab = (page: Page) => page.getByRole('tab', { name: '코드', exact: true })
const placed = (page: Page) => page.getByRole('list', { name: '프로그램의 줄' }).getByRole('listitem')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('an output is predicted, lines are put in order by a finger; both are solved', async ({ page }) => {
    await openView(page, address(predict.problemId))
    await codeTab(page).tap()
    const field = page.getByRole('textbox', { name: '출력될 내용' })
    await test.step('a wrong line is named, the answer is not', async () => {
      await field.fill([...answerOf(predict).slice(0, -1), '문어'].join('\n'))
      await press(page, '제출')
      await expect(verdict(page, '틀렸어요')).toBeVisible()
      await expect(results(page)).not.toContainText(answerOf(predict).at(-1) ?? '')
    })
    await test.step('the right one solves it, and the program may be watched', async () => {
      await codeTab(page).tap()
      expect(await barriersInBothThemes(page, 'main')).toEqual(noneInBothThemes)
      await field.fill(answerOf(predict).join('\n'))
      await press(page, '제출')
      await expect(verdict(page, '맞았어요!')).toBeVisible()
      await page.getByRole('button', { name: '한 단계씩 보기' }).click()
      await expect(page.getByRole('region', { name: /한 단계씩/ })).toBeVisible()
    })
    await test.step('lines: taken, dragged by their handles, run, handed in', async () => {
      await goInPlace(page, address(arrange.problemId))
      await codeTab(page).tap()
      const left = [...lines.keys()]
      const wanted = program.map(
        (text) =>
          left.splice(
            left.findIndex((one) => lines[one] === text.trim()),
            1,
          )[0] ?? 0,
      )
      // The list starts with the last line; the first line is dragged to its place by touch.
      for (const line of [...wanted.slice(1), wanted[0] ?? 0]) await page.locator(`[data-rest="${line}"]`).tap()
      expect(await barriersInBothThemes(page, 'main')).toEqual(noneInBothThemes)
      await placed(page).last().scrollIntoViewIfNeeded()
      for (let at = program.length - 1; at > 0; at -= 1) {
        const [from, to] = [
          await placed(page).nth(at).boundingBox(),
          await placed(page)
            .nth(at - 1)
            .boundingBox(),
        ]
        await dragByFinger(page, { x: from!.x + 18, y: from!.y + from!.height / 2 }, { x: 0, y: to!.y - from!.y })
      }
      await expect(placed(page)).toHaveText(program)
      await press(page, '제출')
      await expect(verdict(page, '맞았어요!')).toBeVisible()
    })
  })
})

test('by keyboard alone: a table is filled in, lines are moved and indented', { tag: '@all' }, async ({ page }) => {
  await openView(page, address(trace.problemId))
  await page
    .getByRole('textbox', { name: /^표 1번째 줄/ })
    .first()
    .focus()
  for (const cell of answerOf(trace).flatMap((row) => row.split('\t'))) {
    await page.keyboard.insertText(cell)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Control+Shift+Enter')
  await expect(verdict(page, '맞았어요!')).toBeVisible()

  await goInPlace(page, address(arrange.problemId))
  await page.locator('[data-rest="0"]').press('Enter')
  await page.locator('[data-rest="1"]').press('Enter')
  await expect(page.locator('[data-placed="1"]')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(placed(page)).toHaveText([lines[1] ?? '', lines[0] ?? ''])
  await expect(page.locator('[data-placed="1"]')).toHaveAccessibleName(/들여쓰기 1단계/)
  await page.reload()
  await expect(page.locator('[data-placed="1"]')).toHaveAccessibleName(/들여쓰기 1단계/)
})

test('a type begins with what is read, told by its kind, and the list is chosen by it', { tag: '@all' }, async ({ page }) => {
  await openView(page, view({}, '/problem?page=1&order=DESC'))
  await page.getByRole('radio', { name: '줄 맞추기' }).check({ force: true })
  await expect(page).toHaveURL(/kind=ARRANGE/)
  await expect(page.getByRole('link', { name: arrange.title })).toBeVisible()
  await expect(page.getByRole('link', { name: predict.title })).toHaveCount(0)
  const [first] = problemTypes
  await goInPlace(page, view({}, '/problem/category?page=1'))
  await page
    .getByRole('link', { name: new RegExp(first?.facts.name ?? '') })
    .first()
    .click()
  const steps = page.getByRole('region', { name: '문제' }).getByRole('listitem')
  await expect(steps.nth(0)).toContainText('출력 맞히기')
  const kinds = (await steps.allTextContents()).map((text) => /출력 맞히기|따라가기|고쳐 보기|줄 맞추기/.test(text))
  expect(kinds.lastIndexOf(true), 'what is read comes first').toBeLessThan(kinds.indexOf(false))
  await expect(steps.filter({ hasText: '줄 맞추기' })).not.toHaveCount(0)
})
