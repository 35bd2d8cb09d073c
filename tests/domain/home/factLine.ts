import type { Fact } from '../../../src/domain/home/conditions.ts'

const answers = new Map<Fact['result'], string>([
  [true, 'yes'],
  [false, 'no'],
  ['waiting', 'waiting'],
])

/** Formats a fact as one line: 'hasItems(courses): waiting'. */
export const factLine = ({ name, subject, result }: Fact): string =>
  `${name}${subject === null ? '' : `(${subject})`}: ${answers.get(result)}`
