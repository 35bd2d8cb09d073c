import { webAudioPlayer } from '../adapters/browser/webAudioPlayer.ts'
import type { MusicFeature } from '../application/music.ts'
import { seaScores } from '../domain/music/seaScores.ts'
import { successChime } from '../domain/music/successChime.ts'

/** The music of the seas and the sound of success need nothing of the application. */
export function wireMusic(): MusicFeature {
  const player = webAudioPlayer({
    openContext: () => new AudioContext(),
    gestures: document,
    hasHeardGesture: () => navigator.userActivation.hasBeenActive,
  })
  return { player, scoreOf: (theme) => seaScores[theme], successChime }
}
