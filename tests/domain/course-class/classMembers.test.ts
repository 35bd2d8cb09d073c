import { expect, it } from 'vitest'
import { parseMemberNumber } from '../../../src/domain/course-class/classMembers.ts'

const members = [{ userId: 7 }, { userId: '12' }]

it.each([
  ['31', { kind: 'member', userId: 31 }],
  [' 31 ', { kind: 'member', userId: 31 }],
  ['7', { kind: 'alreadyMember' }],
  ['007', { kind: 'alreadyMember' }],
  ['12', { kind: 'alreadyMember' }],
  ['', { kind: 'invalid' }],
  ['하늘', { kind: 'invalid' }],
  ['-3', { kind: 'invalid' }],
  ['0', { kind: 'invalid' }],
  ['000', { kind: 'invalid' }],
  ['1234567890123456', { kind: 'invalid' }],
])('“%s” means %j', (text, meant) => {
  expect(parseMemberNumber(text, members)).toEqual(meant)
})
