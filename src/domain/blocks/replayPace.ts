/** A run that was judged is shown once more in at most this time, in ms: somebody waits for the verdict. */
export const maxReplay = 2_300
const maxPictures = 40
/** The pause of a run that is watched for its own sake, in ms. */
const usualPause = 420

export interface ReplayPace {
  /** Moves that go by in one picture. */
  readonly movesPerPicture: number
  /** Between two pictures, in ms. */
  readonly pause: number
}

/** Says how fast a run of so many moves is played: each move by itself, or several at once where there are too many to be seen. */
export function replayPace(moveCount: number): ReplayPace {
  const movesPerPicture = Math.max(1, Math.ceil(moveCount / maxPictures))
  const pictures = Math.max(1, Math.ceil(moveCount / movesPerPicture))
  return { movesPerPicture, pause: Math.min(usualPause, maxReplay / pictures) }
}
