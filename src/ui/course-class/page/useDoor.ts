import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EnterOutcome } from '../../../application/course-class/enterMeeting.ts'
import type { Notifier } from '../../../application/platform/Notifier.ts'
import type { Meeting } from '../../../domain/course-class/Meeting.ts'
import { currentMeeting, meetingState } from '../../../domain/course-class/meetingState.ts'
import type { Id } from '../../../domain/Id.ts'
import { useApplication } from '../../app/ApplicationContext.ts'
import { readAnew } from '../../app/readAnew.ts'
import { useClasses } from '../../app/useClasses.ts'
import { useSite } from '../../app/useSite.ts'
import { useUnderWay } from '../../app/useUnderWay.ts'
import { useLoaded } from '../../app/useLoaded.ts'
import { classPageWords } from './classPageWords.ts'
import { opensText } from './opensText.ts'
import { useNow } from '../../app/useNow.ts'

const words = classPageWords.door

/** The way into the video meeting. */
export type Door =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; retry(): Promise<unknown> }
  | { readonly kind: 'none' }
  | { readonly kind: 'shut'; readonly reason: string }
  | OpenDoor

export interface OpenDoor {
  readonly kind: 'open'
  /** Where the meeting is, once the backend has let the viewer in. */
  readonly url: string | null
  readonly isEntering: boolean
  enter(): Promise<void>
}

/** Null for those who may not enter. */
export const useDoor = (courseClassId: string, mayEnter: boolean): Door | null => {
  const { meetings } = useClasses()
  const { site } = useSite()
  const query = useQuery({
    queryKey: ['classMeetings', site.channelDomain, courseClassId],
    queryFn: ({ signal }) => meetings.list(courseClassId, signal),
    enabled: mayEnter,
  })
  const planned = useLoaded(query)
  const list = planned.status === 'ready' ? planned.value : nothing
  // A minute is soon enough: the door opens ten minutes early.
  const now = useNow(list, (at, known) => untilChange(currentMeeting(known, at), at))
  const meeting = currentMeeting(list, now)
  const entering = useEntering(courseClassId, meeting)
  if (!mayEnter) return null
  if (planned.status !== 'ready') return planned.status === 'failed' ? { kind: 'failed', retry: planned.retry } : { kind: 'waiting' }
  if (meeting === null) return { kind: 'none' }
  const state = meetingState(meeting, now)
  return state.kind === 'notYet' ? { kind: 'shut', reason: opensText(state.opensAt, now) } : { kind: 'open', ...entering }
}

const nothing: readonly Meeting[] = []
const minute = 60_000

const untilChange = (meeting: Meeting | null, now: Date) => {
  const state = meeting && meetingState(meeting, now)
  if (state?.kind === 'notYet') return state.opensAt.getTime() - now.getTime()
  return state?.kind === 'open' ? state.closesAt.getTime() - now.getTime() : minute
}

const useEntering = (courseClassId: Id, meeting: Meeting | null): Omit<OpenDoor, 'kind'> => {
  const { enterMeeting } = useClasses()
  const { notifications, clock } = useApplication()
  const client = useQueryClient()
  const { running, run } = useUnderWay()
  const [entered, setEntered] = useState<{ readonly meetingId: Id; readonly url: string } | null>(null)
  const enter = async () => {
    if (meeting === null) return
    const outcome = await run(true, () => enterMeeting(courseClassId, meeting))
    if (outcome.kind === 'entered') setEntered({ meetingId: meeting.meetingId, url: outcome.url })
    else {
      tell(outcome, notifications, clock.now())
      readAnew(client, ['classMeetings', 'classStanding'])
    }
  }
  return { isEntering: running !== null, enter, url: entered !== null && entered.meetingId === meeting?.meetingId ? entered.url : null }
}

type Refusal = Exclude<EnterOutcome, { readonly kind: 'entered' }>

const tell = (outcome: Refusal, notifications: Notifier, now: Date) => {
  if (outcome.kind === 'alreadyEntering') notifications.success(words.outcome.alreadyEntering)
  else notifications.warn(outcome.kind === 'notOpen' ? opensText(outcome.opensAt, now) : words.outcome[outcome.kind])
}
