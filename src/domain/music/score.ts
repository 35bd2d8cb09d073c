/** The instruments of notes. The player decides how they sound. */
export const instruments = ['MARIMBA', 'UKULELE', 'DRUM', 'RATTLE', 'FLUTE', 'HARP', 'DROP', 'PAD', 'BASS'] as const
export type Instrument = (typeof instruments)[number]

export interface Note {
  /** The beat at which it begins, counted from the start of the tune. */
  readonly beat: number
  /** The length, in beats. */
  readonly length: number
  /** The MIDI number: 60 is middle C, 69 is 440 Hz. */
  readonly pitch: number
}

export interface Voice {
  readonly instrument: Instrument
  /** A number from 0 to 1. */
  readonly volume: number
  readonly notes: readonly Note[]
}

/** A tune that repeats for ever. */
export interface Score {
  readonly beatsPerMinute: number
  /** The number of beats after which it starts again. */
  readonly beats: number
  readonly voices: readonly Voice[]
}

/** A note with its times, in seconds from the beginning. */
export interface TimedNote {
  readonly instrument: Instrument
  readonly volume: number
  readonly frequency: number
  readonly at: number
  readonly duration: number
}

const semitones: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
const notePattern = /^([A-G])([#b]?)(\d)$/

/** Parses a note's name: `C4` is 60; throws for anything else. */
export function pitchOf(name: string): number {
  const [, letter = '', sign, octave] = notePattern.exec(name) ?? []
  const step = semitones[letter]
  if (step === undefined) throw new RangeError(`no note ${name}`)
  return 12 * (Number(octave) + 1) + step + (sign === '#' ? 1 : sign === 'b' ? -1 : 0)
}

/** Returns the frequency in hertz. */
export function frequencyOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12)
}

/**
 * Parses notes written one after the other, each a step long: `C4 E4 - . C4+E4`. A dash holds the note before it, a dot rests, a plus
 * sounds notes together; bars are ignored.
 */
export function notesOf(text: string, step: number): readonly Note[] {
  const words = text.split(/\s+/).filter((word) => word !== '' && word !== '|')
  const heldAfter = (at: number) => {
    const rest = words.slice(at + 1)
    const end = rest.findIndex((word) => word !== '-')
    return end < 0 ? rest.length : end
  }
  return words.flatMap((word, at) =>
    word === '.' || word === '-'
      ? []
      : word.split('+').map((name) => ({ beat: at * step, length: (1 + heldAfter(at)) * step, pitch: pitchOf(name) })),
  )
}

/** Returns how long one round of the tune takes, in seconds. */
export function roundSeconds({ beats, beatsPerMinute }: Score): number {
  return (beats * 60) / beatsPerMinute
}

/** Lists the notes that begin in a span of time, in order, in whatever round: `from` is included, `to` is not. */
export function notesBetween(score: Score, from: number, to: number): readonly TimedNote[] {
  const round = roundSeconds(score)
  const beat = 60 / score.beatsPerMinute
  const firstRound = Math.floor(from / round)
  const rounds = Array.from({ length: Math.max(0, Math.ceil(to / round) - firstRound) }, (_, at) => (firstRound + at) * round)
  return rounds
    .flatMap((start) =>
      score.voices.flatMap(({ instrument, volume, notes }) =>
        notes.map((note) => ({
          instrument,
          volume,
          frequency: frequencyOf(note.pitch),
          at: start + note.beat * beat,
          duration: note.length * beat,
        })),
      ),
    )
    .filter(({ at }) => at >= from && at < to)
    .toSorted((one, other) => one.at - other.at)
}
