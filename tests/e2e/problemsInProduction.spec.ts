import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { type RoomHandIn, standingsOf } from '../../src/domain/room/scoring.ts'
import {
  at,
  backToRoom,
  dateAt,
  double,
  makeContest,
  makeProblem,
  nought,
  openTask,
  printedPages,
  purseOf,
  row,
  square,
  table,
  textsOf,
  timer,
} from './contestPage.ts'
import { expect, test } from './demo.ts'
import { isCall, type MockServer, passOn, startMock } from './mockServer.ts'
import { codeIn, editor, press, results, submit, verdict, waves } from './problemPage.ts'
import { hostRules, serveFolder, type StaticServer } from './staticServer.ts'

/** The built page with the headers of a host, and a backend behind a socket that judges in Node. */
let mock: MockServer
let site: StaticServer
const failed = new Set<string>()
/** Whether the first call of each kind fails. */
let isFailing = true
/** Calls wait for this promise. */
let gate: Promise<unknown> = Promise.resolve()

// Two interpreters start here: the backend's and the page's.
test.use({ expectsNoise: true })

// Tests run in order over one backend: two more interpreters at once would slow each other down.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  mock = await startMock('persona=learner&quests=uncleared&latency=0')
  // The judge's data is loaded with the first problem, which on a busy machine takes longer than a call may.
  await fetch(`${mock.origin}/product/v1/problems/${waves.id}`)
  const { headersOf, fallbackOf } = hostRules('dist')
  site = await serveFolder('dist', { headers: headersOf, fallback: fallbackOf, backend: failingOnce })
})

test.beforeEach(() => {
  failed.clear()
  isFailing = true
})

test.afterAll(async () => {
  mock.stop()
  await site.stop()
})

/** Lets every call fail the first time, and answers from then on. */
const failingOnce = (request: IncomingMessage, response: ServerResponse) => {
  if (!isCall(request)) return false
  const { method = 'GET', url = '/' } = request
  const call = `${method} ${url.split('?')[0]?.replaceAll(/\/\d+/g, '/n')}`
  if (!isFailing || failed.has(call)) {
    void gate.then(() => passOn(request, response, mock.origin))
  } else {
    failed.add(call)
    response.writeHead(500, { 'content-type': 'application/json' }).end('{}')
  }
  return true
}

test('a problem is solved in the production build beside a backend where every call fails once [F-001] [F-084]', { tag: '@all' }, async ({
  page,
  noise,
}) => {
  await page.goto(`${site.url}/problem?page=1&order=DESC&keyword=파도`)
  await page.getByRole('link', { name: /파도 소리 세 번/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '파도 소리 세 번' })).toBeVisible()
  await editor(page).fill(waves.wrong)
  await expect(page.getByText('이 기기에만 저장했어요')).toBeVisible()
  await press(page, '실행')
  await expect(verdict(page, '실행을 마쳤어요')).toBeVisible()

  await submit(page, waves.wrong, '답을 아직 보내지 못했어요')
  expect(await codeIn(page)).toBe(waves.wrong)
  await press(page, '제출')
  await expect(verdict(page, '틀렸어요')).toBeVisible()
  await press(page, '힌트 보기')
  await expect(page.getByText(/힌트를 가져오지 못했어요/)).toBeVisible()
  await press(page, '힌트 보기')
  await expect(page.getByText('힌트 1 · 귀띔', { exact: true })).toBeVisible()

  await submit(page, waves.right, '맞았어요!')
  await expect(results(page).getByText('16포인트와 경험치 20점을 받았어요')).toBeVisible()
  await expect(results(page).getByRole('heading', { name: '이런 건 어때요?' })).toBeVisible()
  await expect(page.getByText('저장했어요', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByText('풀었어요').first()).toBeVisible()
  await expect.poll(() => codeIn(page)).toBe(waves.right)
  await results(page).getByText('낸 답 2개').click()
  await results(page)
    .getByRole('button', { name: /무엇을 냈는지 보기/ })
    .last()
    .click()
  await expect(results(page).getByRole('figure', { name: /에 낸 답/ })).toContainText('print(word)')

  // The log has the planted failures and nothing else: no violation of the policy, no request to another origin.
  expect(noise.lines.filter((line) => !/\b500\b/.test(line))).toEqual([])
  expect([...failed].filter((call) => /problems/.test(call)).toSorted()).toEqual([
    'GET /product/v1/problems/categories',
    'GET /product/v1/problems/categories/groups',
    'GET /product/v1/problems/n',
    'GET /product/v1/recommendations/problems',
    'GET /product/v1/search/problems',
    'GET /product/v1/users/problems/n',
    'GET /product/v1/users/problems/n/comments',
    'GET /product/v1/users/problems/n/submissions',
    'GET /product/v1/users/problems/submissions/n',
    'POST /product/v1/users/problems/n/hints',
    'POST /product/v1/users/problems/n/submissions',
    'PUT /product/v1/users/problems/n/drafts',
  ])
})

test('a contest in three windows: devices whose clocks are wrong or slept, answers without a network, a frozen table, a question, more time, cases that are mended; the table is the rule’s, and is printed', {
  tag: '@all',
}, async ({ page: sky, browser, noise }) => {
  // This plays an hour in three windows, which takes two minutes on a busy machine.
  test.slow()
  isFailing = false
  const [newcomer, judge] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()]
  /** The minutes by which the clock of each device is wrong. */
  const devices = [
    [sky, 'learner', 60],
    [newcomer, 'newcomer', -25],
    [judge, 'teacher', 0],
  ] as const
  const passTo = async (minutes: number) => {
    // All clocks move together, and no call is answered in between.
    const move = async () => {
      for (const [window, , wrongBy] of devices) await window.clock.setFixedTime(at(minutes + wrongBy))
      expect((await fetch(`${mock.origin}/?latency=0&quests=uncleared&at=${dateAt(minutes)}`, { method: 'PUT' })).ok).toBe(true)
    }
    gate = move()
    await gate
  }
  /** Wakes a device from sleep: all timers that were due meanwhile fire once, together. */
  const wakes = (window: Page) => window.clock.fastForward('10:00')
  await fetch(`${mock.origin}/?latency=0&quests=uncleared&at=${dateAt(-5)}`)
  const { problemId, mend } = await makeProblem(mock.origin)
  const room = await makeContest(mock.origin, problemId)
  const pursesBefore = new Map<string, Awaited<ReturnType<typeof purseOf>>>()
  for (const persona of ['learner', 'newcomer']) pursesBefore.set(persona, await purseOf(mock.origin, persona, [waves.id, problemId]))
  for (const [window, persona] of devices) await window.context().addCookies([{ name: 'persona', value: persona, url: site.url }])
  // A headless browser has no print dialog, so the page would remove the sheet at once; this stub keeps it.
  await judge.addInitScript(() => Object.assign(window, { print: () => {} }))
  await passTo(-5)

  await test.step('it starts by the server’s clock', async () => {
    await Promise.all(devices.map(([window]) => window.goto(`${site.url}${room}`)))
    for (const [window] of devices) await expect(timer(window, '시작까지 남은 시간')).toHaveText('05:00')
    await passTo(0)
    for (const learner of [sky, newcomer]) {
      await press(learner, '시작하기')
      await expect(timer(learner)).toHaveText('40:00')
    }
    await wakes(judge)
    await expect(table(judge).getByRole('row')).toHaveCount(3)
  })

  await test.step('one hands in, a laptop sleeps meanwhile', async () => {
    await openTask(sky, '파도 소리 세 번')
    await passTo(3)
    await submit(sky, waves.wrong, '틀렸어요')
    await passTo(5)
    await submit(sky, waves.right, '맞았어요!')
    await passTo(15)
    await wakes(newcomer)
    await expect(timer(newcomer)).toHaveText('25:00')
    await expect(row(newcomer, '하늘').getByRole('cell')).toHaveText(['1', '1', '25분', '★ 2번 · 5분', '–'])
    await openTask(newcomer, '조개 두 배')
    await passTo(16)
    await submit(newcomer, nought, '틀렸어요')
    await passTo(17)
    await submit(newcomer, double, '맞았어요!')
    await backToRoom(newcomer)
  })

  await test.step('a question is answered to everybody', async () => {
    await newcomer.getByRole('textbox', { name: '심판에게 질문하기' }).fill('조개가 없을 수도 있나요?')
    await press(newcomer, '질문 보내기')
    await expect(newcomer.getByText('심판의 답을 기다려요.')).toBeVisible()
    await wakes(judge)
    const question = judge.getByRole('listitem', { name: '조개가 없을 수도 있나요?' })
    await question.getByRole('textbox', { name: '답' }).fill('네, 0개일 수 있어요')
    await question.getByRole('switch', { name: '모두에게 보이기' }).check()
    await question.getByRole('button', { name: '답하기' }).press('Enter')
    await expect(judge.getByText('답했어요.')).toBeVisible()
    await wakes(sky)
    await expect(sky.getByText('심판이 알려요: 네, 0개일 수 있어요')).toBeVisible()
  })

  await test.step('an answer without a network waits on the device, and counts from when it was written', async () => {
    await openTask(newcomer, '파도 소리 세 번')
    await passTo(26)
    await newcomer.context().setOffline(true)
    await submit(newcomer, waves.right, '답을 아직 보내지 못했어요')
    await passTo(29)
    await newcomer.context().setOffline(false)
    await expect(newcomer.getByText('보내지 못했던 답 1개를 보냈어요')).toBeVisible()
    await backToRoom(newcomer)
    await expect(row(newcomer, '새내기').getByRole('cell')).toHaveText(['1', '2', '63분', '○ 1번 · 26분', '★ 2번 · 17분'])
  })

  await test.step('the table freezes: of others only that they have handed in is told, to the judge all', async () => {
    await sky.getByRole('link', { name: '다음 문제' }).click()
    await expect(sky.getByRole('heading', { level: 1, name: '조개 두 배' })).toBeVisible()
    await expect(editor(sky)).toHaveText(/./)
    await passTo(31)
    await submit(sky, square, '맞았어요!')
    for (const other of [newcomer, judge]) await wakes(other)
    await expect(newcomer.getByText('지금은 순위표가 얼어 있어요.', { exact: false })).toBeVisible()
    await expect(row(newcomer, '하늘').getByRole('cell')).toHaveText(['2', '1', '25분', '★ 2번 · 5분', '… 1번'])
    await expect(row(judge, '하늘').getByRole('cell')).toHaveText(['1', '2', '56분', '★ 2번 · 5분', '○ 1번 · 31분'])
    await backToRoom(sky)
    await expect(row(sky, '하늘').getByRole('cell')).toHaveText(['1', '2', '56분', '★ 2번 · 5분', '○ 1번 · 31분'])
    await openTask(sky, '조개 두 배')
  })

  await test.step('one of them has more time; what the other’s line holds back for too long is kept, and is late', async () => {
    await judge.getByRole('searchbox', { name: '이름이나 번호로 찾기' }).fill('새내기')
    await judge.getByRole('button', { name: '새내기에게 시간 더 주기' }).press('Enter')
    await judge.getByRole('dialog').getByRole('button', { name: '시간 주기' }).press('Enter')
    await expect(judge.getByText('새내기의 시간을 10분 늘렸어요.')).toBeVisible()
    await judge.getByRole('searchbox', { name: '이름이나 번호로 찾기' }).fill('')
    await wakes(newcomer)
    await expect(timer(newcomer)).toHaveText('19:00')
    await passTo(39)
    await sky.context().setOffline(true)
    await submit(sky, double, '답을 아직 보내지 못했어요')
    await passTo(46)
    await expect(sky.getByText('시간이 끝났어요. 지금 내는 답은 늦은 것으로 세어요.', { exact: false }).first()).toBeVisible()
    await sky.context().setOffline(false)
    await expect(sky.getByText('보내지 못했던 답 1개를 보냈어요')).toBeVisible()
    await backToRoom(sky)
    await expect(sky.getByText('늦게 도착한 답 1개는 세지 않았어요.')).toBeVisible()
    await expect(sky.getByText('지금은 순위표가 얼어 있어요.', { exact: false })).toBeVisible()
    await expect(timer(newcomer)).toHaveText('04:00')
    await passTo(50)
    await wakes(sky)
    await expect(sky.getByText('지금은 순위표가 얼어 있어요.', { exact: false })).toHaveCount(0)
    await expect(newcomer.getByRole('heading', { name: '끝났어요', level: 2 })).toBeVisible()
    await expect(row(newcomer, '하늘').getByRole('cell')).toHaveText(['1', '2', '56분', '★ 2번 · 5분', '○ 1번 · 31분'])
  })

  await test.step('cases are mended, all is judged again, and the table is the rule’s', async () => {
    await passTo(52)
    await mend()
    await judge.goto(`${site.url}/studio/publish/problem/${problemId}`)
    // Judging may take longer than a call on a slow machine; pressing the button again continues it.
    await expect(async () => {
      const again = judge.getByRole('button', { name: '모두 다시 채점하기' })
      if (await again.isVisible()) await again.click()
      await expect(judge.getByText('모두 다시 채점했어요.')).toBeVisible({ timeout: 15_000 })
    }).toPass()
    const handIn = (userId: number, taskNumber: number, minutes: number, state: RoomHandIn['state'] = 'ACCEPTED'): RoomHandIn => {
      return { userId, taskNumber, time: at(minutes), elapsed: minutes * 60_000, state, score: 0, totalScore: 0 }
    }
    const [skyId, newcomerId] = [100, 99]
    const handIns = [
      handIn(skyId, 1, 3, 'WRONG_ANSWER'),
      handIn(skyId, 1, 5),
      handIn(newcomerId, 2, 16, 'WRONG_ANSWER'),
      handIn(newcomerId, 2, 17),
      handIn(newcomerId, 1, 26),
      handIn(skyId, 2, 31, 'WRONG_ANSWER'),
    ]
    const tasks = [1, 2].map((taskNumber) => ({ taskNumber, point: 100 }))
    const standings = standingsOf({ scoring: 'ICPC', tasks }, [skyId, newcomerId], handIns)
    expect(standings.map(({ userId }) => userId)).toEqual([newcomerId, skyId])
    await judge.goto(`${site.url}${room}`)
    await sky.reload()
    await wakes(newcomer)
    for (const [window] of devices) {
      for (const [index, standing] of standings.entries())
        await expect(
          table(window)
            .getByRole('row')
            .nth(index + 1)
            .getByRole('cell'),
        ).toHaveText(textsOf(standing))
    }
    await judge.getByRole('searchbox', { name: '이름이나 번호로 찾기' }).fill('하늘')
    await expect(judge.getByText(/늦게 와서 세지 않은 답 1개/)).toBeVisible()
  })

  await test.step('both have read the same of the judge, and have been paid once for what counts', async () => {
    for (const [persona, window] of [
      ['learner', sky],
      ['newcomer', newcomer],
    ] as const) {
      await expect(window.getByText('네, 0개일 수 있어요').first()).toBeVisible()
      const { point, paid } = await purseOf(mock.origin, persona, [waves.id, problemId])
      const before = pursesBefore.get(persona)
      expect([persona, point - (before?.point ?? 0)]).toEqual([persona, paid - (before?.paid ?? 0)])
      if (persona === 'newcomer') expect(paid).toBeGreaterThan(0)
      await window.goto(`${site.url}/shop`)
      await expect(window.getByRole('main')).toContainText(point.toLocaleString('ko-KR'))
    }
  })

  await test.step('results and tasks are printed in place of the page, which is there again afterwards', async () => {
    const paper = async (name: string) => {
      await press(judge, name)
      await judge.emulateMedia({ media: 'print' })
      await expect(judge.getByRole('heading', { level: 1, name: '파도 대회' })).toBeVisible()
      await expect(judge.locator('main')).toBeHidden()
    }
    await paper('전체 결과 인쇄')
    const rows = judge.getByRole('row')
    await expect(rows.nth(1).getByRole('cell')).toHaveText(['1', '99', '끝남', '2', '63', '26분', '17분 +1', ''])
    await expect(rows.nth(2).getByRole('cell')).toHaveText(['2', '100', '끝남', '1', '25', '5분 +1', '+1', '1'])
    expect(await printedPages(judge)).toEqual([[842, 595]])
    await judge.emulateMedia({ media: null })
    await expect(judge.locator('main')).toBeVisible()
    const downloading = judge.waitForEvent('download')
    await press(judge, '결과 내려받기(CSV)')
    const [, ...lines] = readFileSync(await (await downloading).path(), 'utf8')
      .trim()
      .split(/\r?\n/)
    const [first, second] = lines.map((line) => line.split(','))
    expect(first?.slice(0, 12)).toEqual(['1', '99', '새내기', '끝남', '2', '63', '26', '1', '17', '2', '0', '10'])
    expect(second?.slice(0, 12)).toEqual(['2', '100', '하늘', '끝남', '1', '25', '5', '2', '', '1', '1', '0'])
    // No submission is pending, and the file has the time of the table.
    for (const line of [first, second]) expect(line?.slice(-2)).toEqual(['0', '2026-11-20 10:52'])
    await paper('문제지 인쇄')
    await expect(judge.getByRole('heading', { level: 2, name: '2. 조개 두 배' })).toBeVisible()
    expect(await printedPages(judge)).toEqual([[595, 842]])
  })
  // The other failed requests were made without a network.
  expect(noise.lines.filter((line) => !/ERR_INTERNET_DISCONNECTED|^failed:/.test(line))).toEqual([])
  for (const window of [newcomer, judge]) await window.context().close()
})
