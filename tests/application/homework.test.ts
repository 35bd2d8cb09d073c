import { describe, expect, it, vi } from 'vitest'
import { type HomeworkRepository, makeHandIn } from '../../src/application/homework.ts'
import { anAssignment } from '../domain/anAssignment.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'

const never = () => new Promise<never>(() => {})
const key = { homeworkId: 40, assignmentId: 400 }
const handedIn = anAssignment({ state: 'HANDED_IN', submission: { comment: null, submittedDate: '2026-11-20T01:00:00Z' } })

function homeworks(answers: Partial<HomeworkRepository>): HomeworkRepository {
  return { assignment: never, tasks: never, handIn: never, ...answers }
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
