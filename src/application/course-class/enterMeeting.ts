import type { Meeting } from '../../domain/course-class/Meeting.ts'
import { meetingState } from '../../domain/course-class/meetingState.ts'
import type { Id } from '../../domain/Id.ts'
import { safeUrl } from '../../domain/site/safeUrl.ts'
import type { Clock } from '../platform/Clock.ts'
import { oneAtATime } from '../platform/oneAtATime.ts'
import { statusOf } from '../platform/statusOf.ts'
import type { MeetingRepository } from './MeetingRepository.ts'

export type EnterOutcome =
  | { readonly kind: 'entered'; readonly url: string }
  | { readonly kind: 'notOpen'; readonly opensAt: Date }
  | { readonly kind: 'over' }
  | { readonly kind: 'signInFirst' }
  /** The server does not let the viewer in: not enrolled, or ended early. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'alreadyEntering' }
  | { readonly kind: 'failed' }

export type EnterMeeting = (courseClassId: Id, meeting: Meeting) => Promise<EnterOutcome>

interface Needs {
  readonly meetings: MeetingRepository
  readonly clock: Clock
}

/** One call per wish to enter, and none while the door is shut. */
export function makeEnterMeeting({ meetings, clock }: Needs): EnterMeeting {
  return oneAtATime({ kind: 'alreadyEntering' }, async (courseClassId: Id, meeting: Meeting): Promise<EnterOutcome> => {
    const state = meetingState(meeting, clock.now())
    if (state.kind === 'notYet') return { kind: 'notOpen', opensAt: state.opensAt }
    if (state.kind === 'over') return { kind: 'over' }
    try {
      const url = safeUrl(await meetings.enter(courseClassId, { meetingId: meeting.meetingId }))
      return url === null ? { kind: 'failed' } : { kind: 'entered', url }
    } catch (error) {
      return { kind: failureKind(error) }
    }
  })
}

function failureKind(error: unknown): 'signInFirst' | 'refused' | 'failed' {
  switch (statusOf(error)) {
    case 401:
      return 'signInFirst'
    case 403:
    case 404:
    case 409:
    case 410:
      return 'refused'
    default:
      return 'failed'
  }
}
