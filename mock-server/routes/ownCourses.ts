import type { Server } from 'miragejs'
import { conflict, forbidden, forUser, noContent, notFound, paymentRequired, withId } from './reply.ts'
import type { RouteContext } from './RouteContext.ts'
import type { Session } from '../Session.ts'
import { isMemberOf } from '../world/study/isMemberOf.ts'
import { canStudy, enrolledSince } from '../world/study/progress.ts'
import type { Subject } from '../world/study/Subject.ts'
import { courseSubject } from '../world/study/subjects.ts'
import { richer } from '../world/viewer.ts'
import type { World } from '../world/World.ts'
import type { WorldContext } from '../world/WorldContext.ts'
import { coursePaths } from '../../src/adapters/http/coursePaths.ts'

/** What a user has to do with courses. */
export function ownCourseRoutes(server: Server, { world, session }: RouteContext): void {
  const { context } = world
  const about = (id: string | undefined, answer: (subject: Subject) => object) =>
    forUser(session, () => {
      const subject = courseSubject(context, id ?? '')
      return subject === null ? notFound() : answer(subject)
    })

  server.get(withId(coursePaths.standing), (_, { params }) => about(params['id'], (subject) => standing(context, subject, session)))
  server.post(withId(coursePaths.enrol), (_, { params }) => about(params['id'], (subject) => enrolled(world, subject, session)))
}

function standing(context: WorldContext, subject: Subject, session: Session): object {
  return {
    isEnrolled: enrolledSince(context, subject, session.study()) !== null,
    isMember: isMemberOf(context, subject),
    canStudy: canStudy(context, subject, session.study()),
  }
}

/** 402 asks for money, or for more points than there are; money is never taken here. */
function enrolled(world: World, subject: Subject, session: Session): object {
  const { context } = world
  const { cost, paymentType, isOnlyForChannelUser, key } = subject
  if (enrolledSince(context, subject, session.study()) !== null) return conflict('이미 듣고 있는 강의예요')
  if (isOnlyForChannelUser && !isMemberOf(context, subject)) return forbidden()
  const { point } = richer(world.viewer(), session.gainedPoints())
  if (cost > 0 && (paymentType === 'CASH' || cost > (point ?? 0))) return paymentRequired()
  session.changeStudy((study) => ({
    ...study,
    enrolled: { ...study.enrolled, [key]: context.present().toISOString() },
    spent: study.spent + cost,
  }))
  return noContent()
}
