import type { Request } from 'miragejs'
import * as z from 'zod/mini'
import type { ChannelInvitationRow, DemoSchema, DemoServer } from '../models.ts'
import { userIdOf } from '../personas.ts'
import type { Visitors } from '../visitors.ts'
import {
  askedPage,
  badRequest,
  bodyOf,
  conflict,
  created,
  firstOf,
  forbidden,
  forStaff,
  forUser,
  gone,
  noContent,
  notFound,
  routePath,
  valuesOf,
} from './http.ts'
import { siteOf } from '../content/channelSites.ts'
import { classOfId } from '../world/classEntries.ts'
import { channelClasses, letIn, membersOf, ownClassOf, shownClass } from '../world/members.ts'
import { isEnrolled } from '../world/ownClasses.ts'
import { rosterOf } from '../world/roster.ts'
import { lastDepartureDate, removedDateOf } from '../world/departures.ts'
import { daysAfter, laterThan, type World } from '../world/world.ts'
import { rolesOf } from '../world/roles.ts'
import { memberPaths as paths } from '../../src/adapters/http/memberPaths.ts'
import {
  codeAlphabet,
  codeLength,
  invitationDays,
  invitationUses,
  parseCode,
  personalInvitationState,
} from '../../src/domain/members/invitation.ts'
import { type Member, memberMatches, memberRoles, mayLoseRole, memberQuery, withRoleChanges } from '../../src/domain/members/member.ts'

const membersPerPage = 30
const roleList = z.array(z.enum(memberRoles))
const sentRoles = z.object({ addedRoleList: roleList, removedRoleList: roleList })

/** Serves a channel's members, their roles, and its invitations. */
export function memberRoutes(server: DemoServer, world: World, visitors: Visitors): void {
  const { channel } = world.address
  const staff = (answer: (schema: DemoSchema, request: Request) => object) => (schema: DemoSchema, request: Request) =>
    forStaff(world, schema, () => answer(schema, request))

  server.get(
    paths.members,
    staff(async (schema, request) => {
      const page = askedPage(request)
      if (page === null) return badRequest('page는 1부터예요')
      const everybody = await membersOf(world, schema, visitors)
      const found = everybody.filter((member) => memberMatches(member, queryOf(request), world.present()))
      const isPaged = firstOf(request, 'page') !== null
      const shown = isPaged ? found.slice((page - 1) * membersPerPage, page * membersPerPage) : found
      return {
        totalCount: found.length,
        pageSize: membersPerPage,
        operatorCount: operatorsOf(everybody).length,
        memberList: shown.map(({ roles, classes, ...member }) => Object.assign(member, { roleList: roles, courseClassList: classes })),
      }
    }),
  )
  server.get(
    paths.classes,
    staff(() => ({ courseClassList: channelClasses(world).map(shownClass) })),
  )
  server.put(
    routePath(paths.roles),
    staff(async (schema, request) => {
      if (!rolesOf(world, schema, userIdOf(world.address)).includes('ROLE_CHANNEL_OPERATOR')) return forbidden()
      const sent = z.safeParse(sentRoles, bodyOf(request)).data
      if (sent === undefined) return badRequest('addedRoleList와 removedRoleList가 필요해요')
      const everybody = await membersOf(world, schema, visitors)
      const member = everybody.find(({ userId }) => String(userId) === request.params['userId'])
      if (member === undefined) return notFound()
      if (!sent.removedRoleList.every((role) => mayLoseRole(member, role, operatorsOf(everybody).length)))
        return conflict('운영자가 한 명은 있어야 해요')
      const changed = withRoleChanges(member.roles, { added: sent.addedRoleList, removed: sent.removedRoleList })
      const which = { channel, userId: Number(member.userId) }
      const row = schema.findBy('channelRole', which)
      if (row === null) schema.create('channelRole', { ...which, roleList: [...changed] })
      else row.update({ roleList: [...changed] })
      return { roleList: changed }
    }),
  )

  server.get(
    paths.invitations,
    staff((schema) => ({
      invitationList: schema
        .where('channelInvitation', { channel })
        .models.map(({ attrs }) => shownInvitation(world, attrs))
        .toReversed(),
    })),
  )
  server.post(
    paths.invitations,
    staff((schema, request) => {
      const { courseClassId, days, maxUses = null } = bodyOf(request)
      const classId = typeof courseClassId === 'number' || typeof courseClassId === 'string' ? String(courseClassId) : null
      const isKnown = invitationDays.some((one) => one === days) && invitationUses.some((one) => one === maxUses)
      if (!isKnown) return badRequest('days와 maxUses를 읽을 수 없어요')
      if (classId !== null && ownClassOf(world, classId) === null) return notFound()
      const present = world.present()
      const invitationId = 1 + Math.max(0, ...schema.all('channelInvitation').models.map((one) => one.invitationId))
      const row: ChannelInvitationRow = {
        invitationId,
        channel,
        code: newCode(world, invitationId),
        classId,
        // An invitation to somebody who was removed is newer than their removal, even when both are of one moment.
        createdDate: laterThan(world, lastDepartureDate(schema)),
        expiresDate: daysAfter(present, Number(days)),
        maxUses: maxUses === null ? null : Number(maxUses),
        useCount: 0,
        isRevoked: false,
      }
      schema.create('channelInvitation', row)
      return created(shownInvitation(world, row))
    }),
  )
  server.delete(
    routePath(paths.invitation),
    staff((schema, request) => {
      const row = schema.findBy('channelInvitation', { channel, invitationId: Number(request.params['invitationId']) })
      if (row === null) return notFound()
      row.update({ isRevoked: true })
      return noContent()
    }),
  )

  const byCode = (schema: DemoSchema, text: unknown) => {
    const code = typeof text === 'string' ? parseCode(text) : null
    return code === null ? null : schema.findBy('channelInvitation', { channel, code })
  }
  const stateFor = (schema: DemoSchema, row: ChannelInvitationRow) =>
    personalInvitationState(row, removedDateOf(schema, channel, row.classId, userIdOf(world.address)), world.present())
  const isMember = async (schema: DemoSchema) => {
    if (schema.first('user') === null) return false
    const own = userIdOf(world.address)
    if (rolesOf(world, schema, own).length > 0) return true
    return rosterOf(world, await visitors.learners(schema)).some(({ userId }) => userId === own)
  }
  const isInClass = (schema: DemoSchema, classId: string | null) => {
    const found = classId === null ? null : classOfId(world, classId)
    return found === null || isEnrolled(found, schema)
  }
  server.get(routePath(paths.preview), async (schema, request) => {
    const row = byCode(schema, request.params['code'])
    if (row === null) return notFound()
    return {
      channelName: schema.findBy('channelSetting', { channelDomain: channel })?.settings.channelName ?? siteOf(channel)?.name ?? '코딩바다',
      courseClass: shownInvitation(world, row.attrs).courseClass,
      state: stateFor(schema, row),
      isMember: (await isMember(schema)) && isInClass(schema, row.classId),
    }
  })
  server.post(paths.accept, (schema, request) =>
    forUser(schema, async () => {
      const row = byCode(schema, bodyOf(request)['code'])
      if (row === null) return notFound()
      const userId = userIdOf(world.address)
      const wasMember = await isMember(schema)
      if (wasMember && isInClass(schema, row.classId)) return conflict('이미 함께하고 있어요')
      if (stateFor(schema, row) !== 'open') return gone()
      schema.findBy('channelDeparture', { channel, userId })?.destroy()
      if (!wasMember) schema.create('channelJoin', { channel, userId, joinedDate: world.present().toISOString() })
      const found = row.classId === null ? null : classOfId(world, row.classId)
      if (found !== null && !isEnrolled(found, schema)) letIn(found, userId, schema)
      row.update({ useCount: row.useCount + 1 })
      return noContent()
    }),
  )
}

function operatorsOf(members: readonly Member[]): readonly Member[] {
  return members.filter(({ roles }) => roles.includes('ROLE_CHANNEL_OPERATOR'))
}

const callName = (name: string) => (name === 'class' ? 'course_class_id' : name)

/** Returns the call's parameters, as the page's address would have them. */
function queryOf(request: Request) {
  return memberQuery.parse({
    get: (name) => firstOf(request, callName(name)),
    getAll: (name) => valuesOf(request, callName(name)),
  })
}

function shownInvitation(
  world: World,
  { classId, channel: _, ...row }: ChannelInvitationRow,
): object & { readonly courseClass: object | null } {
  const found = classId === null ? null : classOfId(world, classId)
  return { ...row, courseClass: found && shownClass(found) }
}

/** Draws a code, which is the same in the same world. */
function newCode({ seeded, address }: World, invitationId: number): string {
  const letters = seeded.draw(`invitation/${address.channel}/${invitationId}`, (faker) =>
    faker.helpers.multiple(() => faker.helpers.arrayElement(codeAlphabet), { count: codeLength }),
  )
  return letters.join('')
}
