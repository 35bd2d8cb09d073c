import type { BlockSubmissionRepository } from '../../src/application/block.ts'
import type { SubmissionRepository } from '../../src/application/problem.ts'
import type { Id } from '../../src/domain/id.ts'
import type { DeviceStorage } from '../../src/application/platform.ts'
import { fakeBlock } from '../fakes/features.ts'
import { lostConnection } from '../fakes/refusal.ts'
import { acceptedBlocks } from '../ui/block/aBlockDetail.ts'
import { aSubmission } from '../ui/problem/workbench/aSubmission.ts'

/** Tells which part of a call the proxy loses. */
export type Loss = 'nothing' | 'request' | 'answer'

/** Submissions of programs and of block programs are counted apart. */
type Kind = 'text' | 'blocks'

interface ServerOptions {
  /** Whether the server carries out a key only once. */
  readonly knowsKeys: boolean
}

/** Fakes a server for submissions behind a proxy that loses calls on demand. */
export function lossyServer({ knowsKeys }: ServerOptions) {
  const arrived: { readonly kind: Kind; readonly code: string; readonly key: string | undefined }[] = []
  const loss: { submit: Loss; read: Loss } = { submit: 'nothing', read: 'nothing' }
  const through = async <T>(lost: Loss, work: () => T): Promise<T> => {
    if (lost === 'request') throw lostConnection()
    const answer = work()
    if (lost === 'answer') throw lostConnection()
    return answer
  }
  const answers = <Judged>(kind: Kind, submissionAt: (at: number) => Judged) => {
    const own = () => arrived.flatMap((one, at) => (one.kind === kind ? [submissionAt(at)] : []))
    return {
      submit: ({ code }: { readonly code: string }, key?: string) =>
        through(loss.submit, () => {
          const known = knowsKeys ? arrived.findIndex((one) => one.key === key) : -1
          if (known === -1) arrived.push({ kind, code, key })
          return submissionAt(known === -1 ? arrived.length - 1 : known)
        }),
      list: () => through(loss.read, () => ({ items: own().toReversed(), totalCount: own().length, pageSize: 20 })),
      submission: (submissionId: Id) => through(loss.read, () => submissionAt(Number(submissionId))),
    }
  }
  const codeAt = (at: number) => arrived[at]?.code ?? ''
  const repository: Pick<SubmissionRepository, 'submit' | 'list' | 'submission'> = answers('text', (at) =>
    aSubmission({ submissionId: at, code: codeAt(at) }),
  )
  const blocks: BlockSubmissionRepository = Object.assign(
    fakeBlock().submissions,
    answers('blocks', (at) => ({
      ...acceptedBlocks,
      submissionId: at,
      language: 'PYTHON',
      code: codeAt(at),
      createdDate: null,
    })),
  )
  return {
    repository,
    blocks,
    loss,
    codes: (of?: Kind) => arrived.filter(({ kind }) => of === undefined || kind === of).map(({ code }) => code),
  }
}

export type StorageState = 'working' | 'full' | 'denied'

/** Fakes a device's storage that tests can fill up and forbid. */
export function faultyStorage() {
  const texts = new Map<string, string>()
  const state: { now: StorageState } = { now: 'working' }
  const storage: DeviceStorage = {
    get: (key) => (state.now === 'denied' ? undefined : (texts.get(key) ?? null)),
    set(key, value) {
      if (state.now === 'denied') return false
      if (value === null) return texts.delete(key) || true
      if (state.now === 'full' && value.length > (texts.get(key)?.length ?? 0)) return false
      texts.set(key, value)
      return true
    },
  }
  return { storage, state, texts }
}
