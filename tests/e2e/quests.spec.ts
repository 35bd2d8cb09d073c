import type { BrowserContext, Page } from '@playwright/test'
import { dialogsHadTheirChance, expect, openView, openShortHome, section, switchTo, test, view } from './demo.ts'

const dateKey = 'questPopupHiddenDate'
const attendance = { name: '오늘도 출석했어요' }
const welcome = { name: '코딩바다에 온 걸 환영해요!' }
const nothingToClaim = '보상을 받을 수 있는 퀘스트가 없어요!'
const signup = '회원가입을 완료해 주세요'

const popup = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => popup(page).getByRole('button', { name, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: '미리보기' })
const points = async (page: Page) =>
  Number((await section(page, 'user').locator('[data-takes-points] dd').textContent())?.replace(/\D/g, ''))
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const hiddenDate = (page: Page) => page.evaluate((key) => localStorage.getItem(key), dateKey)

const nothingOpens = async (page: Page) => {
  await dialogsHadTheirChance(page)
  await expect(popup(page)).toHaveCount(0)
}

/** Goes to another page of the same session and back. */
const goAndReturn = async (page: Page) => {
  // The key works even while a notification covers the link.
  await page.getByRole('link', { name: '랭킹' }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '랭킹' })).toBeVisible()
  await page.goBack()
}

test.use({ reusesPage: true })

test('one opens by itself, the first that is there of welcome, attendance, main and sub; none when there is nothing to claim, for a guest, or before the sign-up is done [S-167] [S-168] [S-169] [S-170] [S-171] [S-106]', {
  tag: '@all',
}, async ({ page }) => {
  await openShortHome(page)
  for (const [quests, title] of [
    ['welcome', '코딩바다에 온 걸 환영해요!'],
    ['attendance', '오늘도 출석했어요'],
    ['main', '파이썬 바다에 첫발 담그기'],
    ['sub', '문제 세 개 풀기'],
    ['subs', '문제 세 개 풀기'],
  ] as const) {
    await switchTo(page, { quests })
    await expect(page.getByRole('dialog', { name: title }), quests).toBeVisible()
    await expect(popup(page)).toHaveCount(1)
  }
  for (const given of [
    { quests: 'uncleared' },
    { quests: 'none' },
    { quests: 'subs', persona: 'guest' },
    { quests: 'subs', persona: 'pending' },
  ]) {
    await switchTo(page, given)
    await dialogsHadTheirChance(page)
    await expect(popup(page).filter({ hasNotText: signup }), JSON.stringify(given)).toHaveCount(0)
  }
})

test('it opens once per load and persona; not today keeps it away until tomorrow, as the bar’s time travel shows [S-172] [S-173] [S-174] [S-175] [S-326] [A-48]', {
  tag: '@all',
}, async ({ page }) => {
  await openShortHome(page, { quests: 'sub' })
  await test.step('not again on the way back', async () => {
    await button(page, '닫기').click()
    await goAndReturn(page)
    await nothingOpens(page)
  })
  await test.step('another persona is another session', async () => {
    await bar(page).getByLabel('역할').selectOption('teacher')
    await expect(popup(page)).toBeVisible()
    await bar(page).getByLabel('역할').selectOption('learner')
    await expect(section(page, 'user')).toContainText('하늘')
  })
  await test.step('again after a reload', async () => {
    await page.reload()
    await button(page, '오늘 하루 보지 않기').click()
    await expect(popup(page)).toHaveCount(0)
    expect(await hiddenDate(page)).toBe('2026-11-20')
    await page.reload()
    await nothingOpens(page)
  })
  await test.step('a day later', async () => {
    await bar(page).getByRole('button', { name: '보기 조건' }).click()
    await bar(page).getByRole('button', { name: '+1일' }).click()
    await expect(popup(page).filter({ hasText: '문제 세 개 풀기' })).toBeVisible()
    await bar(page).getByRole('button', { name: '+1주' }).click()
    expect(new URL(page.url()).searchParams.get('at')).toBe('2026-11-28T10:00:00+09:00')
    await bar(page).getByRole('button', { name: '지금으로' }).click()
    expect(new URL(page.url()).searchParams.get('at')).toBeNull()
  })
})

test.describe('far from Seoul', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('the day is the viewer’s: dismissed two seconds before midnight, back two seconds after [S-175] [A-46] [F-078]', {
    tag: '@all',
  }, async ({ page }) => {
    const last = '2026-11-21T07:59:58Z'
    await openShortHome(page, { quests: 'sub', motion: 'reduce', at: last })
    await button(page, '오늘 하루 보지 않기').click()
    await expect(popup(page)).toHaveCount(0)
    expect(await hiddenDate(page)).toBe('2026-11-20')
    // Each view is a session of its own.
    await switchTo(page, { quests: 'sub', motion: 'reduce', at: last, seed: '2' })
    await nothingOpens(page)
    await switchTo(page, { quests: 'sub', motion: 'reduce', at: '2026-11-21T08:00:02Z' })
    await expect(popup(page)).toBeVisible()
  })
})

test('Escape and the backdrop close it and nothing is stored; the welcome quest they do not, but one that cannot be claimed lets go for this session [S-176] [S-177] [S-178] [A-42]', {
  tag: '@all',
}, async ({ page }) => {
  await openShortHome(page)
  for (const [seed, close] of [
    ['1', () => page.keyboard.press('Escape')],
    ['2', () => page.mouse.click(5, 5)],
  ] as const) {
    await switchTo(page, { quests: 'sub', seed })
    await expect(popup(page)).toBeVisible()
    await close()
    await expect(popup(page)).toHaveCount(0)
  }
  await switchTo(page, { quests: 'welcome' })
  const dialog = page.getByRole('dialog', welcome)
  await expect(dialog.getByRole('button')).toHaveText(['보상 받기'])
  await page.mouse.click(5, 5)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(300)
  await expect(dialog).toBeVisible()
  await button(page, '보상 받기').click()
  await expect(page.getByRole('alert')).toHaveText(nothingToClaim)
  await expect(popup(page)).toHaveCount(0)
  await goAndReturn(page)
  await nothingOpens(page)
  expect(await hiddenDate(page)).toBeNull()
})

test('a double click claims once: the dialog goes, the points fly, count up outside it and are the viewer’s; with less motion all is the same, only still [S-180] [S-184] [S-193] [A-49] [F-082]', async ({
  page,
}) => {
  await openShortHome(page, { quests: 'subs' })
  const before = await points(page)
  await page.evaluate(watchSky)
  await page.evaluate(watchPoints)
  await button(page, '보상 받기').dblclick()
  await expect(said(page, '120포인트를 받았어요!')).toHaveCount(1)
  await expect(popup(page)).toHaveCount(0)
  await expect.poll(() => points(page)).toBe(before + 120)
  await expect(page.getByRole('alert')).toBeEmpty()
  await expect(section(page, 'my-quests')).toContainText('진행 중인 퀘스트가 2개 있어요')
  expect(await page.evaluate(() => 'sawSky' in window)).toBe(true)
  const seen: readonly SeenPoints[] = await page.evaluate(() => Reflect.get(window, 'seenPoints'))
  expect(seen.filter(({ isCovered }) => isCovered)).toEqual([])
  // The number is drawn as often as the machine can, at least once on the way.
  expect(seen.length).toBeGreaterThan(1)
  expect(seen.map(({ value }) => value)).toEqual(seen.map(({ value }) => value).toSorted((one, other) => one - other))
  await nothingOpens(page)

  await switchTo(page, { quests: 'subs', motion: 'reduce', seed: '2' })
  await expect(popup(page)).toBeVisible()
  const beforeAll = await points(page)
  await page.evaluate(watchSky)
  await button(page, '보상 모두 받기').click()
  await expect(said(page, '270포인트를 받았어요!')).toHaveCount(1)
  await expect(popup(page)).toHaveCount(0)
  await expect.poll(() => points(page)).toBe(beforeAll + 270)
  expect(await page.evaluate(() => 'sawSky' in window)).toBe(false)
})

interface SeenPoints {
  readonly value: number
  readonly isCovered: boolean
}

/** Records from now on each number of points in the user's card, and whether a dialog covered it. */
const watchPoints = () => {
  const seenPoints: SeenPoints[] = []
  Object.assign(window, { seenPoints })
  const number = document.querySelector('[data-section="user"] [data-takes-points] dd')
  new MutationObserver(() =>
    seenPoints.push({
      value: Number(number?.textContent.replaceAll(/\D/g, '')),
      // Popovers such as the bell's list are in the page all the time, and are shown on demand.
      isCovered: document.querySelector('[role="dialog"]:not([popover])') !== null,
    }),
  ).observe(number ?? document.body, { characterData: true, childList: true, subtree: true })
}

/** Records from now on whether points fly. */
const watchSky = () => {
  Reflect.deleteProperty(window, 'sawSky')
  new MutationObserver(() => {
    if (document.querySelector('[class*="sky_"]')) Object.assign(window, { sawSky: true })
  }).observe(document.documentElement, { subtree: true, childList: true })
}

/** Collects the log's entries on failed claims from now on. */
const failedClaims = (page: Page) => {
  const failed: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'debug' && message.text().includes('rewards')) failed.push(message.text())
  })
  return failed
}

test.describe('where the claim fails', () => {
  test.use({ expectsNoise: true })

  test('it warns once, however it fails, and the dialog can be used again; Enter held down is one wish [S-291] [F-083] [F-084]', {
    tag: '@all',
  }, async ({ page }) => {
    const failed = failedClaims(page)
    await openShortHome(page)
    for (const [before, kind] of ['drop', '500'].entries()) {
      await switchTo(page, { quests: 'sub', motion: 'reduce', fault: `POST users/quests/*/rewards:${kind}` })
      for (const claim of [1, 2]) {
        await button(page, '보상 받기').focus()
        for (let press = 0; press < 12; press++) await page.keyboard.down('Enter')
        await page.keyboard.up('Enter')
        await expect.poll(() => failed.length, kind).toBe(before * 2 + claim)
        await expect(page.getByRole('alert'), kind).toHaveText(nothingToClaim)
        await page.waitForTimeout(300)
        expect(failed, kind).toHaveLength(before * 2 + claim)
      }
      await button(page, '닫기').click()
      await expect(popup(page), kind).toHaveCount(0)
    }
  })

  test('of two tabs the second finds it taken and is told so, and the reward is given once', async ({ page, context }) => {
    const other = await openOther(context, { quests: 'sub', motion: 'reduce' })
    await openShortHome(page, { quests: 'sub', motion: 'reduce' })
    const before = await points(page)
    await button(page, '보상 받기').click()
    await expect.poll(() => points(page)).toBe(before + 120)
    await button(other, '보상 받기').click()
    await expect(other.getByRole('alert')).toHaveText('이미 받은 보상이에요. 퀘스트를 새로 불러왔어요.')
    await expect.poll(() => points(other)).toBe(before + 120)
  })
})

const openOther = async (context: BrowserContext, parameters: Record<string, string>) => {
  const other = await context.newPage()
  await openShortHome(other, parameters)
  await expect(popup(other)).toBeVisible()
  return other
}

test('the list over the home page: claim one, and it leaves; go; close gives the focus back; the same on a page of its own, reached from the menu [S-181] [S-184] [A-10] [A-41]', {
  tag: '@all',
}, async ({ page }) => {
  await openShortHome(page, { quests: 'subs' })
  await button(page, '닫기').click()
  await page.getByRole('button', { name: '퀘스트 보기' }).click()
  await expect(page.getByRole('dialog', { name: '진행 중인 퀘스트' })).toBeVisible()
  const itemOf = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect(itemOf('한 문제만 더').getByRole('link', { name: '하러 가기' })).toHaveAttribute('href', '/problem?page=1&order=DESC')
  await itemOf('블록으로 미로 탈출').getByRole('button', { name: '보상 받기' }).click()
  await expect(itemOf('블록으로 미로 탈출')).toHaveCount(0)
  await expect(said(page, '150포인트를 받았어요!')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '퀘스트 보기' })).toBeFocused()

  await page.getByRole('button', { name: '하늘님의 메뉴' }).click()
  await page.getByRole('link', { name: '퀘스트', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '퀘스트' })).toBeFocused()
  await expect(page.getByRole('link', { name: '퀘스트', exact: true })).toBeHidden()
  await expect(page).toHaveTitle('퀘스트 · 코딩바다')
  await itemOf('문제 세 개 풀기').getByRole('button', { name: '보상 받기' }).click()
  await expect(page.getByText('120포인트를 받았어요!')).toBeVisible()
  await expect(itemOf('문제 세 개 풀기')).toHaveCount(0)
  await openView(page, view({ persona: 'guest' }, '/quest'))
  await expect(page.getByRole('main').getByRole('link', { name: '로그인' })).toBeVisible()
})

test('a reload keeps points and claimed quests, and the bar’s reset brings them back', { tag: '@all' }, async ({ page }) => {
  await openShortHome(page, { quests: 'sub', motion: 'reduce' })
  const before = await points(page)
  await button(page, '보상 받기').click()
  await expect.poll(() => points(page)).toBe(before + 120)
  await page.reload()
  await nothingOpens(page)
  expect(await points(page)).toBe(before + 120)
  await expect(section(page, 'my-quests')).toHaveCount(0)
  await bar(page).getByRole('button', { name: '처음 상태로' }).click()
  await expect(page.getByRole('dialog', attendance)).toBeVisible()
  expect(await points(page)).toBe(before)
})

test.describe('where the browser keeps nothing', () => {
  test.use({ reusesPage: false })

  test('with a storage that throws, holds rubbish or is full everything works for the session [F-070] [F-071] [S-173]', async ({
    page,
  }) => {
    await page.addInitScript(spoilStorage)
    for (const [seed, kind] of ['throws', 'rubbish', 'full'].entries()) {
      await test.step(kind, async () => {
        await page.goto(`${view({ content: 'one', quests: 'subs', motion: 'reduce', seed: `${seed + 1}` })}#${kind}`)
        await expect(popup(page)).toBeVisible()
        const before = await points(page)
        await button(page, '보상 받기').click()
        await expect(popup(page)).toHaveCount(0)
        await expect.poll(() => points(page)).toBe(before + 120)
        await bar(page).getByLabel('역할').selectOption('teacher')
        await button(page, '오늘 하루 보지 않기').click()
        await expect(popup(page)).toHaveCount(0)
        await bar(page).getByLabel('역할').selectOption('learner')
        await expect.poll(() => points(page)).toBe(before + 120)
      })
    }
  })
})

/** Breaks the storage in the way that the hash of the address names. */
const spoilStorage = () => {
  if (location.hash === '#throws')
    for (const storage of ['localStorage', 'indexedDB'])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('no', 'SecurityError')
        },
      })
  if (location.hash === '#full') {
    localStorage.clear()
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.setItem = full
    IDBObjectStore.prototype.put = full
  }
  if (location.hash === '#rubbish') {
    for (const key of ['codingbada-demo', 'questPopupHiddenDate', 'theme']) localStorage.setItem(key, '{"version":1,"visitors":[[')
    const request = indexedDB.open('codingbada-demo')
    request.onupgradeneeded = () => request.result.createObjectStore('progress').put('{"version":[[', '2/learner/main')
    request.onsuccess = () => request.result.close()
  }
}
