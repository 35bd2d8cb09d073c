import type { DemoSchema } from '../models.ts'
import { blockOfId, givenBlockSubmissions, isAccepted } from './blocks.ts'
import { problemOfId } from './problems.ts'
import { givenSubmissions, submissionsOf } from './submissions.ts'
import type { World } from './world.ts'
import { seoulDate } from '../../src/domain/calendar/seoul.ts'
import { activeDaysOf, type LearningEvent } from '../../src/domain/learningLog.ts'
import type { ActiveDay, RecentAttempt } from '../../src/domain/problems/learningRecord.ts'
import { rewardFor } from '../../src/domain/problems/reward.ts'

/** Lists the viewer's submissions of all problems, the newest first. */
export function attempts(world: World, schema: DemoSchema): readonly RecentAttempt[] {
  return submissionsOf(world, schema).flatMap(({ submissionId, problemId, state, createdDate }) => {
    const title = problemOfId(world, schema, String(problemId))?.title
    return title === undefined ? [] : [{ submissionId, problemId, title, state, createdDate }]
  })
}

interface TimedEvent extends Omit<LearningEvent, 'date'> {
  readonly instant: Date
}

/** Lists the viewer's learning events, before the demo and in it. */
function timedEvents(world: World, schema: DemoSchema): readonly TimedEvent[] {
  return [
    ...eventsBefore(world, schema),
    ...[...schema.all('submission').models, ...schema.all('blockSubmission').models].map(({ createdDate }) => onlyTried(createdDate)),
    ...schema.all('lessonProgress').models.map(({ studiedDate }) => onlyTried(studiedDate)),
    ...schema.all('earning').models.map(({ type: finished, experience, earnedDate }) => ({
      instant: new Date(earnedDate),
      finished,
      experience,
    })),
  ]
}

const onlyTried = (date: string): TimedEvent => ({ instant: new Date(date), finished: null, experience: 0 })

/** The experience of a row of the log from before the demo. Its lessons may be unfinished; a course's row stands for a studied one. */
const experiencePerRow = 10

function solvedOrTried(date: string, kind: 'PROBLEM' | 'BLOCK', isSolved: boolean, difficulty: number | null): TimedEvent {
  if (!isSolved) return onlyTried(date)
  const { experience } = rewardFor({ difficulty, isFirstSolved: true, openedHintCount: 0 })
  return { instant: new Date(date), finished: kind, experience }
}

function eventsBefore(world: World, schema: DemoSchema): readonly TimedEvent[] {
  return [
    ...givenSubmissions(world).map(({ problemId, state, createdDate }) =>
      solvedOrTried(createdDate, 'PROBLEM', state === 'ACCEPTED', problemOfId(world, schema, String(problemId))?.difficulty ?? null),
    ),
    ...givenBlockSubmissions(world).map((known) =>
      solvedOrTried(known.createdDate, 'BLOCK', isAccepted(world, known), blockOfId(world, String(known.blockId))?.difficulty ?? null),
    ),
    ...schema.all('studyLog').models.map(({ type, updatedDate }) => ({
      instant: new Date(updatedDate),
      finished: type === 'COURSE' ? type : null,
      experience: experiencePerRow,
    })),
  ]
}

export function learningLog(world: World, schema: DemoSchema): readonly LearningEvent[] {
  return timedEvents(world, schema).map(({ instant, finished, experience }) => ({ date: seoulDate(instant), finished, experience }))
}

/** Returns when the viewer submitted or learnt something. */
export function studyInstants(world: World, schema: DemoSchema): readonly Date[] {
  return timedEvents(world, schema).map(({ instant }) => instant)
}

/** Returns the days since this one on which the viewer submitted or learnt something, the oldest first. */
export function activeDays(world: World, schema: DemoSchema, from: string): readonly ActiveDay[] {
  return activeDaysOf(learningLog(world, schema), from)
}
