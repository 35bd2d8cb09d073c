import { describe, expect, it, vi } from 'vitest'
import { type HomeworkRepository, makeHandIn, makeTakeBack } from '../../src/application/homework.ts'
import { anAssignment } from '../domain/anAssignment.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'

const never = () => new Promise<never>(() => {})
const key = { homeworkId: 40, assignmentId: 400 }
const handedIn = anAssignment({ state: 'HANDED_IN', submission: { comment: null, submittedDate: '2026-11-20T01:00:00Z' } })

function homeworks(answers: Partial<HomeworkRepository>): HomeworkRepository {
  return { assignment: never, tasks: never, handIn: never, takeBack: never, ...answers }
}

describe('handing homework in', () => {
  it('sends it once, with the comment without the blanks around it', async () => {
    const handIn = vi.fn(async () => {})
    const send = makeHandIn({ homeworks: homeworks({ handIn }) })
    expect(await send(key, ' 다 했어요!\n')).toEqual({ kind: 'handedIn' })
    expect(await send(key, '  ')).toEqual({ kind: 'handedIn' })
    expect(handIn.mock.calls).toEqual([
      [key, '다 했어요!'],
      [key, null],
    ])
  })

  it('sends nothing that is too long, and no second time while the first is under way', async () => {
    const handIn = vi.fn(never)
    const send = makeHandIn({ homeworks: homeworks({ handIn }) })
    expect(await send(key, '가'.repeat(301))).toEqual({ kind: 'tooLong' })
    void send(key, '가'.repeat(300))
    expect(await send(key, '')).toEqual({ kind: 'alreadySending' })
    expect(handIn).toHaveBeenCalledTimes(1)
  })

  it.each([
    [401, 'signInFirst'],
    [403, 'notYours'],
    [404, 'notYours'],
    [409, 'alreadyHandedIn'],
    [410, 'closed'],
    [400, 'failed'],
  ])('a refusal with %d is %s, and nothing is looked up', async (status, kind) => {
    const assignment = vi.fn(never)
    const send = makeHandIn({ homeworks: homeworks({ handIn: async () => Promise.reject(refusal(status)), assignment }) })
    expect(await send(key, '')).toEqual({ kind })
    expect(assignment).not.toHaveBeenCalled()
  })

  it.each([
    ['arrived', async () => handedIn, 'handedIn'],
    ['did not arrive', async () => anAssignment(), 'failed'],
    ['cannot be told', async () => Promise.reject(lostConnection()), 'unknown'],
  ])('whose answer was lost is looked up: it %s [F-084]', async (_what, assignment, kind) => {
    for (const error of [lostConnection(), refusal(502)]) {
      const handIn = vi.fn(async () => Promise.reject(error))
      expect(await makeHandIn({ homeworks: homeworks({ handIn, assignment }) })(key, '')).toEqual({ kind })
      expect(handIn).toHaveBeenCalledTimes(1)
    }
  })
})

describe('taking it back', () => {
  it('is one call, and none beside it', async () => {
    const takeBack = vi.fn(never)
    const run = makeTakeBack({ homeworks: homeworks({ takeBack }) })
    void run(key)
    expect(await run(key)).toEqual({ kind: 'alreadySending' })
    expect(takeBack).toHaveBeenCalledExactlyOnceWith(key)
    expect(await makeTakeBack({ homeworks: homeworks({ takeBack: async () => {} }) })(key)).toEqual({ kind: 'takenBack' })
  })

  it.each([
    [401, 'signInFirst'],
    [404, 'takenBack'],
    [409, 'marked'],
    [410, 'closed'],
    [403, 'notYours'],
  ])('a refusal with %d is %s', async (status, kind) => {
    const takeBack = async () => Promise.reject(refusal(status))
    expect(await makeTakeBack({ homeworks: homeworks({ takeBack }) })(key)).toEqual({ kind })
  })

  it.each([
    [async () => anAssignment(), 'takenBack'],
    [async () => handedIn, 'failed'],
    [async () => Promise.reject(lostConnection()), 'unknown'],
  ])('whose answer was lost is looked up [F-084]', async (assignment, kind) => {
    const takeBack = async () => Promise.reject(lostConnection())
    expect(await makeTakeBack({ homeworks: homeworks({ takeBack, assignment }) })(key)).toEqual({ kind })
  })
})
