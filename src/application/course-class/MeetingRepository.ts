import type { Meeting } from '../../domain/course-class/Meeting.ts'
import type { Id } from '../../domain/Id.ts'

export interface MeetingRepository {
  list(courseClassId: Id, signal?: AbortSignal): Promise<readonly Meeting[]>
  /** Where the meeting takes place, as the backend says it: nobody has looked at the address yet. The request goes out as it is given (S-235). */
  enter(courseClassId: Id, request: MeetingRequest): Promise<string>
}

export interface MeetingRequest {
  readonly meetingId: Id
}
