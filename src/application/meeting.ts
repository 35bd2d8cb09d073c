import { statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Clock } from './platform.ts'
import { type Meeting, meetingState } from '../domain/course-class/meeting.ts'
import type { Id } from '../domain/id.ts'
import { safeUrl } from '../domain/site/safeUrl.ts'

export interface MeetingRepository {
  list(courseClassId: Id, signal?: AbortSignal): Promise<readonly Meeting[]>
  /** Returns the meeting's address as the backend sends it, not checked yet. The request goes out as it is given (S-235). */
  enter(courseClassId: Id, request: MeetingRequest): Promise<string>
}

export interface MeetingRequest {
  readonly meetingId: Id
}

export type EnterOutcome =
  | { readonly kind: 'entered'; readonly url: string }
  | { readonly kind: 'notOpen'; readonly opensAt: Date }
  | { readonly kind: 'over' }
  | { readonly kind: 'signInFirst' }
  /** The server refused: not enrolled, or ended early. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'alreadyEntering' }
  | { readonly kind: 'failed' }

export type EnterMeeting = (courseClassId: Id, meeting: Meeting) => Promise<EnterOutcome>

interface EnterMeetingDependencies {
  readonly meetings: MeetingRepository
  readonly clock: Clock
}

/** Runs one call per click, and none while the meeting is closed. */
export function makeEnterMeeting({ meetings, clock }: EnterMeetingDependencies): EnterMeeting {
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
