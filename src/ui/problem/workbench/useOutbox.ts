import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Outbox } from '../../../application/outbox.ts'
import type { SubmitCommand, SubmitOutcome } from '../../../application/problem.ts'
import type { Id } from '../../../domain/id.ts'
import type { BlockLanguage } from '../../../domain/problems/draft.ts'
import { handInSentence } from '../../../domain/problems/handIn.ts'
import { isSignedIn } from '../../../domain/viewer.ts'
import { invalidate } from '../../kit/action.ts'
import { useApplication } from '../../kit/application.ts'
import { judgedSubmissionQueries } from '../../kit/earnings.ts'
import { useViewer } from '../../viewer/useViewer.ts'
import { refusalWords } from './refusalWords.ts'

const retryMs = 10_000

/** Sends the viewer's waiting answers: on mount, when the network is back, and every ten seconds until none is left. */
export const useOutbox = () => {
  const { notifications, connection, features } = useApplication()
  // The outbox loads beside the page, whose rendering does not wait for it.
  const [outbox, setOutbox] = useState<Outbox | null>(null)
  useEffect(() => void features.outbox().then(setOutbox, () => {}), [features])
  const client = useQueryClient()
  const viewer = useViewer()
  const userId = viewer !== null && isSignedIn(viewer) ? viewer.userId : null
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = [outbox?.subscribe(changed), connection.subscribe(changed)]
      return () => {
        for (const stop of stops) stop?.()
      }
    },
    [outbox, connection],
  )
  /** The state of the waiting answers in words; null when nothing waits. */
  const sentence = useSyncExternalStore(subscribe, () => {
    if (userId === null || outbox === null) return null
    const state = outbox.state(userId)
    return handInSentence(connection.isOnline() || state.connection === 'signedOut' ? state : { ...state, connection: 'offline' })
  })

  const send = async () => {
    if (userId === null || outbox === null) return
    const { sentCount, refusals, isSignedOut } = await outbox.send(userId)
    const done = { isStored: true, connection: 'online', isTimed: false } as const
    const sent = handInSentence({ stage: 'sent', count: sentCount, ...done })
    const refused = handInSentence({ stage: 'refused', count: refusals.length, ...done })
    if (sent !== null) notifications.success(sent)
    if (refused !== null) notifications.warn([refused, ...new Set(refusals.map((kind) => refusalWords[kind].title))].join('. '))
    // Refetching the viewer shows the bar with the way to sign in.
    if (isSignedOut) invalidate(client, ['viewer'])
    if (sentCount + refusals.length > 0) invalidate(client, ['roomBoard', ...judgedSubmissionQueries])
  }
  const sendNow = useEffectEvent(() => void send())
  const isWaiting = sentence !== null
  const isKnown = userId !== null && outbox !== null
  useEffect(() => {
    if (isKnown) sendNow()
  }, [isKnown])
  useEffect(() => connection.subscribe(() => connection.isOnline() && sendNow()), [connection])
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(sendNow, retryMs)
    return () => clearInterval(timer)
  }, [isWaiting])

  const through =
    <Answer, Judged>(handIn: (to: Outbox, writer: Id, answer: Answer) => Promise<SubmitOutcome<Judged>>) =>
    async (answer: Answer): Promise<SubmitOutcome<Judged>> => {
      if (userId === null) return { kind: 'signInFirst' }
      const loaded = await features.outbox().catch(() => null)
      if (loaded === null) return { kind: 'failed' }
      const outcome = await handIn(loaded, userId, answer)
      // An outcome other than `queued` means that the earlier answers were sent, too; tell what became of them.
      if (outcome.kind !== 'queued') void send()
      return outcome
    }
  return {
    handIn: through((to, writer, answer: SubmitCommand) => to.handIn(writer, answer)),
    handInBlocks: through((to, writer, answer: SubmitCommand<BlockLanguage>) => to.handInBlocks(writer, answer)),
    sentence,
  }
}
