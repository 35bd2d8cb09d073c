/** The maximum duration of a judged run's replay, in ms: the learner waits for the verdict. */
export const maxReplay = 2_300
const maxPictures = 40
/** The pause of a run that is watched for its own sake, in ms. */
const usualPause = 420

export interface ReplayPace {
  /** The number of moves in one picture. */
  readonly movesPerPicture: number
  /** The pause between two pictures, in ms. */
  readonly pause: number
}

/** Returns the pace of a run: a picture for each move, or for several at once where there are too many to be seen. */
export function replayPace(moveCount: number): ReplayPace {
  const movesPerPicture = Math.max(1, Math.ceil(moveCount / maxPictures))
  const pictures = Math.max(1, Math.ceil(moveCount / movesPerPicture))
  return { movesPerPicture, pause: Math.min(usualPause, maxReplay / pictures) }
}
