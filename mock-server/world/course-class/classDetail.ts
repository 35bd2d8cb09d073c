import { classGoals, classMaterials } from '../catalogue/classGoals.ts'
import { categoriesOf } from './classCategories.ts'
import type { ClassDeeds } from './ClassDeeds.ts'
import type { ClassEntry } from './ClassEntry.ts'
import { classSchedules } from './classSchedules.ts'
import { listedClass } from './listedClass.ts'
import { hostileText } from '../hostile/hostileTexts.ts'
import { timetableText } from '../../../src/domain/course-class/timetable.ts'

export function classDetail(found: ClassEntry, deeds: ClassDeeds, lessonCount: number): object {
  const { facts, context } = found
  const materials = classMaterials[facts.topic]
  return {
    ...listedClass(found, deeds),
    introduction: [facts.comment, manner(facts.capacity), pace(found)],
    audience: audience(facts.capacity),
    goals: classGoals[facts.topic],
    materials: ['카메라와 마이크가 있는 컴퓨터나 태블릿', ...(materials === undefined ? [] : [materials])],
    categoryList: categoriesOf(facts),
    lessonCount,
    ...(context.address.content === 'hostile' && spoilt),
  }
}

const spoilt = {
  title: hostileText(0),
  introduction: [hostileText(0), 7, null, hostileText(4), hostileText(6)],
  goals: 'none',
  materials: [hostileText(9), { text: 'object' }],
  categoryList: [null, { name: 3 }, { categoryGroupName: '분야', name: hostileText(5) }],
}

function manner(capacity: number): string {
  if (capacity === 1) return '선생님과 단둘이 화면을 나눠 보며, 궁금한 것을 바로 묻고 바로 풀어요.'
  if (capacity <= 3) return `${capacity}명까지만 모여요. 모두의 화면을 돌아가며 함께 보고, 서로의 코드를 읽어 줘요.`
  return `한 반에 ${capacity}명까지예요. 앞부분은 함께 배우고, 뒷부분은 각자 만들면서 선생님이 한 명씩 봐 드려요.`
}

function pace(found: ClassEntry): string {
  const [first] = classSchedules(found)
  if (first === undefined || found.story.times.some(({ weekdays }) => weekdays.length === 0)) {
    return '날짜와 시각은 신청한 뒤 선생님과 함께 정해요.'
  }
  const { weeks } = found.story
  return `${timetableText(first)}에 만나요. ${weeks === null ? '언제든 들어오고 쉬어 갈 수 있어요.' : `모두 ${weeks}주 동안 이어져요.`}`
}

function audience(capacity: number): readonly string[] {
  if (capacity === 1) return ['내 속도에 맞춰 배우고 싶은 학생', '숙제나 대회를 앞두고 막힌 곳이 있는 학생']
  if (capacity <= 3) return ['친구와 함께 만드는 것을 좋아하는 학생', '말하면서 배우는 학생']
  return ['처음 시작하는 학생', '여럿이 함께할 때 힘이 나는 학생']
}
