import type { BrowserContext, Page } from '@playwright/test'
import { dialogsHadTheirChance, expect, openView, openHome, openOnClock, openShortHome, section, switchTo, test, view } from './demo.ts'

const dateKey = 'questPopupHiddenDate'
const attendance = { name: '오늘도 출석했어요' }
const welcome = { name: '코딩바다에 온 걸 환영해요!' }
const nothingToClaim = '보상을 받을 수 있는 퀘스트가 없어요!'
const signup = '회원가입을 완료해 주세요'
const claiming = '보상을 받고 있어요'

const popup = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => popup(page).getByRole('button', { name, exact: true })
const points = async (page: Page) =>
  Number((await section(page, 'user').locator('[data-takes-points] dd').textContent())?.replace(/\D/g, ''))
const openList = async (page: Page) => {
  await page.getByRole('button', { name: '퀘스트 보기' }).click()
  await expect(page.getByRole('dialog', { name: '진행 중인 퀘스트' })).toBeVisible()
}
const itemOf = (page: Page, title: string) => popup(page).getByRole('listitem').filter({ hasText: title })

const nothingOpens = async (page: Page) => {
  await dialogsHadTheirChance(page)
  await expect(popup(page)).toHaveCount(0)
}

/** On a clock that only the test moves. */
const runUntil = (page: Page, look: () => Promise<void>, step = 100) =>
  expect(async () => {
    await page.clock.runFor(step)
    await look()
  }).toPass({ intervals: [20] })

/** The pop-up, and what its opening moves. */
const opensOnClock = async (page: Page) => {
  await runUntil(page, () => expect(popup(page)).toBeVisible({ timeout: 100 }))
  await page.clock.runFor(1_000)
}

test.describe('which quest opens by itself', () => {
  test.use({ reusesPage: true })

  test('the first that is there of welcome, attendance, main and sub [S-167] [S-168] [S-169] [S-170] [S-106]', async ({ page }) => {
    await openShortHome(page)
    for (const [quests, title] of [
      ['welcome', '코딩바다에 온 걸 환영해요!'],
      ['attendance', '오늘도 출석했어요'],
      ['main', '파이썬 바다에 첫발 담그기'],
      ['sub', '하루 세 문제'],
      ['subs', '하루 세 문제'],
    ] as const) {
      await switchTo(page, { quests })
      await expect(page.getByRole('dialog', { name: title }), quests).toBeVisible()
      await expect(popup(page)).toHaveCount(1)
    }
  })

  test('none when there is nothing to claim, and none for a guest or before the sign-up is done [S-171] [S-106]', async ({ page }) => {
    await openShortHome(page, { quests: 'subs' })
    await expect(popup(page).filter({ hasText: '하루 세 문제' })).toBeVisible()
    for (const given of [
      { quests: 'uncleared' },
      { quests: 'none' },
      { quests: 'subs', persona: 'guest' },
      { quests: 'subs', persona: 'pending' },
    ]) {
      await switchTo(page, given)
      await dialogsHadTheirChance(page)
      const others = popup(page).filter({ hasNotText: signup })
      await expect(others, JSON.stringify(given)).toHaveCount(0)
    }
  })
})

test.describe('how often it opens', () => {
  test.use({ reusesPage: true })

  test('once per load of the page: not again on the way back, again after a reload [S-172] [A-48]', async ({ page }) => {
    await openShortHome(page, { quests: 'sub' })
    await button(page, '닫기').click()
    await page.getByRole('link', { name: '랭킹' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: '랭킹' })).toBeVisible()
    await page.goBack()
    await nothingOpens(page)
    await page.reload()
    await expect(popup(page)).toBeVisible()
  })

  test('another persona is another session [A-48]', async ({ page }) => {
    await openShortHome(page, { quests: 'sub' })
    await button(page, '닫기').click()
    await page.getByRole('region', { name: '미리보기' }).getByLabel('역할').selectOption('teacher')
    await expect(popup(page)).toBeVisible()
  })

  test('not today stores the date and keeps it away until tomorrow, as the bar’s time travel shows [S-173] [S-174] [S-175] [S-326]', async ({
    page,
  }) => {
    await openShortHome(page, { quests: 'sub' })
    await button(page, '오늘 하루 보지 않기').click()
    expect(await page.evaluate((key) => localStorage.getItem(key), dateKey)).toBe('2026-11-20')
    await page.reload()
    await nothingOpens(page)
    const bar = page.getByRole('region', { name: '미리보기' })
    await bar.getByRole('button', { name: '보기 조건' }).click()
    await bar.getByRole('button', { name: '+1일' }).click()
    await expect(popup(page).filter({ hasText: '하루 세 문제' })).toBeVisible()
  })

  for (const [timezoneId, last, date, midnight] of [
    ['Asia/Seoul', '2026-11-20T14:59:58Z', '2026-11-20', '2026-11-20T15:00:02Z'],
    ['America/Los_Angeles', '2026-11-21T07:59:58Z', '2026-11-20', '2026-11-21T08:00:02Z'],
  ] as const) {
    test.describe(`around midnight in ${timezoneId}`, () => {
      test.use({ timezoneId })

      test('the day is the viewer’s: dismissed two seconds before, back two seconds after [S-175] [A-46] [F-078]', async ({ page }) => {
        await openShortHome(page, { quests: 'sub', motion: 'reduce', at: last })
        await button(page, '오늘 하루 보지 않기').click()
        expect(await page.evaluate((key) => localStorage.getItem(key), dateKey)).toBe(date)
        // Another view is another session.
        await switchTo(page, { quests: 'sub', motion: 'reduce', at: last, seed: '2' })
        await nothingOpens(page)
        await switchTo(page, { quests: 'sub', motion: 'reduce', at: midnight })
        await expect(popup(page)).toBeVisible()
      })
    })
  }

  test.describe('where the day changes first', () => {
    test.use({ reusesPage: false, timezoneId: 'Pacific/Kiritimati' })

    test('a page that is open while the day changes stays quiet, the next load does not [F-077]', async ({ page }) => {
      // A minute before, so that the page has time to come.
      await page.clock.install({ time: new Date('2026-11-20T09:58:58Z') })
      await page.goto('/?latency=0&quests=sub')
      await button(page, '오늘 하루 보지 않기').click()
      await page.clock.fastForward(55_000)
      await page.clock.runFor(15_000)
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await page.clock.runFor(2_000)
      await expect(popup(page)).toHaveCount(0)
      await page.clock.setSystemTime('2026-11-20T10:00:02Z')
      await page.reload()
      await runUntil(page, () => expect(popup(page)).toBeVisible({ timeout: 500 }), 1_000)
    })
  })
})

test.describe('what can be done with it', () => {
  test.use({ reusesPage: true })

  test('a cleared sub quest among others: claim, claim all, close, not today [S-178] [S-179] [S-180]', async ({ page }) => {
    await openShortHome(page, { quests: 'subs' })
    await expect(popup(page).getByRole('button')).toHaveText(['보상 받기', '보상 모두 받기', '닫기', '오늘 하루 보지 않기'])
  })

  test('the only sub quest, or a main one, cannot be claimed with others [S-180]', async ({ page }) => {
    await openShortHome(page)
    for (const quests of ['sub', 'main']) {
      await switchTo(page, { quests })
      await expect(popup(page).getByRole('button'), quests).toHaveText(['보상 받기', '닫기', '오늘 하루 보지 않기'])
    }
  })

  test('Escape and the backdrop close it, and nothing is stored [S-178]', async ({ page }) => {
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
    expect(await page.evaluate((key) => localStorage.getItem(key), dateKey)).toBeNull()
  })

  test('the welcome quest has one button; neither backdrop nor Escape close it [S-176] [S-177]', async ({ page }) => {
    await openShortHome(page, { quests: 'welcome' })
    const dialog = page.getByRole('dialog', welcome)
    await expect(dialog.getByRole('button')).toHaveText(['보상 받기'])
    await page.mouse.click(5, 5)
    await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
    await expect(dialog).toBeVisible()
  })

  test('the welcome quest that cannot be claimed is no trap: a warning, and it lets go for this session [A-42]', async ({ page }) => {
    await openShortHome(page, { quests: 'welcome' })
    await button(page, '보상 받기').click()
    await expect(page.getByRole('alert')).toHaveText(nothingToClaim)
    await expect(popup(page)).toHaveCount(0)
    // By keyboard: for a while the warning lies over the link.
    await page.getByRole('link', { name: '랭킹' }).first().press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: '랭킹' })).toBeVisible()
    await page.goBack()
    await nothingOpens(page)
    expect(await page.evaluate((key) => localStorage.getItem(key), dateKey)).toBeNull()
  })

  test('claimed: the points are the viewer’s, the quest is done, the dialog goes and does not come back [S-184] [A-49]', async ({
    page,
  }) => {
    await openShortHome(page, { quests: 'subs' })
    const before = await points(page)
    await button(page, '보상 받기').click()
    await expect(page.getByRole('status').filter({ hasText: '120포인트를 받았어요!' })).toHaveCount(1)
    await expect(popup(page)).toHaveCount(0)
    await expect.poll(() => points(page)).toBe(before + 120)
    await expect(section(page, 'my-quests')).toContainText('진행 중인 퀘스트가 2개 있어요')
    await nothingOpens(page)
  })

  test('claim all: both cleared sub quests, in one go [S-180] [S-193]', async ({ page }) => {
    await openShortHome(page, { quests: 'subs' })
    const before = await points(page)
    await button(page, '보상 모두 받기').click()
    await expect(page.getByRole('status').filter({ hasText: '270포인트를 받았어요!' })).toHaveCount(1)
    await expect.poll(() => points(page)).toBe(before + 270)
  })

  for (const [title, wishes, flies] of [
    ['the points fly to where they are kept [S-184]', {}, true],
    ['with less motion everything is the same, only still [S-184]', { motion: 'reduce' }, false],
  ] as const) {
    test(title, async ({ page }) => {
      await openShortHome(page, { quests: 'sub', ...wishes })
      await page.evaluate(watchSky)
      await button(page, '보상 받기').click()
      await expect(page.getByRole('status').filter({ hasText: '120포인트를 받았어요!' })).toHaveCount(1)
      await expect(popup(page)).toHaveCount(0)
      expect(await page.evaluate(() => 'sawSky' in window)).toBe(flies)
    })
  }
})

test.describe('in a page that was there before', () => {
  test.use({ reusesPage: true })

  test('the points stay as they are under the dialog, and count up as they land outside it [S-184]', async ({ page }) => {
    await openShortHome(page, { quests: 'sub' })
    const before = await points(page)
    await page.evaluate(watchPoints)
    await button(page, '보상 받기').click()
    await expect.poll(() => points(page)).toBe(before + 120)
    const seen: readonly SeenPoints[] = await page.evaluate(() => Reflect.get(window, 'seenPoints'))
    expect(seen.filter(({ isCovered }) => isCovered)).toEqual([])
    expect(seen.length).toBeGreaterThan(3)
    expect(seen.map(({ value }) => value)).toEqual(seen.map(({ value }) => value).toSorted((one, other) => one - other))
  })
})

interface SeenPoints {
  readonly value: number
  readonly isCovered: boolean
}

/** From now on: each number of points in the user's card, and whether a dialog covered it. */
const watchPoints = () => {
  const seenPoints: SeenPoints[] = []
  Object.assign(window, { seenPoints })
  const number = document.querySelector('[data-section="user"] [data-takes-points] dd')
  new MutationObserver(() =>
    seenPoints.push({
      value: Number(number?.textContent.replaceAll(/\D/g, '')),
      isCovered: document.querySelector('[role="dialog"]') !== null,
    }),
  ).observe(number ?? document.body, { characterData: true, childList: true, subtree: true })
}

/** From now on: whether points fly. */
const watchSky = () => {
  Reflect.deleteProperty(window, 'sawSky')
  new MutationObserver(() => {
    if (document.querySelector('[class*="sky_"]')) Object.assign(window, { sawSky: true })
  }).observe(document.documentElement, { subtree: true, childList: true })
}

/** The log hears of every call that fails. */
const failedClaims = (page: Page) => {
  const failed: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'debug' && message.text().includes('rewards')) failed.push(message.text())
  })
  return failed
}

test.describe('claiming under stress', () => {
  test.use({ expectsNoise: true, reusesPage: 'onClock' })

  test('a double click on a slow server: one claim, and the words that it is under way [S-194] [S-293] [F-082]', async ({ page }) => {
    await openOnClock(page, { content: 'one', quests: 'sub', fault: 'POST users/quests/*/rewards:slow' })
    await opensOnClock(page)
    const before = await points(page)
    await button(page, '보상 받기').dblclick()
    await runUntil(page, () => expect(page.getByRole('status').filter({ hasText: claiming })).toHaveCount(1, { timeout: 100 }))
    await expect(page.getByRole('alert')).toBeEmpty()
    await page.clock.runFor(4_500)
    await runUntil(page, () =>
      expect(page.getByRole('status').filter({ hasText: '120포인트를 받았어요!' })).toHaveCount(1, { timeout: 100 }),
    )
    await runUntil(page, async () => expect(await points(page)).toBe(before + 120))
    await expect(page.getByRole('alert')).toBeEmpty()
  })

  test.describe('in a page that was there before', () => {
    test.use({ reusesPage: true })

    test('a double click on a quick server claims once and warns of nothing [F-082]', async ({ page }) => {
      await openShortHome(page, { quests: 'subs' })
      const before = await points(page)
      await button(page, '보상 받기').dblclick()
      await expect(popup(page)).toHaveCount(0)
      await expect.poll(() => points(page)).toBe(before + 120)
      await expect(page.getByRole('alert')).toBeEmpty()
    })

    test('Enter held down is one wish, also when it fails at once [F-083]', async ({ page }) => {
      await openShortHome(page, { quests: 'sub', fault: 'POST users/quests/*/rewards:500' })
      const failed = failedClaims(page)
      await button(page, '보상 받기').focus()
      for (let press = 0; press < 12; press++) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      await expect(page.getByRole('alert')).toHaveText(nothingToClaim)
      await page.waitForTimeout(500)
      expect(failed).toHaveLength(1)
    })

    test('a claim that fails, however it fails, warns once, and the dialog can be used again [S-291] [F-084]', async ({ page }) => {
      const failed = failedClaims(page)
      await openShortHome(page)
      for (const [before, kind] of ['500', '403', 'drop', 'garbage'].entries()) {
        await switchTo(page, { quests: 'sub', motion: 'reduce', fault: `POST users/quests/*/rewards:${kind}` })
        for (const claim of [1, 2]) {
          await button(page, '보상 받기').click()
          await expect.poll(() => failed.length, kind).toBe(before * 2 + claim)
          await expect(page.getByRole('alert'), kind).toHaveText(nothingToClaim)
        }
        await button(page, '닫기').click()
        await expect(popup(page), kind).toHaveCount(0)
      }
    })
  })

  test('a server that never answers is given up, and the page is not stuck [F-084]', async ({ page }) => {
    await openOnClock(page, { content: 'one', quests: 'sub', fault: 'POST users/quests/*/rewards:hang' })
    await opensOnClock(page)
    await button(page, '보상 받기').click()
    await page.clock.runFor(8_000)
    await runUntil(page, () => expect(page.getByRole('alert')).toHaveText(nothingToClaim, { timeout: 100 }))
    await button(page, '닫기').click()
    await runUntil(page, () => expect(popup(page)).toHaveCount(0, { timeout: 100 }))
  })

  test('a dialog that is closed while the claim runs loses nothing', async ({ page }) => {
    await openOnClock(page, { content: 'one', quests: 'sub', fault: 'POST users/quests/*/rewards:slow' })
    await opensOnClock(page)
    const before = await points(page)
    await button(page, '보상 받기').click()
    await button(page, '닫기').click()
    await runUntil(page, () => expect(popup(page)).toHaveCount(0, { timeout: 100 }))
    await page.clock.runFor(4_500)
    await runUntil(page, async () => expect(await points(page)).toBe(before + 120))
  })

  test.describe('in two tabs', () => {
    test.use({ reusesPage: true })

    test('two tabs: the second finds it taken and is told so, and the reward is given once', async ({ page, context }) => {
      const other = await openOther(context, { quests: 'sub', motion: 'reduce' })
      await openShortHome(page, { quests: 'sub', motion: 'reduce' })
      const before = await points(page)
      await button(page, '보상 받기').click()
      await expect.poll(() => points(page)).toBe(before + 120)
      await button(other, '보상 받기').click()
      await expect(other.getByRole('alert')).toHaveText(nothingToClaim)
      await expect.poll(() => points(other)).toBe(before + 120)
    })
  })

  test.describe('in a page whose scripts are changed', () => {
    test.use({ reusesPage: false })

    test('reading again after the claim may fail: the success stays, and so does what was there [F-086]', async ({ page }) => {
      // Only the refresh fails: it is the second time that quests are asked for.
      await openOnClock(page, { content: 'one', quests: 'subs' })
      await opensOnClock(page)
      await page.evaluate(() => {
        const { parse } = JSON
        let broken = false
        Object.assign(window, { breakAnswers: () => (broken = true) })
        JSON.parse = (text: string, reviver?: Parameters<typeof parse>[1]) => {
          if (broken && /questList|"nickname"|rankingList|requiredExperience/.test(text)) throw new SyntaxError('broken')
          return parse(text, reviver)
        }
      })
      await page.evaluate(() => (window as unknown as { breakAnswers(): void }).breakAnswers())
      await button(page, '보상 받기').click()
      await runUntil(page, () =>
        expect(page.getByRole('status').filter({ hasText: '120포인트를 받았어요!' })).toHaveCount(1, { timeout: 100 }),
      )
      await runUntil(page, () => expect(popup(page)).toHaveCount(0, { timeout: 100 }))
      for (let second = 0; second < 4; second++) await page.clock.runFor(1_000)
      await expect(page.getByRole('alert')).toBeEmpty()
      await expect(section(page, 'user')).toBeVisible()
      await expect(section(page, 'main-ranking')).toBeVisible()
      await expect(section(page, 'my-quests')).toContainText('진행 중인 퀘스트가 2개 있어요')
    })
  })
})

const openOther = async (context: BrowserContext, parameters: Record<string, string>) => {
  const other = await context.newPage()
  await openShortHome(other, parameters)
  await expect(popup(other)).toBeVisible()
  return other
}

test.describe('the list of quests', () => {
  test.use({ reusesPage: true })

  test('over the home page: claim one, and it leaves; go; close gives the focus back [S-181] [A-10] [A-41]', async ({ page }) => {
    await openShortHome(page, { quests: 'subs' })
    await button(page, '닫기').click()
    await openList(page)
    await expect(itemOf(page, '한 문제만 더').getByRole('link', { name: '하러 가기' })).toHaveAttribute(
      'href',
      '/problem?page=1&order=DESC',
    )
    await itemOf(page, '블록으로 미로 탈출').getByRole('button', { name: '보상 받기' }).click()
    await expect(itemOf(page, '블록으로 미로 탈출')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: '150포인트를 받았어요!' })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: '퀘스트 보기' })).toBeFocused()
  })

  test('on a channel there is nowhere to go [S-182]', async ({ page }) => {
    await openShortHome(page, { channel: 'haeon' })
    await openList(page)
    await expect(popup(page).getByRole('link', { name: '하러 가기' })).not.toHaveCount(0)
    for (const go of await popup(page).getByRole('link', { name: '하러 가기' }).all())
      await expect(go).toHaveAttribute('aria-disabled', 'true')
  })

  test('nothing to claim all of: the warning, in the same words as a failed claim [S-193] [S-292] [F-088]', async ({ page }) => {
    await openShortHome(page)
    await openList(page)
    await button(page, '보상 모두 받기').click()
    await expect(page.getByRole('alert')).toHaveText(nothingToClaim)
  })

  test('on a page of its own, reached from the viewer’s menu [S-184]', async ({ page }) => {
    await openView(page, view({ quests: 'subs' }, '/quest'))
    await expect(page.getByRole('heading', { level: 1, name: '퀘스트' })).toBeVisible()
    await expect(page).toHaveTitle('퀘스트 · 코딩바다')
    await page.getByRole('listitem').filter({ hasText: '하루 세 문제' }).getByRole('button', { name: '보상 받기' }).click()
    await expect(page.getByText('120포인트를 받았어요!')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: '하루 세 문제' })).toHaveCount(0)
    await openView(page, view())
    await page.getByRole('button', { name: '하늘님의 메뉴' }).click()
    await page.getByRole('link', { name: '퀘스트', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: '퀘스트' })).toBeFocused()
    await expect(page.getByRole('link', { name: '퀘스트', exact: true })).toBeHidden()
  })

  test('a guest is asked to log in there', async ({ page }) => {
    await openView(page, view({ persona: 'guest' }, '/quest'))
    await expect(page.getByRole('main').getByRole('link', { name: '로그인' })).toBeVisible()
  })
})

test.describe('what was done stays done', () => {
  test.use({ reusesPage: true })

  test('time travel: a day later the homework of tomorrow is due today, and now is a button away', async ({ page }) => {
    await openHome(page, { channel: 'haeon' })
    const homework = section(page, 'homework')
      .getByRole('article')
      .or(section(page, 'homework').getByRole('link'))
      .filter({ hasText: '내 소개 페이지에 사진 넣기' })
      .first()
    await expect(homework).toContainText('D-1')
    const bar = page.getByRole('region', { name: '미리보기' })
    await bar.getByRole('button', { name: '보기 조건' }).click()
    await bar.getByRole('button', { name: '+1일' }).click()
    await expect(homework).toContainText('오늘 마감')
    await bar.getByRole('button', { name: '+1주' }).click()
    expect(new URL(page.url()).searchParams.get('at')).toBe('2026-11-28T10:00:00+09:00')
    await bar.getByRole('button', { name: '지금으로' }).click()
    expect(new URL(page.url()).searchParams.get('at')).toBeNull()
  })

  test('a reload keeps points and claimed quests, and the bar’s reset brings them back', async ({ page }) => {
    await openShortHome(page, { quests: 'sub', motion: 'reduce' })
    const before = await points(page)
    await button(page, '보상 받기').click()
    await expect.poll(() => points(page)).toBe(before + 120)
    await page.reload()
    await nothingOpens(page)
    expect(await points(page)).toBe(before + 120)
    await expect(section(page, 'my-quests')).toHaveCount(0)
    await page.getByRole('region', { name: '미리보기' }).getByRole('button', { name: '처음 상태로' }).click()
    await expect(page.getByRole('dialog', attendance)).toBeVisible()
    expect(await points(page)).toBe(before)
  })

  test.describe('where the browser keeps nothing', () => {
    test.use({ reusesPage: false })

    for (const [name, spoil] of [
      [
        'that throws when touched',
        () => {
          for (const storage of ['localStorage', 'indexedDB'])
            Object.defineProperty(window, storage, {
              get: () => {
                throw new DOMException('no', 'SecurityError')
              },
            })
        },
      ],
      [
        'that is full',
        () => {
          const full = () => {
            throw new DOMException('full', 'QuotaExceededError')
          }
          Storage.prototype.setItem = full
          IDBObjectStore.prototype.put = full
        },
      ],
      [
        'that holds rubbish',
        () => {
          try {
            for (const key of ['codingbada-demo', 'questPopupHiddenDate', 'theme']) localStorage.setItem(key, '{"version":1,"visitors":[[')
          } catch {}
          const request = indexedDB.open('codingbada-demo')
          request.onupgradeneeded = () => request.result.createObjectStore('progress').put('{"version":[[', '1/learner/main')
          request.onsuccess = () => request.result.close()
        },
      ],
    ] as const) {
      test(`with a storage ${name} everything works for the session [F-070] [F-071] [S-173]`, async ({ page }) => {
        await page.addInitScript(spoil)
        await openShortHome(page, { quests: 'subs', motion: 'reduce' })
        const before = await points(page)
        await button(page, '보상 받기').click()
        await expect(popup(page)).toHaveCount(0)
        await expect.poll(() => points(page)).toBe(before + 120)
        const bar = page.getByRole('region', { name: '미리보기' })
        await bar.getByLabel('역할').selectOption('teacher')
        await button(page, '오늘 하루 보지 않기').click()
        await expect(popup(page)).toHaveCount(0)
        await bar.getByLabel('역할').selectOption('learner')
        await expect.poll(() => points(page)).toBe(before + 120)
      })
    }
  })
})
