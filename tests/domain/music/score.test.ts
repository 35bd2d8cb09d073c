import { describe, expect, test } from 'vitest'
import { seaScores } from '../../../src/domain/music/seaScores.ts'
import { successChime } from '../../../src/domain/music/successChime.ts'
import { frequencyOf, notesBetween, notesOf, pitchOf, roundSeconds, type Score } from '../../../src/domain/music/score.ts'
import { seaThemes } from '../../../src/domain/problems/problemTypes.ts'

describe('notes', () => {
  test.each([
    ['C4', 60],
    ['A4', 69],
    ['F#5', 78],
    ['Bb3', 58],
    ['E2', 40],
  ])('%s is pitch %i', (name, pitch) => {
    expect(pitchOf(name)).toBe(pitch)
  })

  test.each(['H4', 'c4', '4', 'C', ''])('%j is no note', (name) => {
    expect(() => pitchOf(name)).toThrow(RangeError)
  })

  test('an octave doubles the frequency', () => {
    expect(frequencyOf(69)).toBe(440)
    expect(frequencyOf(81)).toBeCloseTo(880)
  })

  test('a dash holds, a dot rests, a plus sounds together, a bar is for the eye', () => {
    expect(notesOf('C4 - . | E4+G4 .', 0.5)).toEqual([
      { beat: 0, length: 1, pitch: 60 },
      { beat: 1.5, length: 0.5, pitch: 64 },
      { beat: 1.5, length: 0.5, pitch: 67 },
    ])
    expect(notesOf('C4 - -', 1)).toEqual([{ beat: 0, length: 3, pitch: 60 }])
  })
})

describe('a tune', () => {
  const score: Score = {
    beatsPerMinute: 120,
    beats: 4,
    voices: [
      { instrument: 'BASS', volume: 0.5, notes: notesOf('C3 . . .', 1) },
      { instrument: 'HARP', volume: 0.2, notes: notesOf('. A4 . .', 1) },
    ],
  }

  test('goes round and round', () => {
    expect(roundSeconds(score)).toBe(2)
    expect(notesBetween(score, 0, 4.1).map(({ instrument, at }) => [instrument, at])).toEqual([
      ['BASS', 0],
      ['HARP', 0.5],
      ['BASS', 2],
      ['HARP', 2.5],
      ['BASS', 4],
    ])
  })

  test('no note is given twice or lost where one span of time ends and the next begins', () => {
    const whole = notesBetween(score, 0, 8)
    const pieces = Array.from({ length: 16 }, (_, at) => notesBetween(score, at / 2, (at + 1) / 2)).flat()
    expect(pieces).toEqual(whole)
    expect(notesBetween(score, 3, 3)).toEqual([])
    expect(notesBetween(score, 3, 1)).toEqual([])
  })
})

describe('the music of the seas', () => {
  test.each(seaThemes)('%s: every voice lasts as long as the tune, and is neither shrill nor loud', (theme) => {
    const { beats, voices, beatsPerMinute } = seaScores[theme]
    expect(voices.length).toBeGreaterThanOrEqual(2)
    expect(beatsPerMinute).toBeGreaterThanOrEqual(50)
    for (const { notes, volume } of voices) {
      expect(Math.max(...notes.map(({ beat, length }) => beat + length))).toBeLessThanOrEqual(beats)
      // The last bar has a note of each voice, so that none was cut short by a slip of the pen.
      expect(Math.max(...notes.map(({ beat }) => beat))).toBeGreaterThanOrEqual(beats - 8)
      for (const { pitch, beat } of notes) {
        expect(beat).toBeGreaterThanOrEqual(0)
        expect(pitch).toBeGreaterThanOrEqual(30)
        expect(pitch).toBeLessThanOrEqual(100)
      }
      expect(volume).toBeLessThanOrEqual(0.5)
    }
    expect(voices.reduce((sum, { volume }) => sum + volume, 0)).toBeLessThanOrEqual(1)
  })

  test('no two seas sound alike', () => {
    const first = seaThemes.map((theme) => seaScores[theme].voices.map(({ instrument }) => instrument).join())
    expect(new Set(first).size).toBe(seaThemes.length)
  })
})

test('the sound of success rises, and is over in two seconds', () => {
  const notes = notesBetween(successChime, 0, roundSeconds(successChime))
  expect(notes.at(-1)?.frequency).toBeGreaterThan(notes[0]?.frequency ?? Number.NaN)
  expect(Math.max(...notes.map(({ at, duration }) => at + duration))).toBeLessThanOrEqual(2)
})
