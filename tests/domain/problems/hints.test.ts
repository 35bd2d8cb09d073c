import { describe, expect, it } from 'vitest'
import { canOpenHint, type HintProgress, hintLadder, minutesPerHint } from '../../../src/domain/problems/hints.ts'

const start: HintProgress = { hintCount: 3, opened: [], submissionCount: 0, isSolved: false, startedDate: null }
const noon = Date.parse('2026-11-20T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(noon - minutes * 60_000).toISOString()
const opened = (hintNumber: number, openedDate: string | null = null) => ({ hintNumber, openedDate })
const states = (given: Partial<HintProgress>) => hintLadder({ ...start, ...given }, noon).map(({ state }) => state)

describe('the ladder of hints', () => {
  it('no hint opens before a try, and it says how many are missing', () => {
    expect(hintLadder(start, noon)).toEqual([
      { hintNumber: 1, kind: 'NUDGE', state: 'LOCKED', triesLeft: 1, opensAt: null },
      { hintNumber: 2, kind: 'POINTED', state: 'LOCKED', triesLeft: 2, opensAt: null },
      { hintNumber: 3, kind: 'EXAMPLE', state: 'LOCKED', triesLeft: 3, opensAt: null },
    ])
  })

  it('a ladder of one or two steps has no example, a long one points in between', () => {
    const kinds = (hintCount: number) => hintLadder({ ...start, hintCount }, noon).map(({ kind }) => kind)
    expect([1, 2, 4].map(kinds)).toEqual([['NUDGE'], ['NUDGE', 'POINTED'], ['NUDGE', 'POINTED', 'POINTED', 'EXAMPLE']])
  })

  it('they open one after the other, each after one more try', () => {
    expect(states({ submissionCount: 1 })).toEqual(['AVAILABLE', 'LOCKED', 'LOCKED'])
    expect(states({ submissionCount: 1, opened: [opened(1)] })).toEqual(['OPENED', 'LOCKED', 'LOCKED'])
    expect(states({ submissionCount: 2, opened: [opened(1)] })).toEqual(['OPENED', 'AVAILABLE', 'LOCKED'])
    expect(states({ submissionCount: 9 })).toEqual(['AVAILABLE', 'LOCKED', 'LOCKED'])
  })

  it('or some minutes after the step before, the first one after the first code', () => {
    expect(states({ startedDate: minutesAgo(minutesPerHint - 1) })).toEqual(['LOCKED', 'LOCKED', 'LOCKED'])
    expect(states({ startedDate: minutesAgo(minutesPerHint) })).toEqual(['AVAILABLE', 'LOCKED', 'LOCKED'])
    const begun = { startedDate: minutesAgo(60), submissionCount: 0 }
    expect(states({ ...begun, opened: [opened(1, minutesAgo(1))] })).toEqual(['OPENED', 'LOCKED', 'LOCKED'])
    expect(states({ ...begun, opened: [opened(1, minutesAgo(minutesPerHint))] })).toEqual(['OPENED', 'AVAILABLE', 'LOCKED'])
    expect(states({ ...begun, opened: [opened(1, 'yesterday')] })).toEqual(['OPENED', 'LOCKED', 'LOCKED'])
  })

  it('tells when waiting is enough', () => {
    const [, second] = hintLadder({ ...start, submissionCount: 1, opened: [opened(1, minutesAgo(1))] }, noon)
    expect(second).toMatchObject({ state: 'LOCKED', triesLeft: 1, opensAt: noon + (minutesPerHint - 1) * 60_000 })
  })

  it('all are there once it is solved', () => {
    expect(states({ isSolved: true, opened: [opened(1)] })).toEqual(['OPENED', 'AVAILABLE', 'AVAILABLE'])
  })

  it('a hint may be shown when it is open or available, never when it does not exist', () => {
    const progress = { ...start, submissionCount: 1 }
    expect([0, 1, 2, 4].map((hintNumber) => canOpenHint(hintNumber, progress, noon))).toEqual([false, true, false, false])
    expect(canOpenHint(1, { ...progress, opened: [opened(1)] }, noon)).toBe(true)
  })
})
