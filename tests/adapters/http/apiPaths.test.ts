import { expect, it } from 'vitest'
import { apiPaths, withOverrides } from '../../../src/adapters/http/apiPaths.ts'
import { fillPath } from '../../../src/adapters/http/calls.ts'

it('the given paths are as the spec spells them [S-250] [S-277] [S-279] [S-280]', () => {
  expect(apiPaths).toMatchObject({
    enrolledCourses: 'users/courses/enrolls',
    experience: 'users/experiences',
    userRanks: 'users/ranks',
    memberRanks: 'channels/members/ranks',
  })
})

it('an installation may override a path of the table, and the others stay [A-83]', () => {
  expect(withOverrides({ me: 'auth/me' })).toEqual({ ...apiPaths, me: 'auth/me' })
})

it('an identifier becomes one percent-encoded segment', () => {
  expect(fillPath('channels/{channelDomain}/info', { channelDomain: 'a/b?c#한 글' })).toBe(
    'channels/a%2Fb%3Fc%23%ED%95%9C%20%EA%B8%80/info',
  )
  expect(fillPath('users/courses/{id}/problems/{pid}', { id: 7, pid: 'p-1' })).toBe('users/courses/7/problems/p-1')
})

it.each(['', '.', '..'])('"%s" is no identifier: it would lead to another path', (channelDomain) => {
  expect(() => fillPath('channels/{channelDomain}/info', { channelDomain })).toThrow(expect.objectContaining({ kind: 'unaddressable' }))
})

it('a place without a value is a mistake that shows', () => {
  expect(() => fillPath('users/courses/{id}', {})).toThrow(expect.objectContaining({ kind: 'unaddressable' }))
})
