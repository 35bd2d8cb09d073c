import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, test } from './demo.ts'
import { goldenSubmissions } from '../golden/golden.ts'
import { codeIn, editor, press, results, submit, verdict, waves } from './problemPage.ts'
import { hostRules, serveFolder, type StaticServer } from './staticServer.ts'

/** The built page with the headers of a host, beside a backend that judges in Node, over a socket. */
let mock: ChildProcess
let backendOrigin = ''
let site: StaticServer
const failed = new Set<string>()

// Two Pythons get ready: the backend's and the page's.
test.use({ expectsNoise: true })

// One after the other, over one backend: two more Pythons at once would have each other wait.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  mock = spawn('node', ['mock-server/serveMock.mjs', '--view', 'persona=learner&quests=uncleared&latency=0'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (mock.stdout === null) throw new Error('no output')
  const [line] = (await once(mock.stdout, 'data')) as [Buffer]
  backendOrigin = /http:\/\/localhost:\d+/.exec(line.toString())?.[0] ?? ''
  const { headersOf, fallbackOf } = hostRules('dist')
  site = await serveFolder('dist', { headers: headersOf, fallback: fallbackOf, backend: failingOnce })
})

test.beforeEach(() => failed.clear())

test.afterAll(async () => {
  mock.kill()
  await site.stop()
})

/** Every call fails the first time it is made, and answers from then on. */
const failingOnce = (request: IncomingMessage, response: ServerResponse) => {
  const { method = 'GET', url = '/', headers } = request
  if (!url.startsWith('/product/v1/')) return false
  const call = `${method} ${url.split('?')[0]?.replaceAll(/\/\d+/g, '/n')}`
  if (failed.has(call)) {
    request.pipe(
      forward(new URL(url, backendOrigin), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      }),
    )
  } else {
    failed.add(call)
    response.writeHead(500, { 'content-type': 'application/json' }).end('{}')
  }
  return true
}

test('a problem is solved in the production build beside a backend where every call fails once [F-001] [F-084]', async ({
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

  await submit(page, waves.wrong, '답을 내지 못했어요')
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

  // The planted failures, and nothing else: no policy was violated, nothing was asked of anybody else.
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

const inSeconds = (clock: string) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

test('a contest counts down by its own clock on a device that is an hour ahead; an answer without a network waits there and is sent', async ({
  page,
  context,
  noise,
}) => {
  await page.clock.install({ time: Date.now() + 3_600_000 })
  await page.goto(`${site.url}/room/lobby`)
  await page.getByRole('link', { name: /바다 코딩 대회 \d/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /바다 코딩 대회/ })).toBeVisible()
  await press(page, '시작하기')
  await expect(page.getByText('시작하지 못했어요. 잠시 후 다시 눌러 주세요.')).toBeVisible()
  await press(page, '시작하기')
  const { endDate } = (await (
    await fetch(`${backendOrigin}/product/v1${new URL(page.url()).pathname.replace('room', 'rooms')}`)
  ).json()) as {
    endDate: string
  }
  const timer = page.getByRole('timer', { name: '남은 시간' })
  const left = inSeconds((await timer.textContent()) ?? '')
  expect(Math.abs(left - (Date.parse(endDate) - Date.now()) / 1_000)).toBeLessThan(15)

  const task = page.getByRole('region', { name: '문제' }).getByRole('link').first()
  const name = (await task.textContent()) ?? ''
  await task.click()
  await editor(page).fill(goldenSubmissions.find(({ title, state }) => title === name && state === 'ACCEPTED')?.code ?? '')
  await context.setOffline(true)
  await press(page, '제출')
  await expect(verdict(page, '답을 이 기기에 담아 두었어요')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('담아 둔 답 1개를 보냈어요')).toBeVisible()
  await page.getByRole('link', { name: '대회', exact: true }).click()
  const own = page.getByRole('table', { name: '순위표' }).getByRole('row', { name: /하늘/ })
  await expect(own.getByRole('cell', { name: /^풀었어요.* 1번 제출/ })).toBeVisible()
  // The planted failures, and what was asked without a network.
  expect(noise.lines.filter((line) => !/\b500\b|ERR_INTERNET_DISCONNECTED|^failed:/.test(line))).toEqual([])
})
