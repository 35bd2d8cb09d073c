import { describe, expect, test } from 'vitest'
import { faultFor, readFaults } from '../../mock-server/faultRules.ts'

const isMeant = (rule: string, method: string, path: string) => faultFor(readFaults(rule) ?? [], method, path) !== undefined

describe('which call a fault means', () => {
  test.each([
    ['users/me:500', 'GET', 'users/me'],
    ['users/*:500', 'DELETE', 'users/sessions'],
    ['users/**:500', 'GET', 'users/homeworks/assignments'],
    ['users/**:500', 'GET', 'users'],
    ['**:500', 'GET', 'popups'],
    ['**/ranks:500', 'GET', 'channels/members/ranks'],
    ['channels/*/info:500', 'GET', 'channels/haeon/info'],
    ['GET users/me:500', 'GET', 'users/me'],
  ])('%s means %s %s', (rule, method, path) => {
    expect(isMeant(rule, method, path)).toBe(true)
  })

  test.each([
    ['users/me:500', 'GET', 'users/me/more'],
    ['users/*:500', 'GET', 'users/homeworks/assignments'],
    ['users/*:500', 'GET', 'users'],
    ['POST users/me:500', 'GET', 'users/me'],
    ['**/ranks:500', 'GET', 'ranks/more'],
  ])('%s does not mean %s %s', (rule, method, path) => {
    expect(isMeant(rule, method, path)).toBe(false)
  })

  test('of several rules the first that fits is taken', () => {
    expect(faultFor(readFaults('users/me:503,**:500') ?? [], 'GET', 'users/me')?.kind).toBe(503)
  })
})
