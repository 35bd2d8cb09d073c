import { notesOf, type Score } from './score.ts'

/** The sound of a right answer: bubbles that rise and a chord that rings. */
export const successChime: Score = {
  beatsPerMinute: 150,
  beats: 4,
  voices: [
    { instrument: 'DROP', volume: 0.3, notes: notesOf('G4 C5 E5 . . . . .', 0.5) },
    { instrument: 'MARIMBA', volume: 0.4, notes: notesOf('C5 E5 G5 C6 . . . .', 0.5) },
    { instrument: 'HARP', volume: 0.35, notes: notesOf('. . . C5+E5+G5 - - - -', 0.5) },
  ],
}
