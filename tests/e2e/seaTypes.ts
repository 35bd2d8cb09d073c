import type { Page } from '@playwright/test'
import { problemFacts } from '../../mock-server/content/problemContent.ts'
import { problemTypes, seas } from '../../mock-server/content/seas/seas.ts'
import { isAnsweredInText, tableCells } from '../../src/domain/problems/readingTask.ts'
import { judgedProblems, readProblems } from '../golden/golden.ts'
import { expect } from './demo.ts'
import { press, results, verdict, writeCode } from './problemPage.ts'

export interface SeaType {
  readonly sea: string
  readonly name: string
  /** The titles of its problems: those to write from easy to hard, then those to read. */
  readonly titles: readonly string[]
}

export const readingOf = (title: string) => readProblems.find((one) => one.title === title)
const isRead = (title: string) => readingOf(title) !== undefined

export const seaTypes: readonly SeaType[] = problemTypes.map(({ sea, facts: { name } }) => ({
  sea: sea.name,
  name,
  titles: problemFacts
    .filter(({ categoryList }) => categoryList.some((category) => category.name === name))
    .toSorted((one, other) => Number(isRead(one.title)) - Number(isRead(other.title)) || one.difficulty - other.difficulty)
    .map(({ title }) => title),
}))

/** The first type of all, and the shortest one of each sea after the first. */
export const oneOfEachSea: readonly SeaType[] = seas.flatMap(({ name }, at) => {
  const own = seaTypes.filter(({ sea }) => sea === name)
  return (at === 0 ? own : own.toSorted((one, other) => one.titles.length - other.titles.length)).slice(0, 1)
})

/** Returns the solution of a problem: a program, or a line for each case of a reading task that is answered in text. */
export const answerTo = (title: string): string => {
  const read = readingOf(title)
  if (read !== undefined && isAnsweredInText(read.reading))
    return read.data.problem.cases.map(({ expectedOutput }) => expectedOutput).join('\n')
  return (read ?? judgedProblems.find((one) => one.title === title))?.data.reference ?? ''
}

/**
 * Returns the lines of a program in order: the number of each among those shown, and how much deeper it is indented than the previous one.
 */
export const linesInOrder = (shown: readonly string[], program: string) => {
  const left = new Map(shown.entries())
  let before = 0
  return program
    .trimEnd()
    .split('\n')
    .map((text) => {
      const [line = 0] = [...left].find(([, one]) => one === text.trim()) ?? []
      left.delete(line)
      const level = (text.length - text.trimStart().length) / 4
      const further = level - before
      before = level
      return { line, further }
    })
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
export const wordOfJoy = (page: Page, name: string) => page.getByRole('status').getByText(`‘${name}’ 유형을 모두 풀었어요!`)

/** Finds the link from a problem to its type, which shows how many are solved. */
export const wayToType = (page: Page, { name, titles }: SeaType, solved: number) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name} ?${titles.length}문제 중 ${solved}문제`) })

const wayToMap = (page: Page) => page.getByRole('main').getByRole('link', { name: '유형별 학습', exact: true })
const onMap = (page: Page, name: string) => page.locator('ol li a').filter({ has: page.getByText(name, { exact: true }) })

/** Solves a problem by mouse in the form that it asks for, and submits it. */
async function answer(page: Page, title: string) {
  const task = readingOf(title)?.reading
  const wanted = answerTo(title)
  switch (task?.kind) {
    case 'PREDICT':
      await page.getByRole('textbox', { name: '출력될 내용' }).fill(wanted)
      break
    case 'TRACE': {
      const cells = page.getByRole('textbox', { name: /^표 \d+번째 줄/ })
      for (const [at, cell] of tableCells(task, wanted).flat().entries()) await cells.nth(at).fill(cell)
      break
    }
    case 'ARRANGE':
      for (const { line, further } of linesInOrder(task.lines, wanted)) {
        await page.locator(`[data-rest="${line}"]`).click()
        for (let levels = Math.abs(further); levels > 0; levels -= 1) await press(page, further > 0 ? '들여쓰기' : '내어쓰기')
      }
      break
    default:
      await writeCode(page, wanted)
  }
  await press(page, '제출')
  await expect(verdict(page, '맞았어요!')).toBeVisible()
  await expect(results(page).getByText(/\d+포인트와 경험치 \d+점을 받았어요/)).toBeVisible()
}

/** Goes from the map to a type and solves all of its problems; afterwards its page and the map count all of them. */
export async function finishType(page: Page, type: SeaType) {
  const { name, titles } = type
  await onMap(page, name).click()
  for (const [at, title] of titles.entries()) {
    await expect(heading(page, name)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
    await expect(heading(page, title)).toBeVisible()
    await answer(page, title)
    if (at + 1 === titles.length) await expect(wordOfJoy(page, name)).toBeVisible()
    await wayToType(page, type, at + 1).click()
  }
  await expectFinished(page, type)
  await wayToMap(page).click()
  await expect(onMap(page, name)).toContainText('다 풀었어요')
}

/** Checks that the page of a type, and each of its problems there, is marked as finished. */
async function expectFinished(page: Page, { name, titles }: SeaType) {
  await expect(heading(page, name)).toBeVisible()
  await expect(page.getByRole('main').getByText(`‘${name}’ 유형을 모두 풀었어요!`)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: '이 유형에서 푼 문제' })).toHaveAttribute(
    'aria-valuetext',
    `${titles.length}문제 중 ${titles.length}문제`,
  )
  await expect(page.getByRole('region', { name: '문제', exact: true }).getByRole('listitem')).toHaveText(titles.map(() => /풀었어요/))
}

/** Checks that the page is offline, and says so. */
export async function expectOffline(page: Page) {
  await expect(page.locator('[data-connection="offline"]')).toHaveText(/지금은 오프라인이에요.*데모는 그대로 쓸 수 있어요/)
  expect(await page.evaluate(() => navigator.onLine)).toBe(false)
}

/** Goes online and checks that the map's counts and the last type are as before, also after a reload. */
export async function expectKeptOnline(page: Page, types: readonly SeaType[]) {
  await page.context().setOffline(false)
  await expect(page.locator('[data-connection="offline"]')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(`35개 유형 중 ${types.length}개를 마쳤어요`)).toBeVisible()
  for (const { name } of types) await expect(onMap(page, name)).toContainText('다 풀었어요')
  const last = types.at(-1)
  if (last === undefined) return
  await onMap(page, last.name).click()
  await expectFinished(page, last)
}
