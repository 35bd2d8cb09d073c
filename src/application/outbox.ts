import { isPermanentRefusal, mayHaveSucceeded, retryAfterOf, statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Clock, DeviceStorage, Lock } from './platform.ts'
import {
  type Attempt,
  findSubmission,
  type SubmitCommand,
  type SubmitOutcome,
  type SubmitRefusal,
  submitRefusal,
  whereCodeFits,
} from './problem.ts'
import type { BlockSubmission } from '../domain/blocks/blockProblem.ts'
import type { HandInConnection } from '../domain/problems/handIn.ts'
import type { Id } from '../domain/id.ts'
import type { Page } from '../domain/paging.ts'
import { type BlockLanguage, blockLanguages, type DraftLanguage } from '../domain/problems/draft.ts'
import type { ProgrammingLanguage } from '../domain/problems/programmingLanguage.ts'
import type { Submission, SubmittedCode } from '../domain/problems/submission.ts'

/** An answer to a problem, or one as text to a block problem, whose id is then the `problemId`. */
type Answer = SubmitCommand | SubmitCommand<BlockLanguage>

/** A queued answer. */
export type QueuedHandIn = Answer & {
  /** Sent with each request for this answer, so that a server takes it only once. */
  readonly key: string
  /** `sending` from the first request on: it may have arrived. Both words have one length, so that a full device can store the other. */
  readonly stage: 'waiting' | 'sending'
  /** ISO date-time; no two of a queue are equal. */
  readonly writtenDate: string
  /** Ids of submissions that belong to other answers of the queue, maybe with the same code. */
  readonly otherIds: readonly Id[]
}

export interface OutboxState {
  readonly stage: 'waiting' | 'sending'
  readonly count: number
  /** Whether the device stores all of them. */
  readonly isStored: boolean
  /** Why they wait: `offline` when the server could not be reached. */
  readonly connection: HandInConnection
  /** Whether all of them are sent with the time at which they were written. */
  readonly isTimed: boolean
}

/** The results of queued answers since the last report. */
export interface SendReport {
  readonly sentCount: number
  readonly refusals: readonly SubmitRefusal[]
  /** Whether the session has ended: the rest waits until its writer signs in. */
  readonly isSignedOut: boolean
}

type Judged = Submission | BlockSubmission

type Outcome = SubmitOutcome<Judged>

type SettledOutcome = Extract<Outcome, { kind: 'submitted' | 'withheld' | SubmitRefusal }>

/** The result that takes an answer out of the queue. */
interface Settled {
  readonly outcome: SettledOutcome
  /** Null for a refused answer. */
  readonly submissionId: Id | null
}

/** The queue of a user's answers on this device: each is sent once and in order, whichever tab or page sends it. */
export interface Outbox {
  /** Appends an answer to the queue and sends them all. `queued`: it waits now. */
  handIn(userId: Id, answer: SubmitCommand): Promise<SubmitOutcome>
  handInBlocks(userId: Id, answer: SubmitCommand<BlockLanguage>): Promise<SubmitOutcome<BlockSubmission>>
  state(userId: Id): OutboxState
  /** Sends the answers that wait. */
  send(userId: Id): Promise<SendReport>
  subscribe(changed: () => void): () => void
}

/** Submits answers of one kind and looks for them. */
export interface HandInPlace<Language extends DraftLanguage, Own> {
  submit(attempt: Attempt<Language>, key: string): Promise<Own>
  list(problemId: Id, page: number): Promise<Page<{ readonly submissionId: Id }>>
  /** Reads a submission with its submitted text. */
  submission(submissionId: Id): Promise<Own & Pick<SubmittedCode, 'code'>>
}

interface OutboxDependencies {
  readonly submissions: HandInPlace<ProgrammingLanguage, Submission>
  /** Loaded with the first answer to a block problem. */
  readonly blockSubmissions: () => Promise<HandInPlace<BlockLanguage, BlockSubmission>>
  readonly storage: DeviceStorage
  readonly lock: Lock
  readonly clock: Pick<Clock, 'now'>
  /** Separates the queues of pages that share a device and user ids. */
  readonly scope: string
  readonly newKey: () => string
  /** Parses the answers in a stored text. */
  readonly parse: (text: string | null) => readonly QueuedHandIn[]
}

/** The state this page keeps of a user's queue besides the stored one. */
interface PageQueue {
  /** The stored queue as last read. */
  stored: readonly QueuedHandIn[]
  /** Whether the device lets the queue be read. */
  isReadable: boolean
  /** Answers that the device did not store. */
  held: readonly QueuedHandIn[]
  /** Keys of answers that were sent or refused, in case the device does not remove them. */
  readonly finished: Set<string>
  /** Keys of answers that were written in this page. */
  readonly own: Set<string>
  /** Keys of answers that a caller in this page waits for, with the outcome once it is known. */
  readonly awaited: Map<string, Outcome | null>
  isSending: boolean
  connection: HandInConnection
  /** The server asked for no request before this time, in ms since the epoch. */
  pausedUntil: number
  report: SendReport
}

const noReport: SendReport = { sentCount: 0, refusals: [], isSignedOut: false }

type QueueDependencies = Omit<OutboxDependencies, 'submissions' | 'blockSubmissions' | 'newKey'>

/** Opens the queues on the device. `notify` is called after each change. */
function openQueues({ storage, lock, clock, scope, parse }: QueueDependencies, notify: () => void) {
  const queues = new Map<Id, PageQueue>()
  const storageKey = (userId: Id) => `hand-ins/${scope}/${userId}`
  const queueOf = (userId: Id): PageQueue => {
    const queue = queues.get(userId) ?? {
      stored: [],
      isReadable: true,
      held: [],
      finished: new Set(),
      own: new Set(),
      awaited: new Map(),
      isSending: false,
      connection: 'offline',
      pausedUntil: 0,
      report: noReport,
    }
    queues.set(userId, queue)
    return queue
  }
  const read = (userId: Id): readonly QueuedHandIn[] => {
    const queue = queueOf(userId)
    const text = storage.get(storageKey(userId))
    queue.isReadable = text !== undefined
    if (text !== undefined) queue.stored = parse(text)
    return [...queue.stored, ...queue.held]
      .filter(({ key }) => !queue.finished.has(key))
      .toSorted((one, other) => one.writtenDate.localeCompare(other.writtenDate))
  }
  /** Stores a queue. If it does not fit, only the items already stored are updated; the rest stays in the page. */
  const write = (userId: Id, items: readonly QueuedHandIn[]) => {
    const queue = queueOf(userId)
    const known = new Set(queue.stored.map(({ key }) => key))
    const parts = [items, items.filter(({ key }) => known.has(key))]
    const stored = parts.find((part) => storage.set(storageKey(userId), part.length === 0 ? null : JSON.stringify(part)))
    if (stored !== undefined) queue.stored = stored
    const keys = new Set(queue.stored.map(({ key }) => key))
    queue.held = items.filter(({ key }) => !keys.has(key))
    notify()
  }
  /** Changes the queue under a lock, because other tabs change it as well. */
  const change = (userId: Id, next: (items: readonly QueuedHandIn[]) => readonly QueuedHandIn[]) =>
    lock(`${storageKey(userId)}/list`, async () => write(userId, next(read(userId))))

  const add = (userId: Id, answer: Answer, key: string) =>
    change(userId, (items) => {
      const last = items.at(-1)
      const written = Math.max(clock.now().getTime(), last === undefined ? 0 : Date.parse(last.writtenDate) + 1)
      return [...items, { ...answer, key, stage: 'waiting' as const, writtenDate: new Date(written).toISOString(), otherIds: [] }]
    })
  const finish = (userId: Id, done: QueuedHandIn, { outcome, submissionId }: Settled) => {
    const queue = queueOf(userId)
    queue.finished.add(done.key)
    if (queue.awaited.has(done.key)) queue.awaited.set(done.key, outcome)
    else queue.report = reportWith(queue.report, outcome)
    return change(userId, (items) =>
      items.map((item) =>
        submissionId === null || !isOfSameProblem(item, done) ? item : { ...item, otherIds: [...item.otherIds, submissionId] },
      ),
    )
  }
  const inTurn = (userId: Id, work: () => Promise<void>) => lock(storageKey(userId), work)
  return { queueOf, read, change, add, finish, inTurn }
}

export function makeOutbox({ submissions, blockSubmissions, newKey, ...device }: OutboxDependencies): Outbox {
  const listeners = new Set<() => void>()
  const now = () => device.clock.now().getTime()
  const notify = () => {
    for (const changed of listeners) changed()
  }
  const { queueOf, read, change, add, finish, inTurn } = openQueues(device, notify)

  const find = async (answer: Answer, otherIds: readonly Id[] = []) => {
    const { problemId, code, knownCount } = answer
    const place: HandInPlace<never, Judged> = isOfBlocks(answer) ? await blockSubmissions() : submissions
    const found = await findSubmission(
      place,
      problemId,
      knownCount,
      (one) => one.code === code && !otherIds.some((id) => String(id) === String(one.submissionId)),
    )
    return found === null ? null : settledBy(found)
  }
  const submit = async (answer: Answer, key: string): Promise<Judged> => {
    const { problemId, code, origin } = answer
    return isOfBlocks(answer)
      ? (await blockSubmissions()).submit({ problemId, language: answer.language, code, origin }, key)
      : submissions.submit({ problemId, language: answer.language, code, origin }, key)
  }
  /** Makes one request; before a repeated one it looks whether an earlier one has arrived. Null: the answer waits. */
  const attempt = async (userId: Id, item: QueuedHandIn): Promise<Settled | null> => {
    const queue = queueOf(userId)
    // While the queue cannot be read, no tab knows what another has sent.
    const isCurrent = queue.isReadable || queue.held.includes(item)
    const isFirst = isCurrent && item.stage === 'waiting' && queue.own.has(item.key)
    if (!isFirst && !isCurrent && !queue.own.has(item.key)) return null
    if (item.stage === 'waiting')
      await change(userId, (items) => items.map((one) => (one.key === item.key ? { ...one, stage: 'sending' as const } : one)))
    try {
      const found = isFirst ? null : await find(item, item.otherIds)
      return found ?? settledBy(await submit(item, item.key))
    } catch (error) {
      const status = statusOf(error)
      const retryAfter = retryAfterOf(error)
      queue.connection = status === 401 ? 'signedOut' : status === null ? 'offline' : 'online'
      if (retryAfter !== null) queue.pausedUntil = now() + retryAfter * 1000
      if (isPermanentRefusal(error)) return { outcome: { kind: submitRefusal(status) }, submissionId: null }
      return isFirst && retryAfter === null && mayHaveSucceeded(status) ? find(item, item.otherIds).catch(() => null) : null
    }
  }
  const sendAll = async (userId: Id) => {
    const queue = queueOf(userId)
    queue.isSending = true
    notify()
    try {
      while (now() >= queue.pausedUntil) {
        const [item] = read(userId)
        if (item === undefined) break
        // oxlint-disable-next-line no-await-in-loop -- in their order
        const settled = await attempt(userId, item)
        if (settled === null) break
        queue.connection = 'online'
        // oxlint-disable-next-line no-await-in-loop -- in their order
        await finish(userId, item, settled)
      }
    } finally {
      queue.isSending = false
      notify()
    }
  }
  const sendInTurn = (userId: Id) => inTurn(userId, () => sendAll(userId))
  const sendOnce = oneAtATime(undefined, sendInTurn)

  const handIn = async (userId: Id, answer: Answer): Promise<Outcome> => {
    const queue = queueOf(userId)
    // A second press for an answer that still waits sends that answer now.
    const last = read(userId).findLast((item) => isOfSameProblem(item, answer))
    const isPressedAgain = last !== undefined && isSameAnswer(last, answer)
    const key = isPressedAgain ? last.key : newKey()
    queue.awaited.set(key, null)
    if (!isPressedAgain) {
      queue.own.add(key)
      await add(userId, answer, key)
    }
    await sendInTurn(userId)
    const outcome = queue.awaited.get(key) ?? null
    queue.awaited.delete(key)
    if (outcome !== null) return outcome
    const waiting = read(userId).find((item) => item.key === key)
    if (waiting !== undefined) return { kind: queue.connection === 'signedOut' ? 'signInFirst' : 'queued' }
    // Another tab has sent the answer.
    const found = await find(answer).catch(() => null)
    return found?.outcome ?? { kind: 'unknown' }
  }

  return {
    handIn: (userId, answer) => whereCodeFits(async (given) => narrowed(await handIn(userId, given), isOfText))(answer),
    handInBlocks: async (userId, answer) => narrowed(await handIn(userId, answer), isOfSea),
    state(userId) {
      const { isSending, held, connection } = queueOf(userId)
      const items = read(userId)
      return {
        stage: isSending ? 'sending' : 'waiting',
        count: items.length,
        isStored: held.length === 0,
        connection,
        isTimed: items.every(({ origin }) => origin?.contentType === 'ROOM'),
      }
    },
    async send(userId) {
      const queue = queueOf(userId)
      if (read(userId).length > 0) await sendOnce(userId)
      const report = { ...queue.report, isSignedOut: queue.connection === 'signedOut' }
      queue.report = noReport
      return report
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}

function isOfBlocks(answer: Answer): answer is SubmitCommand<BlockLanguage> {
  return blockLanguages.some((language) => language === answer.language)
}

/** Compares ids and kinds: a problem and a block problem may share an id. */
function isOfSameProblem(one: Answer, other: Answer): boolean {
  return String(one.problemId) === String(other.problemId) && isOfBlocks(one) === isOfBlocks(other)
}

function isOfSea(judged: Judged): judged is BlockSubmission {
  return 'worlds' in judged
}

function isOfText(judged: Judged): judged is Submission {
  return !isOfSea(judged)
}

/** Narrows the outcome to one kind of answer; another kind becomes `unknown`. */
function narrowed<Own extends Judged>(outcome: Outcome, isOwn: (judged: Judged) => judged is Own): SubmitOutcome<Own> {
  if (outcome.kind !== 'submitted') return outcome
  return isOwn(outcome.submission) ? { kind: 'submitted', submission: outcome.submission } : { kind: 'unknown' }
}

function isSameAnswer(one: Answer, other: Answer): boolean {
  const isSamePlace =
    one.origin?.contentType === other.origin?.contentType && String(one.origin?.contentId) === String(other.origin?.contentId)
  return isSamePlace && one.language === other.language && one.code === other.code
}

function settledBy(submission: Judged): Settled {
  const outcome =
    isOfText(submission) && submission.isWithheld ? ({ kind: 'withheld' } as const) : ({ kind: 'submitted', submission } as const)
  return { outcome, submissionId: submission.submissionId }
}

function reportWith(report: SendReport, outcome: SettledOutcome): SendReport {
  return outcome.kind === 'submitted' || outcome.kind === 'withheld'
    ? { ...report, sentCount: report.sentCount + 1 }
    : { ...report, refusals: [...report.refusals, outcome.kind] }
}
