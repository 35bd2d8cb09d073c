import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { SubmitOutcome } from '../../../application/problem.ts'
import type { Id } from '../../../domain/id.ts'
import { handInSentence } from '../../../domain/problems/handIn.ts'
import { isSignedIn } from '../../../domain/viewer.ts'
import { invalidate } from '../../kit/action.ts'
import { useApplication } from '../../kit/application.ts'
import { judgedBlockQueries, judgedSubmissionQueries } from '../../kit/earnings.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { useViewer } from '../../viewer/useViewer.ts'
import { refusalWords } from './refusalWords.ts'

const retryMs = 10_000

/** The viewer's answers that wait to be sent. Sends them on arrival, when the network is back, and every ten seconds until none is left. */
export const useOutbox = () => {
  const outbox = useFeature('outbox')
  const { notifications, connection } = useApplication()
  const client = useQueryClient()
  const viewer = useViewer()
  const userId = viewer !== null && isSignedIn(viewer) ? viewer.userId : null
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = [outbox.subscribe(changed), connection.subscribe(changed)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [outbox, connection],
  )
  /** Where they are; null when nothing waits. */
  const sentence = useSyncExternalStore(subscribe, () => {
    if (userId === null) return null
    const state = outbox.state(userId)
    return handInSentence(connection.isOnline() || state.connection === 'signedOut' ? state : { ...state, connection: 'offline' })
  })

  const send = async () => {
    if (userId === null) return
    const { sentCount, refusals, isSignedOut } = await outbox.send(userId)
    const done = { isStored: true, connection: 'online', isTimed: false } as const
    const sent = handInSentence({ stage: 'sent', count: sentCount, ...done })
    const refused = handInSentence({ stage: 'refused', count: refusals.length, ...done })
    if (sent !== null) notifications.success(sent)
    if (refused !== null) notifications.warn([refused, ...new Set(refusals.map((kind) => refusalWords[kind].title))].join('. '))
    // The bar with the way to the sign-in comes with it.
    if (isSignedOut) invalidate(client, ['viewer'])
    if (sentCount + refusals.length > 0) invalidate(client, ['roomBoard', ...judgedSubmissionQueries, ...judgedBlockQueries])
  }
  const sendNow = useEffectEvent(() => void send())
  const isWaiting = sentence !== null
  const isKnown = userId !== null
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
    <Answer, Judged>(handIn: (userId: Id, answer: Answer) => Promise<SubmitOutcome<Judged>>) =>
    async (answer: Answer): Promise<SubmitOutcome<Judged>> => {
      if (userId === null) return { kind: 'signInFirst' }
      const outcome = await handIn(userId, answer)
      // Nothing waits before it any more: what has become of that is told.
      if (outcome.kind !== 'kept') void send()
      return outcome
    }
  return { handIn: through(outbox.handIn), handInBlocks: through(outbox.handInBlocks), sentence }
}
