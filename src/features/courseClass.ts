import { eduenv } from '../adapters/http/classPaths.ts'
import { httpClassCatalogue, httpClassMemberRepository, httpMeetingRepository } from '../adapters/http/courseClass.ts'
import { makeAddClassMembers } from '../application/classMembers.ts'
import { type CourseClassFeature, makeEnrolInClass } from '../application/courseClass.ts'
import { makeEnterMeeting } from '../application/meeting.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireCourseClass({ client, clientOf, log, clock }: FeatureDependencies): CourseClassFeature {
  const eduenvClient = clientOf(eduenv)
  const catalogue = httpClassCatalogue(client, eduenvClient, log)
  const meetings = httpMeetingRepository(client, log)
  const members = httpClassMemberRepository(client, eduenvClient, log)
  return {
    catalogue,
    meetings,
    members,
    enrolInClass: makeEnrolInClass({ classes: catalogue }),
    enterMeeting: makeEnterMeeting({ meetings, clock }),
    addClassMembers: makeAddClassMembers({ members }),
  }
}
