import type { PlayerCommand } from './playerCommand.ts'

const leap = 5

/** Carries out a key's command on the video. */
export function obey(film: HTMLVideoElement, command: PlayerCommand): void {
  switch (command) {
    case 'toggle':
      if (film.paused) void play(film)
      else film.pause()
      break
    case 'back':
      film.currentTime = Math.max(0, film.currentTime - leap)
      break
    case 'forward':
      film.currentTime = Math.min(film.duration || film.currentTime, film.currentTime + leap)
      break
    case 'mute':
      film.muted = !film.muted
      break
    case 'screen':
      void switchScreen(film)
      break
  }
}

/** A browser may refuse; then the film stays as it is. */
export async function play(film: HTMLVideoElement): Promise<void> {
  try {
    await film.play()
  } catch {
    film.pause()
  }
}

async function switchScreen(film: HTMLVideoElement): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen()
    else await film.requestFullscreen()
  } catch {
    // it stays as large as it is
  }
}
