import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { webAudioPlayer } from '../../../src/adapters/browser/webAudioPlayer.ts'
import { notesOf, type Score } from '../../../src/domain/music/score.ts'
import { seaScores } from '../../../src/domain/music/seaScores.ts'

const score: Score = {
  beatsPerMinute: 60,
  beats: 2,
  voices: [
    { instrument: 'HARP', volume: 0.4, notes: notesOf('C4 E4', 1) },
    { instrument: 'FLUTE', volume: 0.3, notes: notesOf('A4 -', 1) },
  ],
}

/** Fakes the part of Web Audio that the player uses, and records the oscillators that were started. */
function fakeContext(state: 'running' | 'suspended' = 'running', hasHeardGesture = true) {
  const started: { readonly frequency: number; readonly at: number }[] = []
  const levels: number[] = []
  const parameter = () => ({
    value: 1,
    setValueAtTime: (value: number) => void levels.push(value),
    exponentialRampToValueAtTime: (value: number) => void levels.push(value),
    setTargetAtTime: vi.fn(),
  })
  const masters: { readonly disconnect: () => void }[] = []
  const context = {
    state,
    currentTime: 10,
    destination: {},
    resume: vi.fn(async () => {}),
    createGain() {
      const gain = { gain: parameter(), connect: vi.fn(), disconnect: vi.fn() }
      masters.push(gain)
      return gain
    },
    createOscillator() {
      let frequency = 0
      return {
        type: 'sine',
        addEventListener() {},
        frequency: { setValueAtTime: (value: number) => void (frequency = value), exponentialRampToValueAtTime() {} },
        connect() {},
        start: (at: number) => void started.push({ frequency: Math.round(frequency), at }),
        stop() {},
      }
    },
  }
  const gestures = new EventTarget()
  const openContext = vi.fn(() => context as unknown as AudioContext)
  const player = webAudioPlayer({ openContext, gestures, hasHeardGesture: () => hasHeardGesture })
  return { context, started, levels, masters, openContext, gestures, player }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the player of tunes', () => {
  test('opens no audio before the first tune', () => {
    const { openContext, player } = fakeContext()
    player.stop()
    expect(openContext).not.toHaveBeenCalled()
    player.play(score)
    player.play(score)
    expect(openContext).toHaveBeenCalledTimes(1)
  })

  test('hands over the notes ahead of their time, each once, round and round', () => {
    const { context, started, player } = fakeContext()
    player.play(score)
    const played = () => started.filter(({ frequency }) => frequency === 262).map(({ at }) => Math.round(at * 10) / 10)
    expect(played()).toEqual([10.1])
    for (let tick = 0; tick < 20; tick++) {
      context.currentTime += 0.3
      vi.advanceTimersByTime(300)
    }
    expect(played()).toEqual([10.1, 12.1, 14.1, 16.1])
  })

  test('is silent after it was stopped', () => {
    const { context, started, masters, player } = fakeContext()
    player.play(score)
    const before = started.length
    player.stop()
    context.currentTime += 5
    vi.advanceTimersByTime(5_000)
    expect(started).toHaveLength(before)
    expect(masters[0]?.disconnect).toHaveBeenCalled()
  })

  test('waits for the first key or click where the browser wants one, and for one only', () => {
    const { context, player, gestures } = fakeContext('suspended')
    player.play(score)
    expect(context.resume).toHaveBeenCalledTimes(1)
    gestures.dispatchEvent(new Event('keydown'))
    gestures.dispatchEvent(new Event('pointerdown'))
    expect(context.resume).toHaveBeenCalledTimes(2)
    player.play(score)
    player.stop()
    gestures.dispatchEvent(new Event('keydown'))
    expect(context.resume).toHaveBeenCalledTimes(3)
  })

  test('opens no audio on a page that nobody has touched yet: the first key or click begins the tune', () => {
    const { openContext, started, player, gestures } = fakeContext('running', false)
    player.play(score)
    expect(openContext).not.toHaveBeenCalled()
    gestures.dispatchEvent(new Event('pointerdown'))
    expect(started.length).toBeGreaterThan(0)
    const played = started.length
    gestures.dispatchEvent(new Event('pointerdown'))
    expect(started).toHaveLength(played)
  })

  test('a tune that plays once does not repeat, leaves other music alone, and is taken off afterwards', () => {
    const { context, started, masters, player } = fakeContext()
    player.playOnce(score)
    expect(started.map(({ at }) => at)).toEqual([10.1, 10.1, 10.1, 11.1])
    context.currentTime += 5
    vi.advanceTimersByTime(5_000)
    expect(started).toHaveLength(4)
    expect(masters[0]?.disconnect).toHaveBeenCalledOnce()
    player.play(score)
    const playing = started.length
    player.playOnce(score)
    context.currentTime += 2
    vi.advanceTimersByTime(2_000)
    expect(started.length).toBeGreaterThan(playing + 4)
  })

  test('a tune that plays once is silent before any gesture', () => {
    const { openContext, player } = fakeContext('running', false)
    player.playOnce(score)
    expect(openContext).not.toHaveBeenCalled()
  })

  test('what was called off before the first key or click never sounds', () => {
    const { openContext, player, gestures } = fakeContext('running', false)
    player.play(score)
    player.stop()
    gestures.dispatchEvent(new Event('keydown'))
    expect(openContext).not.toHaveBeenCalled()
  })

  test('every instrument of the seas sounds, and no note is louder than its voice', () => {
    const { context, started, levels, player } = fakeContext()
    for (const tune of Object.values(seaScores)) {
      const before = started.length
      player.play(tune)
      for (let tick = 0; tick < 10; tick++) {
        context.currentTime += 1
        vi.advanceTimersByTime(1_000)
      }
      expect(started.length).toBeGreaterThan(before + 5)
    }
    expect(Math.max(...levels)).toBeLessThanOrEqual(0.5)
    expect(Math.min(...levels)).toBeGreaterThan(0)
  })
})
