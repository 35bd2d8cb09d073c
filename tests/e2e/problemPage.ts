import type { Page } from '@playwright/test'
import type { VerdictState } from '../../src/domain/problems/verdict.ts'
import { goldenSubmissions } from '../golden/golden.ts'
import { expect, goInPlace, openView, view } from './demo.ts'

/** The problem ‘파도 소리 세 번’, which asks for the same word three times. */
export const waves = {
  id: 7003,
  right: 'word = input()\nprint(word, word, word)\n',
  wrong: 'word = input()\nprint(word)\n',
  broken: 'word = int(input())\nprint(word)\n',
  /** Takes a single long step, so that the step limit cannot end it before the user does. */
  endless: 'add_up = sum\nprint("간다")\nadd_up(range(10 ** 11))\n',
}

/** Returns code for a problem of the demo that gets a matching verdict. */
export const solutionOf = (problemId: number, isIt: (state: VerdictState) => boolean): string => {
  const found = goldenSubmissions.find((one) => one.problemId === problemId && isIt(one.state))
  if (found === undefined) throw new Error(`no such submission of ${problemId}`)
  return found.code
}

export const problemView = (parameters: Record<string, string> = {}, problemId = waves.id) =>
  view(parameters, `/learn/problem/${problemId}`)

export const openProblem = async (page: Page, parameters: Record<string, string> = {}, problemId = waves.id) => {
  await openView(page, problemView(parameters, problemId))
  await richEditor(page)
}

/** Goes to a problem in place, in a tenth of the time of a page load. */
export const switchToProblem = async (page: Page, parameters: Record<string, string> = {}, problemId = waves.id) => {
  await goInPlace(page, problemView(parameters, problemId))
  await richEditor(page)
}

export const editor = (page: Page) => page.getByRole('textbox', { name: '코드', exact: true })
export const results = (page: Page) => page.getByRole('region', { name: '결과' })
export const verdict = (page: Page, name: string) => results(page).getByRole('heading', { name })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Waits until the rich editor has replaced the text box. */
const richEditor = (page: Page) => expect(page.locator('[data-editor] .cm-content')).toBeAttached()

/** Replaces the code by keyboard, since `fill` may lose its selection to an editor that has just loaded. */
export const writeCode = async (page: Page, code: string) => {
  await richEditor(page)
  await editor(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(code)
}

/** Brings the pane of the code into view: on a phone one pane is shown at a time, and a page whose parts still load has neither tab nor pane. */
export const showCode = async (page: Page) => {
  const tab = page.getByRole('tab', { name: '코드', exact: true })
  await expect(tab.or(page.getByRole('region', { name: '코드', exact: true })).first()).toBeVisible()
  if (await tab.isVisible()) await tab.click()
}

/** Returns the text of the editor. */
export const codeIn = (page: Page) =>
  page
    .locator('[data-editor] .cm-content')
    .evaluate((content) => [...content.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'))

export const submit = async (page: Page, code: string, outcome: string) => {
  await showCode(page)
  await editor(page).fill(code)
  await press(page, '제출')
  await expect(verdict(page, outcome)).toBeVisible()
}
