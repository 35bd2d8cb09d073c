import { courseFacts } from '../catalogue/courses.ts'
import { lessonsByTopic } from '../catalogue/lessons/lessonsByTopic.ts'
import { courseAt } from '../courses.ts'
import { hostileText } from '../hostile/hostileTexts.ts'
import { entryOf } from '../pick.ts'
import { categoriesOf } from './courseCategories.ts'
import { lessonsOf } from './curriculum.ts'
import { learnerCount } from './learnerCount.ts'
import { courseSubjectAt } from './subjects.ts'
import type { WorldContext } from '../WorldContext.ts'
import type { CourseLevel } from '../../../src/domain/course/course.ts'

const pace: Readonly<Record<CourseLevel, string>> = {
  BEGINNER: '준비물은 없어요. 하루 20분씩이면 두 주 만에 끝까지 갈 수 있어요.',
  ELEMENTARY: '짧게 읽고 바로 해 보는 순서로 이어져요. 하루 30분이면 넉넉해요.',
  INTERMEDIATE: '혼자 고민하는 시간이 조금 길어요. 힌트를 차례로 열어 가며 풀어요.',
  ADVANCED: '만만하지 않아요. 한 문제를 며칠 붙들 마음이라면 크게 자라서 나와요.',
}

export function courseDetail(context: WorldContext, number: number): object {
  const { facts, entry } = entryOf(courseFacts, number)
  const { pitch, audience, goals } = lessonsByTopic[facts.topic]
  const lessons = lessonsOf(context, courseSubjectAt(context, number))
  return {
    ...courseAt(context, number),
    introduction: [facts.comment, pitch, pace[facts.level]],
    audience,
    goals,
    categoryList: categoriesOf(facts),
    lessonCount: lessons.length,
    minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
    learnerCount: learnerCount(context, entry),
    ...(context.address.content === 'hostile' && spoilt),
  }
}

const spoilt = {
  title: hostileText(0),
  introduction: [hostileText(0), 7, null, hostileText(4), hostileText(6)],
  audience: 'everybody',
  goals: [hostileText(9), { text: 'object' }],
  categoryList: [null, { name: 3 }, { categoryGroupName: '분야', name: hostileText(5) }],
  minutes: 'long',
}
