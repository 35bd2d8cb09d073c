import type { Fact } from '../../../src/domain/home/conditions.ts'

const answers = new Map<Fact['answer'], string>([
  [true, 'yes'],
  [false, 'no'],
  ['waiting', 'waiting'],
])

/** A fact on one line: 'hasItems(courses): waiting'. */
export const factLine = ({ name, about, answer }: Fact): string => `${name}${about === null ? '' : `(${about})`}: ${answers.get(answer)}`
