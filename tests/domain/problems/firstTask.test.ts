import { describe, expect, it } from 'vitest'
import { ageBands, easiestTask, firstTaskKind } from '../../../src/domain/problems/firstTask.ts'

describe('the first task', () => {
  it('is of blocks for children, and for who has a phone and may not be used to code', () => {
    const kinds = (isDesktop: boolean) => ageBands.map((age) => firstTaskKind(age, isDesktop))
    expect(kinds(true)).toEqual(['block', 'problem', 'problem', 'problem'])
    expect(kinds(false)).toEqual(['block', 'block', 'problem', 'problem'])
  })

  it('is the first of the easiest', () => {
    const tasks = [9, 2, 0, null, 2].map((difficulty, id) => ({ id, difficulty }))
    expect(easiestTask(tasks)?.id).toBe(1)
    expect([easiestTask([]), easiestTask([{ difficulty: null }, { difficulty: 0 }])]).toEqual([null, null])
  })
})
