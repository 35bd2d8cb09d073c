import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  accountOf,
  authStates,
  continueSession,
  experienceGain,
  genders,
  hasJustBegun,
  isSignedIn,
  itemCategories,
  type ItemCategory,
  levelProgress,
  needsAvatar,
  needsSignup,
  parseAuthState,
  politeName,
  sortByLayer,
  viewerKey,
} from '../../src/domain/viewer.ts'
import { aViewer, guest, learner, pending } from './viewer/viewers.ts'

describe('auth state', () => {
  it.each(authStates)('reads %s as it stands [S-156 S-159]', (state) => {
    expect(parseAuthState(state)).toBe(state)
  })

  it('takes anything it does not know for INVALID, never for VALID [A-03 F-048]', () => {
    for (const raw of ['valid', ' VALID', 'VALID ', 'EXPIRED', '', null, undefined, true, 1, ['VALID'], { state: 'VALID' }]) {
      expect(parseAuthState(raw)).toBe('INVALID')
    }
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        fc.pre(!authStates.some((state) => state === raw))
        expect(parseAuthState(raw)).toBe('INVALID')
      }),
    )
  })
})

it('counts only VALID as signed in: neither a guest nor a pending visitor [S-161 S-197 A-02]', () => {
  expect([learner, guest, pending].map(isSignedIn)).toEqual([true, false, false])
})

describe('what tells one person’s lists from another’s', () => {
  it('is their id, whatever else changes', () => {
    expect([aViewer({ userId: 7 }), aViewer({ userId: '7', nickname: '하늘', point: 9 })].map(viewerKey)).toEqual(['7', '7'])
  })

  it('without an id is who they say to be', () => {
    const [sky, sea, master] = [{ nickname: '하늘' }, { nickname: '바다' }, { nickname: '바다', roleList: ['ROLE_TEACHER'] }].map(
      (fields) => viewerKey(aViewer({ userId: null, ...fields })),
    )
    expect(new Set([sky, sea, master]).size).toBe(3)
    expect(viewerKey(aViewer({ userId: null, nickname: '하늘', point: 5, level: 3, gender: 'MAN' }))).toBe(sky)
  })

  it('is nothing for a guest, and while nobody is known', () => {
    expect([viewerKey(guest), viewerKey(null)]).toEqual([null, null])
  })
})

it('knows exactly thirteen things that an avatar can wear [S-150]', () => {
  expect(itemCategories.join(' ')).toBe('HAIR TOP ONE_PIECE CAPE SHOES ACCESSORY SKIN NECKLACE EARRING FACE FACE_ACCESSORY HAT BOTTOM')
})

describe('how far it is to the next level [S-277]', () => {
  it.each([
    [250, 1_000, { percent: 25, remaining: 750 }],
    [999, 1_000, { percent: 99, remaining: 1 }],
    [0, 1_000, { percent: 0, remaining: 1_000 }],
    [1_200, 1_000, { percent: 100, remaining: 0 }],
    [-5, 1_000, { percent: 0, remaining: 1_000 }],
  ])('%d of %d is %j', (experience, requiredExperience, expected) => {
    expect(levelProgress({ experience, requiredExperience })).toEqual(expected)
  })

  it.each([0, -1])('makes no sense out of %d', (requiredExperience) => {
    expect(levelProgress({ experience: 5, requiredExperience })).toBeNull()
  })
})

it('asks for an avatar only while the gender is NOT_SELECTED [S-010 S-012]', () => {
  expect(genders.map((gender) => needsAvatar(aViewer({ gender })))).toEqual([false, false, true])
})

it('asks neither a guest, nor a pending visitor, nor someone whose gender we cannot read [S-010 F-048]', () => {
  expect(needsAvatar({ ...guest, gender: 'NOT_SELECTED' })).toBe(false)
  expect(needsAvatar(aViewer({ authState: 'PENDING', gender: 'NOT_SELECTED' }))).toBe(false)
  expect(needsAvatar(aViewer({ gender: null }))).toBe(false)
})

it('asks to complete the sign-up when the state is PENDING and in no other [S-105 S-160]', () => {
  expect([pending, learner, guest].map(needsSignup)).toEqual([true, false, false])
})

const worn = (...categories: readonly ItemCategory[]) =>
  sortByLayer(categories.map((itemCategory) => ({ itemCategory, spriteStand1: `/${itemCategory}.png` }))).map(
    ({ itemCategory }) => itemCategory,
  )

it('clothes lie from the skin outwards, whatever order they come in [S-150]', () => {
  expect(worn('HAT', 'TOP', 'SKIN', 'CAPE', 'HAIR')).toEqual(['CAPE', 'SKIN', 'TOP', 'HAIR', 'HAT'])
})

it('everything that can be worn has its place, and of one kind the first is worn', () => {
  expect(worn(...itemCategories, 'HAT')).toHaveLength(itemCategories.length)
})

describe('a name that somebody is addressed by', () => {
  it.each([
    ['하늘', '하늘님'],
    ['윤슬쌤', '윤슬쌤'],
    ['바다 선생님', '바다 선생님'],
    ['뱃고동님', '뱃고동님'],
  ])('%s becomes %s', (nickname, name) => {
    expect(politeName(nickname)).toBe(name)
  })
})

it.each([
  [1, true],
  [0, true],
  [2, false],
  [null, false],
])('who is on level %j has just begun: %j', (level, isNew) => {
  expect(hasJustBegun({ level })).toBe(isNew)
})

describe('experience that was won', () => {
  const at = (experience: number, requiredExperience = 1000) => ({ experience, requiredExperience })
  it.each([
    ['is the difference', at(870), at(890), 20],
    ['is none without a difference', at(870), at(870), null],
    ['is not told across a new level, which counts anew', at(990), at(1010, 1200), null],
  ])('%s', (_, before, after, gain) => {
    expect(experienceGain(before, after)).toBe(gain)
  })
})

describe('a page after its viewer was asked for again', () => {
  it('stays that of who was signed in, where the session has ended', () => {
    expect(continueSession(learner, guest, false)).toEqual({ ...learner, hasSessionEnded: true })
    expect(continueSession({ ...learner, hasSessionEnded: true }, guest, false)).toEqual({ ...learner, hasSessionEnded: true })
  })

  it('knows whether what was done on it has announced the end', () => {
    const announced = { ...learner, hasSessionEnded: true, isEndAnnounced: true }
    expect(continueSession(learner, guest, true)).toEqual(announced)
    expect(continueSession({ ...learner, hasSessionEnded: true, isEndAnnounced: true }, guest, false)).toEqual(announced)
  })

  it('is that of whoever has signed in', () => {
    expect(continueSession(undefined, guest, true)).toBe(guest)
    expect(continueSession(guest, learner, true)).toBe(learner)
    expect(continueSession({ ...learner, hasSessionEnded: true }, learner, true)).toBe(learner)
    expect(continueSession(guest, guest, true)).toBe(guest)
  })
})

describe('another account that has signed in in another window', () => {
  const another = aViewer({ userId: 2, nickname: '윤슬' })
  const replaced = { userId: learner.userId, nickname: learner.nickname }

  it('has the page, which remembers whose it was', () => {
    expect(continueSession(learner, another, false)).toEqual({ ...another, replaced })
    expect(continueSession({ ...learner, hasSessionEnded: true }, another, false)).toEqual({ ...another, replaced })
    expect(continueSession({ ...another, replaced }, { ...another, point: 7 }, false)).toEqual({ ...another, point: 7, replaced })
  })

  it('is nobody who was a guest, and nobody whose sign-up is pending', () => {
    expect(continueSession(guest, another, false)).toBe(another)
    const signingUp = aViewer({ authState: 'PENDING', userId: 3 })
    expect(continueSession(learner, signingUp, false)).toBe(signingUp)
  })
})

test.each([
  [{ authState: 'VALID', userId: 100 }, '100'],
  [{ authState: 'PENDING', userId: 'a' }, 'a'],
  [{ authState: 'VALID', userId: null }, 'guest'],
  [{ authState: 'INVALID', userId: 100 }, 'guest'],
] as const)('the account of %o is named %s', (viewer, account) => {
  expect(accountOf(viewer)).toBe(account)
})
