import { type Instrument, notesOf, type Score, type Voice } from './score.ts'
import type { SeaTheme } from '../problems/problemTypes.ts'

const half = 0.5

/** Creates a voice from its bars, one text each, in eighths. */
function voice(instrument: Instrument, volume: number, ...bars: readonly string[]): Voice {
  return { instrument, volume, notes: notesOf(bars.join(' '), half) }
}

const repeat = (bar: string, count: number): readonly string[] => Array.from({ length: count }, () => bar)

/** The five tunes, one for each sea: eight bars that go round. */
export const seaScores: Readonly<Record<SeaTheme, Score>> = {
  // A bright marimba in C.
  SHALLOWS: {
    beatsPerMinute: 112,
    beats: 32,
    voices: [
      voice(
        'MARIMBA',
        0.5,
        'C5 . E5 G5 . E5 C5 .',
        'D5 . F5 A5 . F5 D5 .',
        'E5 G5 . C6 . G5 E5 .',
        'D5 . G5 . B4 . D5 .',
        'C5 . E5 G5 . E5 C5 .',
        'A4 C5 . E5 . C5 A4 .',
        'F5 . E5 . D5 . B4 .',
        'C5 - . G4 C5 . . .',
      ),
      voice(
        'BASS',
        0.34,
        'C3 - - . G3 - - .',
        'D3 - - . A3 - - .',
        'C3 - - . E3 - - .',
        'G2 - - . B2 - - .',
        'C3 - - . G3 - - .',
        'A2 - - . E3 - - .',
        'F2 - - . G2 - - .',
        'C3 - - . C3 - . .',
      ),
      voice('RATTLE', 0.1, ...repeat('. . C6 . . . C6 .', 8)),
    ],
  },
  // A strummed ukulele in G with a little flute.
  CORAL: {
    beatsPerMinute: 96,
    beats: 32,
    voices: [
      voice(
        'UKULELE',
        0.26,
        ...repeat('G4+B4+D5 . G4+B4+D5 G4+B4+D5 . G4+B4+D5 . G4+B4+D5', 2),
        ...repeat('E4+G4+B4 . E4+G4+B4 E4+G4+B4 . E4+G4+B4 . E4+G4+B4', 2),
        ...repeat('C4+E4+G4 . C4+E4+G4 C4+E4+G4 . C4+E4+G4 . C4+E4+G4', 2),
        ...repeat('D4+F#4+A4 . D4+F#4+A4 D4+F#4+A4 . D4+F#4+A4 . D4+F#4+A4', 2),
      ),
      voice(
        'FLUTE',
        0.22,
        '. . . . D5 - E5 -',
        'D5 - B4 - G4 - - -',
        '. . . . E5 - G5 -',
        'E5 - D5 - B4 - - -',
        '. . C5 - E5 - G5 -',
        'A5 - G5 - E5 - - -',
        '. . D5 - F#5 - A5 -',
        'G5 - F#5 - D5 - - .',
      ),
    ],
  },
  // Marching drums with a call in D.
  CURRENT: {
    beatsPerMinute: 120,
    beats: 32,
    voices: [
      voice('DRUM', 0.5, ...repeat('C2 . C3 . C2 C2 C3 .', 7), 'C2 . C3 C3 C2 C3 C3 C3'),
      voice('RATTLE', 0.12, ...repeat('. C6 . C6 . C6 C6 C6', 8)),
      voice(
        'FLUTE',
        0.24,
        'D5 - . A4 D5 - E5 -',
        'F#5 - . D5 A4 - - -',
        'G5 - . E5 F#5 - D5 -',
        'E5 - . C#5 A4 - - -',
        'D5 - . A4 D5 - E5 -',
        'F#5 - . A5 G5 - E5 -',
        'F#5 - D5 - E5 - C#5 -',
        'D5 - - - . . . .',
      ),
    ],
  },
  // A harp in A minor, and drops.
  WRECK: {
    beatsPerMinute: 76,
    beats: 32,
    voices: [
      voice(
        'HARP',
        0.34,
        'A3 E4 A4 C5 E5 C5 A4 E4',
        'F3 C4 F4 A4 C5 A4 F4 C4',
        'G3 D4 G4 B4 D5 B4 G4 D4',
        'E3 B3 E4 G#4 B4 G#4 E4 B3',
        'A3 E4 A4 C5 E5 C5 A4 E4',
        'D3 A3 D4 F4 A4 F4 D4 A3',
        'E3 B3 E4 G#4 B4 D5 B4 G#4',
        'A3 E4 A4 C5 A4 - - -',
      ),
      voice(
        'DROP',
        0.16,
        '. . . . . . A6 .',
        '. . . C7 . . . .',
        '. . . . . D7 . B6',
        '. . E6 . . . . .',
        '. . . . . . A6 .',
        '. . . F6 . . A6 .',
        '. . . . . E6 . .',
        '. . . . . . . A6',
      ),
    ],
  },
  // A slow synthesizer in E minor.
  ABYSS: {
    beatsPerMinute: 60,
    beats: 32,
    voices: [
      voice(
        'PAD',
        0.2,
        'E3+B3+G4 - - - - - - -',
        'E3+B3+F#4 - - - - - - -',
        'C3+G3+E4 - - - - - - -',
        'C3+G3+D4 - - - - - - -',
        'A2+E3+C4 - - - - - - -',
        'A2+E3+B3 - - - - - - -',
        'B2+F#3+D#4 - - - - - - -',
        'B2+F#3+A3 - - - - - - -',
      ),
      voice(
        'DROP',
        0.12,
        '. . . . . . . .',
        '. . B5 . . . . .',
        '. . . . . . G5 .',
        '. . . . . . . .',
        '. . . . E5 . . .',
        '. . . . . . . B5',
        '. . . . . . . .',
        '. . D#6 . . . . .',
      ),
      voice('BASS', 0.26, ...['E2', 'E2', 'C2', 'C2', 'A1', 'A1', 'B1', 'B1'].map((note) => `${note} - - - - - - .`)),
    ],
  },
}
