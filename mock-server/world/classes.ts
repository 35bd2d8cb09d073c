import { amount } from './amount.ts'
import type { ClassFacts } from './catalogue/ClassFacts.ts'
import { classFacts } from './catalogue/courseClasses.ts'
import { liveFacts } from './catalogue/liveClasses.ts'
import { classIdOf, type ClassKind } from './course-class/classIds.ts'
import { hostOf } from './host.ts'
import { entryOf, pickNumbers, titleOfTerm } from './pick.ts'
import { pictureUrl } from './pictureUrl.ts'
import type { WorldContext } from './WorldContext.ts'
import type { CourseClass } from '../../src/domain/course-class/courseClass.ts'

/** What the home data calls `courseList`: classes that are live. */
export function liveClasses(context: WorldContext): readonly CourseClass[] {
  return classesFrom(context, 'live', liveFacts)
}

export function popularClasses(context: WorldContext): readonly CourseClass[] {
  return classesFrom(context, 'class', classFacts)
}

function classesFrom(context: WorldContext, kind: ClassKind, catalogue: readonly ClassFacts[]): readonly CourseClass[] {
  return pickNumbers(context, kind, catalogue, amount(context, 12)).map((number) => classAt(context, kind, number))
}

export function classAt(context: WorldContext, kind: ClassKind, number: number): CourseClass {
  const { facts, term, entry } = entryOf<ClassFacts>(kind === 'live' ? liveFacts : classFacts, number)
  const { title, comment, cost, paymentType } = facts
  const rolled = context.dice.roll(`${kind}/${entry}/${context.site?.label ?? ''}`, (faker) => ({
    isOnlyForChannelUser: faker.datatype.boolean(0.2),
    ...hostOf(context, faker, facts.topic),
  }))
  return {
    courseClassId: classIdOf({ channel: context.site?.number ?? 0, kind, number }),
    title: titleOfTerm(title, term, '기'),
    comment,
    thumbnail: pictureUrl.thumbnail(facts.topic, number),
    cost,
    paymentType,
    ...rolled,
    schedule: { memberCount: facts.capacity },
  }
}
