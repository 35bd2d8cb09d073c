import { expect, it } from 'vitest'
import { hostOverHttp } from '../../mock-server/hostOverHttp.ts'
import { mockBackend } from '../../mock-server/mockBackend.ts'
import { nodePythonRunner } from '../../src/shell/python/nodePythonRunner.ts'
import { closed, listening } from '../adapters/listening.ts'
import { goldenSubmissions } from '../golden/golden.ts'
import { goldenBlocks } from '../golden/goldenBlocks.ts'
import { goldenLineOf, runGolden, runGoldenBlocks } from './runGolden.ts'

const [right] = goldenSubmissions
const wrong = goldenSubmissions.find(({ state }) => state === 'WRONG_ANSWER')

it('the mock judges over a socket as the golden submissions say, and what is otherwise is told', async () => {
  if (right === undefined || wrong === undefined) throw new Error('no golden submissions')
  const runner = await nodePythonRunner()
  const mock = mockBackend('persona=learner', 'product', async () => runner)
  const server = hostOverHttp((request) => mock.fetch(request))
  const lines: string[] = []
  try {
    const base = await listening(server)
    const golden = [
      right,
      wrong,
      { ...wrong, state: 'ACCEPTED' as const, stepCount: 9 },
      { ...right, problemId: 1 },
      { ...right, title: '다른 문제' },
    ]
    for await (const finding of runGolden(golden, { base, product: 'product', cookie: null }))
      lines.push(finding.kind === 'skipped' ? 'skipped' : goldenLineOf(finding))
    const [solved, failed] = goldenBlocks
    if (solved === undefined || failed === undefined) throw new Error('no golden blocks')
    const blocks = [solved, failed, { ...failed, verdict: { ...failed.verdict, star: 3 } }, { ...solved, blockId: 1 }]
    for await (const finding of runGoldenBlocks(blocks, { base, product: 'product', cookie: null }))
      lines.push(finding.kind === 'skipped' ? 'skipped' : goldenLineOf(finding))
  } finally {
    await closed(server)
    mock.close()
    runner.close()
  }
  expect(lines).toEqual([
    '✓ judged  7001 조개껍데기 세기, 맞는 풀이예요: ACCEPTED',
    `✓ judged  7001 조개껍데기 세기, ${wrong.why}: WRONG_ANSWER`,
    `✗ judged  7001 조개껍데기 세기, ${wrong.why}: state is "WRONG_ANSWER", expected "ACCEPTED"; stepCount is 100, expected 9`,
    'skipped',
    'skipped',
    '✓ judged  2001 거북이를 집까지 데려다줘요, 맞는 풀이예요: ACCEPTED',
    '✓ judged  2001 거북이를 집까지 데려다줘요, BUMPED: WRONG_ANSWER',
    '✗ judged  2001 거북이를 집까지 데려다줘요, BUMPED: star is 0, expected 3',
    'skipped',
  ])
}, 120_000)
