import { lessonWords } from './lessonWords.ts'
import type { Trouble } from './Trouble.ts'

const words = lessonWords.trouble

export const troubleText = ({ step, why }: Trouble): string => {
  if (why !== 'failed') return words[why]
  return step.isDone ? words.mark : words.place
}
