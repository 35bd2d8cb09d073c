import type { Topic } from '../catalogue/topics.ts'
import type { ClassEntry } from './ClassEntry.ts'
import type { OptionChoice } from '../../../src/domain/registration.ts'

interface OptionWire {
  readonly optionId: string
  readonly name: string
  readonly required: 'Y' | 'N'
  readonly choiceList: readonly OptionChoice[]
}

const free = { cost: 0, paymentType: 'POINT' } as const
const withParts: ReadonlySet<Topic> = new Set(['board', 'robot'])
const openToAll = 9

/** What is asked with a registration: nothing in big open classes, and about the parts only where there are some. */
export function classOptions({ facts, card }: ClassEntry): readonly OptionWire[] {
  if (facts.capacity >= openToAll) return []
  const device: OptionWire = {
    optionId: `${card.courseClassId}-device`,
    name: '수업에 쓸 기기',
    required: 'Y',
    choiceList: [
      { choiceId: 'computer', name: '컴퓨터', ...free },
      { choiceId: 'tablet', name: '태블릿', ...free },
      { choiceId: 'lent', name: '노트북 빌리기', ...free },
    ],
  }
  const parts: OptionWire = {
    optionId: `${card.courseClassId}-parts`,
    name: '부품 상자',
    required: 'Y',
    choiceList: [
      { choiceId: 'parcel', name: '집으로 받기', ...free },
      { choiceId: 'own', name: '가지고 있어요', ...free },
    ],
  }
  const record: OptionWire = {
    optionId: `${card.courseClassId}-record`,
    name: '수업 다시 보기',
    required: 'N',
    choiceList: [{ choiceId: 'record', name: '일주일 동안 볼게요', ...free }],
  }
  return [device, ...(withParts.has(facts.topic) ? [parts] : []), record]
}
