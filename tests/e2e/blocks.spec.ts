import { blockPlays } from '../../mock-server/blocks/blockPlays.ts'
import { barriersOf } from './barriersOf.ts'
import type { Page } from '@playwright/test'
import { expect, nextFrame, openView, test, view } from './demo.ts'
import { placeStep, stepInTray } from './touch.ts'
import { wrongBlocks } from '../golden/wrongBlocks.ts'

test.use({ reusesPage: true })

const letters = '편지 배달하는 니모'
const turtle = '/learn/block/2001'
const nemo = '/learn/block/2003'

/** Opens a view with progress of its own. */
const open = (page: Page, path: string, parameters: Record<string, string> = {}) =>
  openView(page, view({ persona: 'learner', ...parameters }, path))

const count = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()

async function load(page: Page, program: unknown): Promise<void> {
  await page.getByRole('button', { name: '블록 불러오기' }).click()
  await page.getByRole('textbox', { name: '블록 JSON' }).fill(JSON.stringify(program))
  await page.getByRole('button', { name: '이 블록으로 바꾸기' }).click()
}

const ready = (page: Page) => expect(page.locator('.blocklyBlockCanvas .blocklyDraggable').first()).toBeVisible()

test('from the list on, blocks run, fail kindly, arrive, and are handed in for stars, points and a quest', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, '/block?page=1&order=DESC', { quests: 'subs' })
  await page.getByRole('link', { name: letters }).click()
  await ready(page)
  for (const name of ['문제', '블록 작업 공간', '무대']) await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: '실행' }).click()
  await expect(page.getByRole('heading', { name: '아직 블록이 없어요' })).toBeVisible()

  await load(page, wrongBlocks[letters]![0].program)
  await page.getByLabel('빠르기').selectOption('fast')
  await page.getByRole('button', { name: '제출' }).click()
  await expect(page.getByRole('heading', { name: '아직 빈자리가 있어요' })).toBeVisible()

  await load(page, blockPlays[letters]!.reference)
  await count(page, '블록 9개')
  await page.getByRole('switch', { name: '파이썬으로 보기' }).click()
  await page.getByRole('button', { name: '한 단계' }).click()
  const python = page.getByRole('region', { name: '파이썬', exact: true })
  await expect(python.locator('[aria-current="step"]')).toHaveText('move()')
  await expect(page.locator('.blocklyRunning')).toHaveCount(1)
  await expect(page.getByText('니모가 왼쪽에서 2번째, 위에서 2번째 칸에 왔어요.').first()).toBeVisible()
  await page.getByRole('button', { name: '실행' }).click()
  await expect(page.getByRole('heading', { name: '도착했어요!' })).toBeVisible()

  await page.getByRole('button', { name: '제출' }).click()
  await expect(page.getByText('별 3개 · 블록 9개')).toBeVisible()
  await expect(page.getByText(/포인트와 경험치/)).toBeVisible()
  await page.getByRole('button', { name: '제출' }).click()
  await expect(page.getByText(/이미 푼 문제라/)).toBeVisible()
  await page.getByText('낸 답 3개').click()
  await expect(page.getByText('도착했어요!').last()).toBeVisible()

  await page.reload()
  await count(page, '블록 9개')
  await expect(page.getByText('풀었어요 · 별 3개')).toBeVisible()
  await open(page, '/quest', { quests: 'subs' })
  await expect(page.getByText('블록으로 미로 탈출').first()).toBeVisible()
})

test('blocks are taken back and put there again; a program that goes on for ever can be stopped, and goes back to the start', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, '/learn/block/2005')
  await ready(page)
  await load(page, wrongBlocks['춤추는 해파리']![1].program)
  const endless = { kind: 'forever', body: [{ kind: 'wait', ticks: { kind: 'number', value: 1 } }] }
  const start = { kind: 'when_started', actorId: '해파리' }
  await load(page, { version: 1, scripts: [{ trigger: start, body: [endless], place: null }], functions: [] })
  await count(page, '블록 2개')
  await count(page, '블록 2개')
  await page.getByRole('button', { name: '실행' }).click()
  await page.getByRole('button', { name: '멈추기' }).click()
  await expect(page.getByRole('button', { name: '멈추기' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '실행' })).toBeFocused()
  await page.getByRole('button', { name: '처음으로' }).click()
  await expect(page.locator('.blocklyRunning')).toHaveCount(0)
})

test('a whole task is solved by keys and what is read out alone', async ({ page }) => {
  await open(page, '/learn/block/2002', { persona: 'newcomer' })
  await ready(page)
  /** Waits for a frame after each key: the workspace moves its focus only when it has drawn what the key opened. */
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key)
      await nextFrame(page)
    }
  }
  /** Tabs to a button, backwards if it comes before the focus. */
  const reach = async (name: string, key: 'Tab' | 'Shift+Tab') => {
    const target = page.getByRole('button', { name, exact: true })
    for (let tabs = 0; tabs < 60 && !(await target.evaluate((element) => element === document.activeElement)); tabs += 1) await press(key)
    await expect(target).toBeFocused()
  }
  const isFocused = (text: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain(text)
  const put = async (label: string, down: number) => {
    await press('t', 'ArrowRight', ...Array.from({ length: down }, () => 'ArrowDown'))
    await isFocused(label)
    await press('Enter', 'Enter')
  }
  await reach('처음 블록으로', 'Tab')
  await press('Tab', 'w', 'ArrowDown')
  await isFocused('시작하기')
  await press('t', 'ArrowDown')
  await put('옆으로', 0)
  for (const down of [0, 0, 1, 0, 0]) await put(down === 0 ? '옆으로' : '돌기', down)
  await count(page, '블록 6개')
  await reach('실행', 'Shift+Tab')
  await press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '도착했어요!' })).toBeVisible()
  await reach('제출', 'Tab')
  await press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '별 3개 · 블록 6개' })).toBeVisible()
})

test('goes on in Python with what was built, on the same stage', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, nemo, { theme: 'dark' })
  await ready(page)
  await load(page, blockPlays[letters]!.reference)
  await count(page, '블록 9개')
  await page.getByRole('tab', { name: '무대' }).click()
  await page.getByRole('link', { name: '이어서 파이썬으로' }).click()
  const code = page.getByRole('textbox', { name: '코드' })
  await expect(code).toContainText('turn_right()')
  expect(await barriersOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await code.fill(
    'import sea\n\nfor _ in range(2):\n    for _ in range(2):\n        sea.move()\n    sea.put()\nsea.turn_right()\nsea.move()\nsea.put()\n',
  )
  await page.getByRole('tab', { name: '무대' }).click()
  await page.getByLabel('빠르기').selectOption('fast')
  await page.getByRole('button', { name: '실행' }).click()
  await expect(page.getByRole('heading', { name: '도착했어요!' })).toBeVisible()
  await page.getByRole('button', { name: '제출' }).click()
  await expect(page.getByText('파이썬으로 도착했어요. 별은 블록으로 풀 때만 받아요.')).toBeVisible()
  await page.reload()
  await expect(code).toContainText('sea.put()')
  await page.getByRole('link', { name: '블록으로 돌아가기' }).click()
  await count(page, '블록 9개')
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('ten blocks go from the tray onto the start by ten drags, the stage in view all the while, and run', async ({ page }) => {
    await open(page, turtle)
    await ready(page)
    const category = page.locator('.blocklyToolboxCategory', { hasText: '움직임' })
    await expect(stepInTray(page)).toBeVisible()
    for (let placed = 1; placed <= 10; placed++) {
      await placeStep(page)
      await count(page, `블록 ${placed}개`)
      await expect(stepInTray(page)).toBeVisible()
    }
    await expect(page.getByRole('region', { name: '무대' }).getByRole('img')).toBeInViewport({ ratio: 1 })
    const visible = await page.locator('.blocklyDraggable').evaluateAll(
      (blocks) =>
        blocks.filter((block) => {
          const { left, top } = block.querySelector('.blocklyPath')!.getBoundingClientRect()
          return document.elementFromPoint(left + 12, top + 12)?.closest('.blocklyDraggable') === block
        }).length,
    )
    expect(visible).toBeGreaterThanOrEqual(5)
    await category.tap()
    await expect(stepInTray(page)).toBeHidden()
    await page.getByRole('button', { name: '실행' }).tap()
    await expect(page.getByRole('heading', { name: '도착했어요!' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  })
})

test('what is said of copying is so: pasted here, exported for another window, duplicated by its menu', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, nemo)
  await ready(page)
  await load(page, blockPlays[letters]!.reference)
  await count(page, '블록 9개')
  const blocks = page.locator('.blocklySvg .blocklyDraggable')
  const before = await blocks.count()
  await page.locator('.blocklySvg .blocklyDraggable', { hasText: '돌기' }).last().click()
  const presses: readonly [key: string, sentence: RegExp | null, change: number][] = [
    ['Control+c', /^복사했어요\. 이 화면에서 .+ 누르면 붙어요\. 다른 창으로는 ‘블록 내보내기’로 옮겨요\.$/, 0],
    ['Control+v', null, 1],
    ['Control+x', /^잘라냈어요\. 이 화면에서 .+ 누르면 붙어요\.$/, 0],
    ['Control+v', null, 1],
  ]
  const focused = page.locator('.blocklySvg .blocklyActiveFocus')
  for (const [key, sentence, change] of presses) {
    const id = (await focused.getAttribute('id'))!
    await page.keyboard.press(key)
    if (sentence !== null) await expect(page.locator('.blocklyToast').getByText(sentence)).toBeVisible()
    await expect(blocks).toHaveCount(before + change)
    if (key !== 'Control+c') await expect(focused).not.toHaveId(id)
    await expect(focused).toBeFocused()
    // Blockly brings the focused block to the front a frame later; a block that is pasted before that frame would lose the focus.
    await nextFrame(page)
  }
  await expect(page.getByRole('button', { name: '블록 내보내기' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  const menu = page.getByRole('menuitem', { name: /^복제하기/ })
  await expect(menu).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /중복|서술문/ })).toHaveCount(0)
  await menu.click()
  await expect(blocks).toHaveCount(before + 2)
  await test.step('a paste elsewhere adds nothing', async () => {
    await page.getByRole('button', { name: '실행', exact: true }).focus()
    await page.keyboard.press('Control+v')
    await page.getByRole('button', { name: '블록 불러오기' }).focus()
    await expect(blocks).toHaveCount(before + 2)
  })
})

test('two tabs: what was built elsewhere is kept beside', async ({ page, context }) => {
  await open(page, nemo)
  await ready(page)
  const other = await context.newPage()
  await open(other, nemo)
  await ready(other)
  await load(other, blockPlays[letters]!.reference)
  await expect(other.getByText('저장했어요')).toBeVisible()
  await load(page, wrongBlocks[letters]![1].program)
  await expect(page.getByText('저장했어요')).toBeVisible()
  await page.reload()
  await expect(page.getByText('다른 곳에서 만든 블록이 있어요')).toBeVisible()
  await page.getByRole('button', { name: '그 블록으로 바꾸기' }).click()
  await count(page, '블록 9개')
})

test.describe('calls that fail', () => {
  test.use({ expectsNoise: true })

  test('lose nothing of what was built', { tag: '@all' }, async ({ page }) => {
    await open(page, nemo, { fault: 'POST users/blocks/*/submissions:500,PUT users/blocks/*/drafts:500' })
    await ready(page)
    await load(page, blockPlays[letters]!.reference)
    await page.getByRole('button', { name: '제출' }).click()
    await expect(page.getByRole('heading', { name: '답을 아직 보내지 못했어요' })).toBeVisible()
    await expect(page.getByText('이 기기에만 저장했어요')).toBeVisible()
    await page.reload()
    await count(page, '블록 9개')
  })
})

test('a block lesson is done once its task is, and by nothing else', { tag: '@all' }, async ({ page }) => {
  const title = '바닷속 신호등 건너기'
  await open(page, '/course/1017/lesson/101704')
  await ready(page)
  const current = page.getByRole('link', { name: title }).and(page.locator('[aria-current="page"]'))
  await expect(current).not.toContainText('완료')
  await page.getByLabel('빠르기').selectOption('fast')
  await load(page, wrongBlocks[title]![0].program)
  await page.getByRole('button', { name: '제출' }).click()
  await expect(page.getByText('낸 답 1개')).toBeVisible()
  await expect(current).not.toContainText('완료')
  await load(page, blockPlays[title]!.reference)
  await page.getByRole('button', { name: '제출' }).click()
  await expect(page.getByRole('heading', { name: '잘했어요! 하나를 더 마쳤어요' })).toBeVisible()
  await expect(current).toContainText('완료')
})
