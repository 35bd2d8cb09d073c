import type { Request } from 'miragejs'
import type { DemoSchema, DemoServer } from '../models.ts'
import { userIdOf } from '../personas.ts'
import type { Visitors } from '../visitors.ts'
import { badRequest, bodyOf, conflict, firstOf, forbidden, forUser, noContent, notFound } from './http.ts'
import { type ClassEntry, classOfId } from '../world/classEntries.ts'
import { classDates } from '../world/classRegistrations.ts'
import { leaveClass } from '../world/departures.ts'
import { classStanding } from '../world/classStanding.ts'
import { membersOf } from '../world/members.ts'
import { ownClasses } from '../world/ownClasses.ts'
import { rolesOf } from '../world/roles.ts'
import { publishedWorksOf } from '../world/ownerlessWorks.ts'
import { laterThan, type World } from '../world/world.ts'
import { memberPaths as paths } from '../../src/adapters/http/memberPaths.ts'
import { leadsClass } from '../../src/domain/course-class/classEnrolment.ts'
import { type DepartureFacts, departureObstacle } from '../../src/domain/members/departure.ts'
import type { Member } from '../../src/domain/members/member.ts'
import { registrationState } from '../../src/domain/registration.ts'

/** A person who is to leave, with the classes that they leave. */
interface Leaver {
  readonly member: Member
  /** The person's own rows, or the asker's for a person who is no persona. */
  readonly schema: DemoSchema
  readonly classes: readonly ClassEntry[]
  readonly operatorCount: number
}

/** Serves leaving a class or the channel, and removing a member from it. */
export function departureRoutes(server: DemoServer, world: World, visitors: Visitors): void {
  const { channel } = world.address
  const ownId = userIdOf(world.address)

  /** Returns null when there is no person of this number. */
  const leaverOf = async (schema: DemoSchema, userId: unknown, classId: string | null): Promise<Leaver | null> => {
    const everybody = await membersOf(world, schema, visitors)
    const member = everybody.find((one) => String(one.userId) === String(userId))
    if (member === undefined || (channel === 'main' && classId === null)) return null
    const visitor = (await visitors.learners(schema)).find((one) => String(one.userId) === String(userId))
    const isOwn = String(userId) === String(ownId)
    const own = isOwn ? { world, schema } : (visitor ?? null)
    const known = member.classes.flatMap(({ courseClassId }) => classOfId(world, courseClassId) ?? [])
    const taken = own === null ? known : ownClasses(own.world, own.schema)
    const classes = classId === null ? taken : taken.filter(({ card }) => String(card.courseClassId) === classId)
    if (classId !== null && classes.length === 0) return null
    const operatorCount = everybody.filter(({ roles }) => roles.includes('ROLE_CHANNEL_OPERATOR')).length
    return { member, schema: own?.schema ?? schema, classes, operatorCount }
  }
  const mayAsk = (schema: DemoSchema, userId: unknown, classId: string | null) => {
    if (String(userId) === String(ownId)) return true
    if (rolesOf(world, schema, ownId).includes('ROLE_CHANNEL_OPERATOR')) return true
    const found = classOfId(world, classId)
    return found !== null && leadsClass(classStanding(found, world, schema))
  }
  const about = (
    asked: (request: Request) => { readonly userId: unknown; readonly courseClassId: unknown },
    answer: (leaver: Leaver, classId: string | null, schema: DemoSchema) => object,
  ) => {
    return (schema: DemoSchema, request: Request) =>
      forUser(schema, async () => {
        const { userId, courseClassId } = asked(request)
        if (userId === null || userId === undefined) return badRequest('누가 나갈지 필요해요')
        const classId = typeof courseClassId === 'number' || typeof courseClassId === 'string' ? String(courseClassId) : null
        if (!mayAsk(schema, userId, classId)) return forbidden()
        const leaver = await leaverOf(schema, userId, classId)
        return leaver === null ? notFound() : answer(leaver, classId, schema)
      })
  }

  const factsOf = ({ member, schema, classes }: Leaver, isChannel: boolean, shared: DemoSchema): DepartureFacts => {
    const userId = String(member.userId)
    const isToCome = (one: ReturnType<typeof classDates>[number]) => {
      const state = registrationState(one, world.present())
      return state.kind === 'alreadyRegistered' && state.canCancel
    }
    const paid = (contentId: string) => schema.where('purchase', { contentType: 'COURSE_CLASS', contentId }).models
    return {
      classCount: classes.length,
      bookingCount: classes.flatMap((found) => classDates(found, schema, userId).filter(isToCome)).length,
      workCount: publishedWorksOf(world, shared, Number(member.userId)).length,
      roleCount: isChannel ? member.roles.length : 0,
      paidAmount: classes.flatMap(({ card }) => paid(String(card.courseClassId))).reduce((sum, { amount }) => sum + amount, 0),
    }
  }

  server.get(
    paths.departures,
    about(
      (request) => ({ userId: firstOf(request, 'user_id'), courseClassId: firstOf(request, 'course_class_id') }),
      (leaver, classId, schema) => factsOf(leaver, classId === null, schema),
    ),
  )
  server.post(
    paths.departures,
    about(
      (request) => ({ userId: bodyOf(request)['userId'], courseClassId: bodyOf(request)['courseClassId'] }),
      ({ member, classes, operatorCount }, courseClassId, schema) => {
        if (departureObstacle(member, { courseClassId }, operatorCount) !== null) return conflict('운영자가 한 명은 있어야 해요')
        const userId = Number(member.userId)
        const newest = schema.where('channelInvitation', { channel }).models.map(({ createdDate }) => createdDate)
        const departed = { leftDate: laterThan(world, newest.toSorted().at(-1) ?? null), isRemoval: userId !== ownId }
        for (const { card } of classes) leaveClass(schema, card.courseClassId, userId, departed)
        if (courseClassId === null) schema.create('channelDeparture', { channel, userId, ...departed })
        return noContent()
      },
    ),
  )
}
