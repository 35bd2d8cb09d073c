import { describe, expect, it } from 'vitest'
import {
  hasSameRoles,
  losesOwnKey,
  mayLoseRole,
  memberMatches,
  memberQuery,
  membersHref,
  roleChanges,
  withRoleChanges,
} from '../../../src/domain/members/member.ts'
import { searchWritings } from '../searchWritings.ts'
import { aMember } from './aMember.ts'

const now = new Date('2026-11-20T10:00:00+09:00')
const ofAddress = (text: string) => memberQuery.parse(new URLSearchParams(text))

describe('which members are asked for', () => {
  it('stands in the address, and comes back from it', () => {
    const query = { page: 2, keyword: '하늘', role: 'LEARNER', courseClassId: '5005', seen: 'AWAY' } as const
    expect(membersHref(query)).toBe('/studio/members?page=2&keyword=%ED%95%98%EB%8A%98&role=LEARNER&class=5005&seen=AWAY')
    expect(ofAddress(membersHref(query).split('?')[1] ?? '')).toEqual(query)
    expect(membersHref(memberQuery.initial)).toBe('/studio/members?page=1')
  })

  it('is all of them where an address says nothing, or what there is not', () => {
    expect(ofAddress('')).toEqual(memberQuery.initial)
    expect(ofAddress('page=-1&keyword=+&role=KING&class=&seen=NEVER')).toEqual(memberQuery.initial)
    expect(memberQuery.isFiltered({ ...memberQuery.initial, page: 3 })).toBe(false)
    expect(memberQuery.isFiltered({ ...memberQuery.initial, seen: 'WEEK' })).toBe(true)
  })
})

describe('a member is found', () => {
  const found = (wishes: Parameters<typeof aMember>[0], query: Partial<typeof memberQuery.initial>) =>
    memberMatches(aMember(wishes), { ...memberQuery.initial, ...query }, now)

  it('by a part of the nickname, however it was typed', () => {
    expect(found({ nickname: 'Mint바다' }, { keyword: 'mint' })).toBe(true)
    expect(found({ nickname: '하늘' }, { keyword: '하늘'.normalize('NFD') })).toBe(true)
    expect(found({ nickname: null }, { keyword: '하늘' })).toBe(false)
    expect(found({}, {})).toBe(true)
  })

  it.each(Object.entries(searchWritings('하늘 바람 Blue')))('by a name %s, as the address has it: %s', (_, writing) => {
    const query = ofAddress(`keyword=${encodeURIComponent(writing)}`)
    expect(found({ nickname: '하늘 바람 Blue' }, query)).toBe(true)
    expect(found({ nickname: '하늘 바람 Blue'.normalize('NFD') }, query)).toBe(true)
    expect(found({ nickname: '새내기' }, query)).toBe(false)
  })

  it('by role: a learner has none', () => {
    expect(found({}, { role: 'LEARNER' })).toBe(true)
    expect(found({ roles: ['ROLE_CHANNEL_TEACHER'] }, { role: 'LEARNER' })).toBe(false)
    expect(found({ roles: ['ROLE_CHANNEL_TEACHER'] }, { role: 'ROLE_CHANNEL_TEACHER' })).toBe(true)
    expect(found({}, { role: 'ROLE_CHANNEL_OPERATOR' })).toBe(false)
  })

  it('by class', () => {
    const classes = [{ courseClassId: 5005, title: '기초반' }]
    expect(found({ classes }, { courseClassId: '5005' })).toBe(true)
    expect(found({ classes }, { courseClassId: '5006' })).toBe(false)
  })

  it.each([
    ['2026-11-20T09:00:00+09:00', true, false],
    ['2026-11-13T10:00:00+09:00', true, false],
    ['2026-11-01T10:00:00+09:00', false, false],
    ['2026-10-01T10:00:00+09:00', false, true],
    [null, false, true],
  ])('by when they were here last: %s', (lastSeenDate, isRecent, isAway) => {
    expect(found({ lastSeenDate }, { seen: 'WEEK' })).toBe(isRecent)
    expect(found({ lastSeenDate }, { seen: 'AWAY' })).toBe(isAway)
  })
})

describe('the roles of a channel', () => {
  it('travel as what is given and taken, so that two old copies lose nothing of each other', () => {
    const seen = [] as const
    const [one, other] = [roleChanges(seen, ['ROLE_CHANNEL_OPERATOR']), roleChanges(seen, ['ROLE_CHANNEL_TEACHER'])]
    const both = withRoleChanges(withRoleChanges(seen, one), other)
    expect(both).toEqual(['ROLE_CHANNEL_TEACHER', 'ROLE_CHANNEL_OPERATOR'])
    expect(roleChanges(both, ['ROLE_CHANNEL_TEACHER'])).toEqual({ added: [], removed: ['ROLE_CHANNEL_OPERATOR'] })
    expect(withRoleChanges(both, { added: [], removed: ['ROLE_CHANNEL_OPERATOR'] })).toEqual(['ROLE_CHANNEL_TEACHER'])
  })

  it('are the same in whatever order they come', () => {
    expect(hasSameRoles(['ROLE_CHANNEL_OPERATOR', 'ROLE_CHANNEL_TEACHER'], ['ROLE_CHANNEL_TEACHER', 'ROLE_CHANNEL_OPERATOR'])).toBe(true)
    expect(hasSameRoles([], ['ROLE_CHANNEL_TEACHER'])).toBe(false)
  })

  it.each([
    [100, 100, ['ROLE_CHANNEL_OPERATOR'], true],
    [100, 100, ['ROLE_CHANNEL_TEACHER'], false],
    [100, 101, ['ROLE_CHANNEL_OPERATOR'], false],
    [null, 100, ['ROLE_CHANNEL_OPERATOR'], false],
  ] as const)('%s takes from %s %j: their own key is %s', (viewerId, userId, removed, isOwn) => {
    expect(losesOwnKey(viewerId, aMember({ userId }), { added: [], removed })).toBe(isOwn)
  })

  it('never leave a channel without an operator', () => {
    const operator = aMember({ roles: ['ROLE_CHANNEL_TEACHER', 'ROLE_CHANNEL_OPERATOR'] })
    expect(mayLoseRole(operator, 'ROLE_CHANNEL_OPERATOR', 1)).toBe(false)
    expect(mayLoseRole(operator, 'ROLE_CHANNEL_OPERATOR', 2)).toBe(true)
    expect(mayLoseRole(operator, 'ROLE_CHANNEL_TEACHER', 1)).toBe(true)
    expect(mayLoseRole(aMember(), 'ROLE_CHANNEL_OPERATOR', 1)).toBe(true)
  })
})
