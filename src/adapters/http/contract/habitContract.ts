import { type ApiCall, callDefaults, noContent, objectResponse } from './apiCall.ts'
import { goalSchema, habitSchema } from '../habit.ts'
import { habitPaths as paths } from '../habitPaths.ts'

const { readAsUser, write } = callDefaults({ noun: 'habit', area: '나', origin: 'ours', specId: 'S-003' })

export const habitCalls: readonly ApiCall[] = [
  {
    ...readAsUser,
    name: 'habit',
    path: paths.habit,
    summary:
      "Days in a row on which the viewer learnt, without a bound and by Korean dates, of which one in each week (Monday to Sunday) may be missed; the day's goal; problems first solved and minutes learnt today.",
    purpose: '연속 학습과 오늘 목표',
    response: objectResponse(habitSchema),
  },
  {
    ...write,
    method: 'PUT',
    name: 'setGoal',
    path: paths.goal,
    summary: "Sets the viewer's goal of each day: 1, 2 or 3 of PROBLEM, or 10 of MINUTE; 400 for anything else.",
    purpose: '오늘 목표 정하기',
    body: { schema: goalSchema, example: { unit: 'PROBLEM', target: 2 } },
    response: noContent,
    otherErrors: [400],
  },
]
