import { describe, expect, it, vi } from 'vitest'
import { parseHandIns } from '../../src/adapters/http/handIn.ts'
import { blockHandIns } from '../../src/application/block.ts'
import { CallError } from '../../src/application/callError.ts'
import { makeOutbox } from '../../src/application/outbox.ts'
import type { SubmissionRepository } from '../../src/application/problem.ts'
import { makeAsk } from '../../src/application/question.ts'
import { makeShareReport } from '../../src/application/report.ts'
import { fakeClock } from '../fakes/fakeClock.ts'
import { fakeBlock, fakeCreateListed, fakeLock } from '../fakes/features.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'
import { aSubmission } from '../ui/problem/workbench/aSubmission.ts'
import { aReportLink } from '../domain/report/aReport.ts'
import { faultyStorage } from './lossyServer.ts'

/** A device whose tabs share a queue, before a server that answers the first requests as the test says. */
function aDevice(...first: readonly (Error | Promise<never>)[]) {
  const left = [...first]
  const arrived: { readonly code: string; readonly key: string }[] = []
  const { storage, texts } = faultyStorage()
  const clock = fakeClock('2026-11-20T05:20:00Z')
  const [lock, keys] = [fakeLock(), { drawn: 0 }]
  const submissions = {
    async submit({ code }: { readonly code: string }, key = '') {
      const fault = left.shift()
      if (fault instanceof Promise) await fault
      if (fault instanceof Error) throw fault
      if (!arrived.some((one) => one.key === key)) arrived.push({ code, key })
      return aSubmission({ submissionId: arrived.length, code })
    },
    list: async () => ({ items: [], totalCount: 0, pageSize: 20 }),
    submission: async () => Promise.reject(refusal(404)),
  } satisfies Pick<SubmissionRepository, 'submit' | 'list' | 'submission'>
  const openTab = (ownLock = lock) =>
    makeOutbox({
      submissions,
      blockSubmissions: async () => blockHandIns(fakeBlock().submissions),
      storage,
      lock: ownLock,
      clock,
      scope: '',
      newKey: () => `key ${(keys.drawn += 1)}`,
      parse: parseHandIns,
    })
  return { openTab, texts, clock, codes: () => arrived.map(({ code }) => code) }
}

const answer = (code = 'print(1)') => ({ problemId: 11, language: 'PYTHON', code, origin: null, knownCount: 0 }) as const
const never = new Promise<never>(() => {})

describe('a report about a like product does not hold here', () => {
  it('nusmodifications/nuswhispers#10: a double press says that the first, which succeeded, has failed', async () => {
    const ask = vi.fn(async () => {})
    const run = makeAsk({ questions: { ask } as never })
    const press = () => run({ userId: 1, authState: 'VALID' } as never, {} as never, '왜요?', [])
    expect(await Promise.all([press(), press()])).toEqual([{ kind: 'done' }, { kind: 'alreadyRunning' }])
    expect(ask).toHaveBeenCalledOnce()
  })

  it('civiform/civiform#2469: five presses make five applications', async () => {
    const share = vi.fn(async () => aReportLink())
    const run = makeShareReport({ reports: { share, links: async () => [] }, createListed: fakeCreateListed() })
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => run(1, { kind: 'own' }, 7)))
    expect(outcomes.map(({ kind }) => kind)).toEqual(['shared', ...Array.from({ length: 4 }, () => 'alreadySharing')])
    expect(share).toHaveBeenCalledOnce()
  })

  it('GoogleChrome/workbox#600: a queue that is replayed while it is being replayed sends twice', async () => {
    const { openTab, codes } = aDevice(lostConnection())
    const [one, other] = [openTab(), openTab()]
    await one.handIn(1, answer())
    await Promise.all([one.send(1), one.send(1), other.send(1)])
    expect(codes()).toEqual(['print(1)'])
  })

  it('GoogleChrome/workbox#2599: a request that leaves the queue before it is answered is lost with the tab', async () => {
    const { openTab, texts, codes } = aDevice(lostConnection(), never)
    const tab = openTab()
    await tab.handIn(1, answer())
    void tab.send(1)
    await vi.waitFor(() => expect(tab.state(1).stage).toBe('sending'))
    expect([...texts.values()].join('')).toContain('print(1)')
    // A browser frees the lock of a closed tab.
    expect(await openTab(fakeLock()).send(1)).toMatchObject({ sentCount: 1 })
    expect(codes()).toEqual(['print(1)'])
  })

  it('GoogleChrome/workbox#2640: what is queued during a replay comes before what failed in it', async () => {
    const { openTab, codes } = aDevice(lostConnection(), lostConnection())
    const tab = openTab()
    await tab.handIn(1, answer('print(1)'))
    await Promise.all([tab.send(1), tab.handIn(1, answer('print(2)'))])
    await tab.send(1)
    expect(codes()).toEqual(['print(1)', 'print(2)'])
  })

  it('TanStack/query#4896: after a pause writes run at once, not one after the other', async () => {
    const { openTab, codes } = aDevice(lostConnection(), lostConnection(), refusal(503))
    const tab = openTab()
    await tab.handIn(1, answer('print(1)'))
    await tab.handIn(1, answer('print(2)'))
    for (let times = 0; times < 3; times += 1) await tab.send(1)
    expect(codes()).toEqual(['print(1)', 'print(2)'])
  })

  it('TanStack/query#6238: a write that is under way when the page is reloaded is forgotten', async () => {
    const { openTab, codes } = aDevice(never)
    void openTab().handIn(1, answer())
    const reloaded = openTab(fakeLock())
    await vi.waitFor(() => expect(reloaded.state(1).count).toBe(1))
    await reloaded.send(1)
    expect(codes()).toEqual(['print(1)'])
  })

  it('beam-community/stripity-stripe#564: 409, while the first request with a key runs, ends the press', async () => {
    const { openTab, codes } = aDevice(refusal(409))
    const tab = openTab()
    expect(await tab.handIn(1, answer())).toEqual({ kind: 'queued' })
    expect(await tab.send(1)).toMatchObject({ sentCount: 1, refusals: [] })
    expect(codes()).toEqual(['print(1)'])
  })

  it('codewars/codewars.com#1191: 429 comes again and again, as nobody waits', async () => {
    const busy = new CallError('busy', { kind: 'status', status: 429, retryAfter: 30 })
    const { openTab, clock, codes } = aDevice(busy)
    const tab = openTab()
    await tab.handIn(1, answer())
    for (let times = 0; times < 5; times += 1) await tab.send(1)
    expect(codes()).toEqual([])
    clock.set('2026-11-20T05:20:30Z')
    await tab.send(1)
    expect(codes()).toEqual(['print(1)'])
  })

  it('ls1intum/Artemis#1469 and sleepepi/slice#116: an answer is lost with the connection or the session', async () => {
    const { openTab, codes } = aDevice(lostConnection(), refusal(401))
    const tab = openTab()
    expect(await tab.handIn(1, answer())).toEqual({ kind: 'queued' })
    expect(await tab.send(1)).toMatchObject({ isSignedOut: true })
    expect(await openTab().send(1)).toMatchObject({ sentCount: 1 })
    expect(codes()).toEqual(['print(1)'])
  })
})
