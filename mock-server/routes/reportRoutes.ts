import type { Request } from 'miragejs'
import type { DemoSchema, DemoServer, ReportLinkRow } from '../models.ts'
import { nicknameOf, userIdOf } from '../personas.ts'
import type { Visitors } from '../visitors.ts'
import { badRequest, bodyOf, conflict, created, forbidden, forStaff, forUser, gone, noContent, notFound, routePath } from './http.ts'
import { type ClassEntry, classOfId } from '../world/classEntries.ts'
import { classRoster } from '../world/classRoster.ts'
import { classStanding } from '../world/classStanding.ts'
import { classmateReport, reportOf } from '../world/report.ts'
import { daysAfter, type World } from '../world/world.ts'
import { isStaff } from '../world/roles.ts'
import { reportPaths as paths } from '../../src/adapters/http/reportPaths.ts'
import { leadsClass } from '../../src/domain/course-class/classEnrolment.ts'
import { canPraise, praises } from '../../src/domain/report/praise.ts'
import { reportLinkDays, reportLinkState, reportTokenAlphabet, reportTokenLength } from '../../src/domain/report/reportLink.ts'

/** Serves a learner's report, and the links that show it to others. */
export function reportRoutes(server: DemoServer, world: World, visitors: Visitors): void {
  const { channel } = world.address
  const viewerId = userIdOf(world.address)

  const liveLinks = (schema: DemoSchema, wanted: (row: ReportLinkRow) => boolean) => ({
    linkList: schema
      .where('reportLink', { channel })
      .models.map(({ attrs }) => attrs)
      .filter((row) => wanted(row) && reportLinkState(row, world.present()) === 'live')
      .map((row) => shownLink(row))
      .toReversed(),
  })
  const share = (schema: DemoSchema, request: Request, about: Pick<ReportLinkRow, 'userId' | 'classId'>) => {
    const days = reportLinkDays.find((one) => one === bodyOf(request)['days'])
    if (days === undefined) return badRequest('days는 7이나 30이에요')
    const present = world.present()
    const linkId = 1 + Math.max(0, ...schema.all('reportLink').models.map((one) => one.linkId))
    const row: ReportLinkRow = {
      ...about,
      linkId,
      channel,
      token: newToken(world, linkId),
      ownerId: viewerId,
      createdDate: present.toISOString(),
      endDate: daysAfter(present, days),
      isRevoked: false,
    }
    schema.create('reportLink', row)
    return created(shownLink(row))
  }
  const revoke = (schema: DemoSchema, { params }: Request, mayRevoke: (row: ReportLinkRow) => boolean) => {
    const row = schema.findBy('reportLink', { channel, linkId: Number(params['linkId']) })
    if (row === null || !mayRevoke(row.attrs)) return notFound()
    row.update({ isRevoked: true })
    return noContent()
  }

  /** Answers only learners, because those who work here have no report. */
  const ofLearner = (answer: (schema: DemoSchema, request: Request) => object) => (schema: DemoSchema, request: Request) =>
    forUser(schema, () => (isStaff(world, schema) ? forbidden() : answer(schema, request)))

  server.get(
    paths.own,
    ofLearner((schema) => reportOf(world, schema)),
  )
  server.get(
    paths.ownLinks,
    ofLearner((schema) => liveLinks(schema, ({ userId }) => userId === viewerId)),
  )
  server.post(
    paths.ownLinks,
    ofLearner((schema, request) => share(schema, request, { userId: viewerId, classId: null })),
  )
  server.delete(
    routePath(paths.ownLink),
    ofLearner((schema, request) => revoke(schema, request, ({ userId }) => userId === viewerId)),
  )

  /** Answers only the teacher of the class in the address, about its members. */
  const ofMember =
    (answer: (schema: DemoSchema, request: Request, about: { readonly userId: number; readonly classId: string }) => object) =>
    (schema: DemoSchema, request: Request) =>
      forStaff(world, schema, async () => {
        const { courseClassId, userId } = request.params
        const found = classOfId(world, courseClassId)
        if (found === null || !leadsClass(classStanding(found, world, schema))) return forbidden()
        const roster = classRoster(found, schema, await visitors.learners(schema))
        const member = roster.find((one) => String(one.userId) === userId)
        return member === undefined
          ? notFound()
          : answer(schema, request, { userId: member.userId, classId: String(found.card.courseClassId) })
      })
  const isMade = (row: ReportLinkRow, about: Pick<ReportLinkRow, 'userId' | 'classId'>) =>
    row.ownerId === viewerId && row.userId === about.userId && row.classId === about.classId

  server.get(
    routePath(paths.memberLinks),
    ofMember((schema, _, about) => liveLinks(schema, (row) => isMade(row, about))),
  )
  server.post(
    routePath(paths.memberLinks),
    ofMember((schema, request, about) => share(schema, request, about)),
  )
  server.delete(
    routePath(paths.memberLink),
    ofMember((schema, request, about) => revoke(schema, request, (row) => isMade(row, about))),
  )

  server.get(routePath(paths.shared), async (schema, { params }) => {
    const row = schema.findBy('reportLink', { channel, token: params['token'] ?? '' })
    if (row === null) return notFound()
    const state = reportLinkState(row, world.present())
    const shown = state === 'live' ? await sharedReport(world, schema, visitors, row.attrs) : null
    if (state === 'live' && shown === null) return notFound()
    return { state, endDate: row.endDate, report: shown, praisedDate: lastPraise(schema, row.attrs) }
  })
  server.post(routePath(paths.praises), (schema, request) => {
    const row = schema.findBy('reportLink', { channel, token: request.params['token'] ?? '' })
    if (row === null) return notFound()
    if (reportLinkState(row, world.present()) !== 'live') return gone()
    const praise = praises.find((one) => one === bodyOf(request)['praise'])
    if (praise === undefined) return badRequest(`praise는 ${praises.join(', ')} 중 하나예요`)
    if (!canPraise(lastPraise(schema, row.attrs), world.present())) return conflict('오늘은 이미 칭찬을 보냈어요')
    const praisedDate = world.present().toISOString()
    const praiseId = 1 + Math.max(0, ...schema.all('reportPraise').models.map((one) => one.praiseId))
    schema.create('reportPraise', { praiseId, channel, linkId: row.linkId, userId: row.userId, praise, createdDate: praisedDate })
    return created({ praisedDate })
  })
}

/** Returns when the last praise was sent by a link; null: none was. */
function lastPraise(schema: DemoSchema, { channel, linkId }: ReportLinkRow): string | null {
  const rows = schema.where('reportPraise', { channel, linkId }).models
  return (
    rows
      .map(({ createdDate }) => createdDate)
      .toSorted()
      .at(-1) ?? null
  )
}

/** Makes the report anew from what the learner has done until now. */
async function sharedReport(
  world: World,
  schema: DemoSchema,
  visitors: Visitors,
  { userId, classId }: ReportLinkRow,
): Promise<object | null> {
  const visitor = (await visitors.learners(schema)).find((one) => one.userId === userId)
  if (visitor !== undefined) return reportOf(visitor.world, visitor.schema, classId)
  const found: ClassEntry | null = classId === null ? null : classOfId(world, classId)
  return found && classmateReport(world, schema, found, userId)
}

function shownLink({ linkId, token, createdDate, endDate, ownerId, userId }: ReportLinkRow): object {
  return { linkId, token, createdDate, endDate, teacherName: ownerId === userId ? null : nicknameOf(ownerId) }
}

/** Draws a token, which is the same in the same world. */
function newToken({ seeded, address }: World, linkId: number): string {
  const letters = seeded.draw(`report/${address.channel}/${linkId}`, (faker) =>
    faker.helpers.multiple(() => faker.helpers.arrayElement(reportTokenAlphabet), { count: reportTokenLength }),
  )
  return letters.join('')
}
