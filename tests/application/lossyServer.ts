import type { SubmissionRepository } from '../../src/application/problem.ts'
import type { DeviceStorage } from '../../src/application/platform.ts'
import { lostConnection } from '../fakes/refusal.ts'
import { aSubmission } from '../ui/problem/workbench/aSubmission.ts'

/** What the proxy loses of each call. */
export type Loss = 'nothing' | 'request' | 'answer'

interface ServerOptions {
  /** Whether a key is taken once. */
  readonly knowsKeys: boolean
}

/** A server for submissions behind a proxy that loses what it is told to. */
export function lossyServer({ knowsKeys }: ServerOptions) {
  const arrived: { readonly code: string; readonly key: string | undefined }[] = []
  const loss: { submit: Loss; read: Loss } = { submit: 'nothing', read: 'nothing' }
  const through = async <T>(lost: Loss, work: () => T): Promise<T> => {
    if (lost === 'request') throw lostConnection()
    const answer = work()
    if (lost === 'answer') throw lostConnection()
    return answer
  }
  const submissionAt = (at: number) => aSubmission({ submissionId: at, code: arrived[at]?.code ?? '' })
  const repository: Pick<SubmissionRepository, 'submit' | 'list' | 'submission'> = {
    submit: ({ code }, key) =>
      through(loss.submit, () => {
        const known = knowsKeys ? arrived.findIndex((one) => one.key === key) : -1
        if (known === -1) arrived.push({ code, key })
        return submissionAt(known === -1 ? arrived.length - 1 : known)
      }),
    list: () =>
      through(loss.read, () => ({
        items: arrived.map((_, at) => submissionAt(at)).toReversed(),
        totalCount: arrived.length,
        pageSize: 20,
      })),
    submission: (submissionId) => through(loss.read, () => submissionAt(Number(submissionId))),
  }
  return { repository, loss, codes: () => arrived.map(({ code }) => code) }
}

export type StorageState = 'working' | 'full' | 'denied'

/** A device's storage that tests fill up and forbid. */
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
