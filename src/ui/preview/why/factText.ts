import type { Fact } from '../../../domain/home/condition.ts'
import { answerOf } from './answerOf.ts'

/** A fact as the rules name it: 'signedIn: yes', 'hasItems(courses): waiting'. */
export const factText = ({ name, about, answer }: Fact): string => `${name}${about === null ? '' : `(${about})`}: ${answerOf(answer)}`
