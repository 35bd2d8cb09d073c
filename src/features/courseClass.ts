import { httpAnnouncementRepository } from '../adapters/http/announcement.ts'
import { httpAttendances } from '../adapters/http/attendance.ts'
import { eduenv } from '../adapters/http/classPaths.ts'
import { httpClassCatalogue, httpClassMemberRepository, httpMeetingRepository } from '../adapters/http/courseClass.ts'
import { makeAnnounce } from '../application/announcement.ts'
import { makeAddClassMembers } from '../application/classMembers.ts'
import { type CourseClassFeature, makeEnrolInClass } from '../application/courseClass.ts'
import { makeEnterMeeting } from '../application/meeting.ts'
import { defaultRolePolicy } from '../domain/roles.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireCourseClass({ client, clientOf, log, clock }: FeatureDependencies): CourseClassFeature {
  const eduenvClient = clientOf(eduenv)
  const catalogue = httpClassCatalogue(client, eduenvClient, log)
  const meetings = httpMeetingRepository(client, log)
  const members = httpClassMemberRepository(client, eduenvClient, log)
  const announcements = httpAnnouncementRepository(client, log)
  return {
    catalogue,
    meetings,
    members,
    enrolInClass: makeEnrolInClass({ classes: catalogue }),
    enterMeeting: makeEnterMeeting({ meetings, clock }),
    addClassMembers: makeAddClassMembers({ members }),
    attendances: httpAttendances(client, log),
    announcements,
    announce: makeAnnounce({ repository: announcements, mayTeach: defaultRolePolicy.canTeach }),
  }
}
