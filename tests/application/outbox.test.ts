import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { parseHandIns } from '../../src/adapters/http/handIn.ts'
import { CallError } from '../../src/application/callError.ts'
import { makeOutbox, type Outbox } from '../../src/application/outbox.ts'
import { blockHandIns, type BlockSubmissionRepository } from '../../src/application/block.ts'
import type { SubmissionRepository } from '../../src/application/problem.ts'
import { maxCodeLength } from '../../src/domain/problems/submission.ts'
import { areCorporaWhole } from '../corpora.ts'
import { fakeClock } from '../fakes/fakeClock.ts'
import { fakeBlock, fakeLock } from '../fakes/features.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'
import { aSubmission } from '../ui/problem/workbench/aSubmission.ts'
import { faultyStorage, type Loss, lossyServer, type StorageState } from './lossyServer.ts'

const answer = { problemId: 11, language: 'PYTHON', code: 'print(1)', origin: null, knownCount: 0 } as const

/** A device with a shared storage and lock, on which tabs are opened. */
function aDevice(
  submissions: Pick<SubmissionRepository, 'submit' | 'list' | 'submission'>,
  blocks: BlockSubmissionRepository = fakeBlock().submissions,
) {
  const { storage, state, texts } = faultyStorage()
  const lock = fakeLock()
  const clock = fakeClock('2026-11-20T05:20:00Z')
  let drawn = 0
  const openTab = () =>
    makeOutbox({
      submissions,
      blockSubmissions: async () => blockHandIns(blocks),
      storage,
      lock,
      clock,
      scope: 'demo',
      newKey: () => `key-${(drawn += 1)}`,
      parse: parseHandIns,
    })
  return { openTab, storage: state, texts, clock }
}

function answering(submit: SubmissionRepository['submit'], others: Partial<SubmissionRepository> = {}) {
  const submissions = {
    submit: vi.fn(submit),
    list: vi.fn(others.list ?? (async () => ({ items: [], totalCount: 0, pageSize: 20 }))),
    submission: vi.fn(others.submission ?? (async () => Promise.reject(new Error('none')))),
  }
  return { submissions, ...aDevice(submissions) }
}

const sea = { ...answer, language: 'SEA_PYTHON' } as const

const failing = (error: unknown) => async () => Promise.reject(error)
const calm = { sentCount: 0, refusals: [], isSignedOut: false }

describe('handing in', () => {
  it('is one request with a key, and leaves nothing behind', async () => {
    const { openTab, submissions, texts } = answering(async () => aSubmission())
    const outbox = openTab()
    expect(await outbox.handIn(1, answer)).toEqual({ kind: 'submitted', submission: aSubmission() })
    const { knownCount: _, ...attempt } = answer
    expect(submissions.submit.mock.calls).toEqual([[attempt, 'key-1']])
    expect(texts.size).toBe(0)
    expect(submissions.list).not.toHaveBeenCalled()
    expect(await outbox.send(1)).toEqual(calm)
  })

  it('sends neither nothing nor too much', async () => {
    const { openTab, submissions } = answering(async () => aSubmission())
    expect(await openTab().handIn(1, { ...answer, code: ' \n' })).toEqual({ kind: 'empty' })
    expect(await openTab().handIn(1, { ...answer, code: 'x'.repeat(maxCodeLength + 1) })).toEqual({ kind: 'tooLong' })
    expect(submissions.submit).not.toHaveBeenCalled()
  })

  it('to a problem that the viewer solves in a room has arrived without a verdict', async () => {
    const { openTab } = answering(async () => aSubmission({ isWithheld: true }))
    expect(await openTab().handIn(1, answer)).toEqual({ kind: 'withheld' })
  })

  it.each([
    [400, 'refused'],
    [402, 'refused'],
    [403, 'notEnrolled'],
    [404, 'gone'],
    [410, 'refused'],
    [413, 'tooLong'],
    [422, 'refused'],
  ] as const)('that is refused with %i is %s, and does not hold up what comes after it', async (status, kind) => {
    const { openTab, submissions, texts } = answering(failing(refusal(status)))
    const outbox = openTab()
    expect(await outbox.handIn(1, answer)).toEqual({ kind })
    expect(texts.size).toBe(0)
    submissions.submit.mockImplementation(async () => aSubmission())
    expect(await outbox.handIn(1, { ...answer, code: 'print(2)' })).toMatchObject({ kind: 'submitted' })
  })

  it('to a problem that has no address is refused', async () => {
    const { openTab } = answering(failing(new CallError('no id', { kind: 'unaddressable' })))
    expect(await openTab().handIn(1, answer)).toEqual({ kind: 'refused' })
  })

  it.each([
    [401, 'signInFirst', 'signedOut'],
    [408, 'queued', 'online'],
    [409, 'queued', 'online'],
    [425, 'queued', 'online'],
    [429, 'queued', 'online'],
    [500, 'queued', 'online'],
  ] as const)('that comes to %i is %s and waits', async (status, kind, connection) => {
    const { openTab, submissions } = answering(failing(refusal(status)))
    const outbox = openTab()
    expect(await outbox.handIn(1, answer)).toEqual({ kind })
    expect(outbox.state(1)).toEqual({ stage: 'waiting', count: 1, isStored: true, connection, isTimed: false })
    submissions.submit.mockImplementation(async () => aSubmission())
    expect(await outbox.send(1)).toEqual({ ...calm, sentCount: 1 })
    expect(outbox.state(1).count).toBe(0)
  })

  it.each([429, 503])('waits as long as a %i asks for', async (status) => {
    const busy = new CallError('busy', { kind: 'status', status, retryAfter: 30 })
    const { openTab, submissions, clock } = answering(failing(busy))
    const outbox = openTab()
    expect(await outbox.handIn(1, answer)).toEqual({ kind: 'queued' })
    submissions.submit.mockImplementation(async () => aSubmission())
    clock.set('2026-11-20T05:20:29Z')
    await outbox.send(1)
    expect(submissions.submit).toHaveBeenCalledOnce()
    clock.set('2026-11-20T05:20:30Z')
    expect(await outbox.send(1)).toMatchObject({ sentCount: 1 })
  })

  it('whose answer was lost is looked for, and is sent again only where it is known not to be there [F-084]', async () => {
    const found = answering(failing(lostConnection()), {
      list: async () => ({ items: [aSubmission({ submissionId: 7 })], totalCount: 1, pageSize: 20 }),
      submission: async () => aSubmission({ submissionId: 7, code: answer.code }),
    })
    expect(await found.openTab().handIn(1, answer)).toMatchObject({ kind: 'submitted', submission: { submissionId: 7 } })

    const unseen = answering(failing(lostConnection()), { list: failing(lostConnection()) })
    const outbox = unseen.openTab()
    expect(await outbox.handIn(1, answer)).toEqual({ kind: 'queued' })
    await outbox.send(1)
    await outbox.send(1)
    expect(unseen.submissions.submit).toHaveBeenCalledOnce()
    expect(unseen.submissions.list).toHaveBeenCalledTimes(3)
  })

  it('that waits is sent now by a second press for it, as one submission; another answer in between makes it a third', async () => {
    const server = lossyServer({ knowsKeys: false })
    const outbox = aDevice(server.repository).openTab()
    server.loss.submit = 'request'
    await outbox.handIn(1, answer)
    expect(await outbox.handIn(1, answer)).toEqual({ kind: 'queued' })
    expect(outbox.state(1).count).toBe(1)
    await outbox.handIn(1, { ...answer, code: 'print(2)' })
    server.loss.submit = 'nothing'
    expect(await outbox.handIn(1, answer)).toMatchObject({ kind: 'submitted' })
    expect(server.codes()).toEqual([answer.code, 'print(2)', answer.code])
  })

  it('for a room is another answer than the same code for the problem itself', async () => {
    const { openTab } = answering(failing(lostConnection()))
    const outbox = openTab()
    await outbox.handIn(1, { ...answer, origin: { contentType: 'ROOM', contentId: 9, writtenDate: '2026-11-20T05:20:00.000Z' } })
    await outbox.handIn(1, { ...answer, origin: { contentType: 'ROOM', contentId: 9, writtenDate: '2026-11-20T05:21:00.000Z' } })
    await outbox.handIn(1, answer)
    expect(outbox.state(1).count).toBe(2)
  })

  it('belongs to its writer: nobody else sees or sends it', async () => {
    const { openTab, submissions } = answering(failing(refusal(401)))
    const outbox = openTab()
    await outbox.handIn(1, answer)
    expect(outbox.state(2).count).toBe(0)
    expect(await outbox.send(2)).toEqual(calm)
    expect(submissions.submit).toHaveBeenCalledOnce()
    expect(await openTab().send(1)).toEqual({ ...calm, isSignedOut: true })
  })

  it('tells whoever looks when something has changed, until they stop looking', async () => {
    const { openTab } = answering(async () => aSubmission())
    const outbox = openTab()
    const stages: string[] = []
    const stop = outbox.subscribe(() => stages.push(`${outbox.state(1).stage} ${outbox.state(1).count}`))
    await outbox.handIn(1, answer)
    stop()
    await outbox.handIn(1, answer)
    expect([...new Set(stages)]).toEqual(['waiting 1', 'sending 1', 'sending 0', 'waiting 0'])
  })

  it('in a room is told as sent with its time', async () => {
    const { openTab } = answering(failing(lostConnection()))
    const outbox = openTab()
    await outbox.handIn(1, { ...answer, origin: { contentType: 'ROOM', contentId: 9, writtenDate: '2026-11-20T05:20:00.000Z' } })
    expect(outbox.state(1).isTimed).toBe(true)
    await outbox.handIn(1, answer)
    expect(outbox.state(1)).toMatchObject({ isTimed: false, connection: 'offline', count: 2 })
  })

  it('that another tab sends meanwhile comes to what that tab was answered', async () => {
    const server = lossyServer({ knowsKeys: true })
    const { openTab } = aDevice(server.repository)
    const [here, there] = [openTab(), openTab()]
    const [outcome] = await Promise.all([here.handIn(1, answer), there.send(1), there.send(1)])
    expect(outcome.kind).toBe('submitted')
    expect(server.codes()).toEqual([answer.code])
  })

  it('to a block problem waits in the same queue, and is another answer than one to the problem of the same number', async () => {
    const server = lossyServer({ knowsKeys: false })
    const outbox = aDevice(server.repository, server.blocks).openTab()
    server.loss.submit = 'request'
    await outbox.handIn(1, answer)
    expect(await outbox.handInBlocks(1, sea)).toEqual({ kind: 'queued' })
    expect(outbox.state(1).count).toBe(2)
    server.loss.submit = 'nothing'
    expect(await outbox.handInBlocks(1, sea)).toMatchObject({ kind: 'submitted', submission: { star: 3 } })
    expect(server.codes()).toEqual([answer.code, sea.code])
    server.loss.submit = 'answer'
    expect(await outbox.handInBlocks(1, { ...sea, code: 'move()' })).toMatchObject({ kind: 'submitted', submission: { submissionId: 2 } })
  })

  it('reports what was refused after a wait', async () => {
    const { openTab, submissions } = answering(failing(lostConnection()))
    const outbox = openTab()
    await outbox.handIn(1, answer)
    submissions.submit.mockImplementation(failing(refusal(404)))
    expect(await outbox.send(1)).toEqual({ ...calm, refusals: ['gone'] })
    expect(await outbox.send(1)).toEqual(calm)
  })
})

const losses: readonly Loss[] = ['nothing', 'request', 'answer']
const storageStates: readonly StorageState[] = ['working', 'full', 'denied']
const everyLoss = losses.flatMap((submit) => losses.map((read) => ({ submit, read })))

describe.each([true, false])('a proxy that loses requests or answers, before a server that knows keys: %s', (knowsKeys) => {
  it.each(
    storageStates.flatMap((storage) => everyLoss.flatMap(({ submit, read }) => [1, 2].map((tabs) => ({ storage, submit, read, tabs })))),
  )('leaves one submission of each press: %j', async ({ storage, submit, read, tabs }) => {
    const server = lossyServer({ knowsKeys })
    const device = aDevice(server.repository, server.blocks)
    const open = Array.from({ length: tabs }, device.openTab)
    device.storage.now = storage
    server.loss.submit = submit
    server.loss.read = read
    await open[0]?.handIn(1, answer)
    await open[0]?.handInBlocks(1, sea)
    await Promise.all(open.map((tab) => tab.send(1)))
    server.loss.submit = 'nothing'
    await Promise.all(open.map((tab) => tab.send(1)))
    server.loss.read = 'nothing'
    await Promise.all(open.map((tab) => tab.send(1)))
    expect(server.codes()).toEqual([answer.code, sea.code])
    expect(open.map((tab) => tab.state(1).count)).toEqual(open.map(() => 0))
  })
})

interface Model {
  pressed: { readonly code: string; readonly tab: number }[]
  /** Answers of pages that were closed before the device had stored them. */
  readonly lost: Set<string>
  wasRefused: boolean
  /** Tabs that were reloaded: if the device refuses to read, they do not know what was waiting. */
  readonly reloaded: Set<number>
}
interface Real {
  readonly server: ReturnType<typeof lossyServer>
  readonly device: ReturnType<typeof aDevice>
  readonly tabs: Outbox[]
}
type Command = fc.AsyncCommand<Model, Real>

const command = (name: string, run: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run,
  toString: () => name,
})
const press = (model: Model, { tabs, server }: Real, tab: number) => {
  const code = `code ${model.pressed.length}`
  model.pressed.push({ code, tab })
  return model.pressed.length % 3 === 0
    ? tabs[tab]?.handInBlocks(1, { ...sea, code, knownCount: server.codes('blocks').length })
    : tabs[tab]?.handIn(1, { ...answer, code, knownCount: server.codes('text').length })
}
const aTab = fc.constantFrom(0, 1)
const commands = fc.commands(
  [
    aTab.map((tab) => command(`press in ${tab}`, async (model, real) => void (await press(model, real, tab)))),
    fc.constant(command('press in both', async (model, real) => void (await Promise.all([press(model, real, 0), press(model, real, 1)])))),
    aTab.map((tab) => command(`send in ${tab}`, async (_, { tabs }) => void (await tabs[tab]?.send(1)))),
    fc.constant(command('send in both', async (_, { tabs }) => void (await Promise.all(tabs.map((tab) => tab.send(1)))))),
    fc.constantFrom(...losses).map((loss) => command(`submits lose ${loss}`, async (_, { server }) => void (server.loss.submit = loss))),
    fc.constantFrom(...losses).map((loss) => command(`reads lose ${loss}`, async (_, { server }) => void (server.loss.read = loss))),
    fc.constantFrom(...storageStates).map((state) =>
      command(`storage is ${state}`, async (model, { device }) => {
        device.storage.now = state
        model.wasRefused ||= state !== 'working'
      }),
    ),
    aTab.map((tab) =>
      command(`reload ${tab}`, async (model, { tabs, device, server }) => {
        const stored = new Set(parseHandIns([...device.texts.values()][0] ?? null).map(({ code }) => code))
        for (const { code, tab: at } of model.pressed)
          if (at === tab && !stored.has(code) && !server.codes().includes(code)) model.lost.add(code)
        model.reloaded.add(tab)
        tabs[tab] = device.openTab()
      }),
    ),
  ],
  { maxCommands: 15 },
)

describe('any schedule of presses, losses, tabs and reloads', () => {
  it.each([true, false])('keeps the count and the order before a server that knows keys: %s', { timeout: 240_000 }, (knowsKeys) =>
    fc.assert(
      fc.asyncProperty(commands, async (schedule) => {
        const model: Model = { pressed: [], lost: new Set(), wasRefused: false, reloaded: new Set() }
        const server = lossyServer({ knowsKeys })
        const device = aDevice(server.repository, server.blocks)
        const real: Real = { server, device, tabs: [device.openTab(), device.openTab()] }
        await fc.asyncModelRun(() => ({ model, real }), schedule)
        Object.assign(server.loss, { submit: 'nothing', read: 'nothing' })
        device.storage.now = 'working'
        for (const tab of [...real.tabs, ...real.tabs]) await tab.send(1)
        const codes = server.codes()
        const expected = model.pressed.map(({ code }) => code).filter((code) => !model.lost.has(code))
        expect(codes.toSorted()).toEqual(expected.toSorted())
        if (!model.wasRefused) expect(codes).toEqual(expected)
        for (const at of [0, 1].filter((tab) => !model.wasRefused || !model.reloaded.has(tab))) {
          const own = model.pressed.filter(({ tab, code }) => tab === at && !model.lost.has(code)).map(({ code }) => code)
          expect(codes.filter((code) => own.includes(code))).toEqual(own)
        }
        expect(real.tabs.map((tab) => tab.state(1).count)).toEqual([0, 0])
      }),
      { numRuns: areCorporaWhole ? 10_000 : 1_000 },
    ),
  )
})
