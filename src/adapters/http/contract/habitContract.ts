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
      "Returns the length of the viewer's streak, their daily goal, and the problems first solved and minutes learned today. The streak counts Korean dates without a limit; one day of each week (Monday to Sunday) may be missed.",
    purpose: '연속 학습과 오늘 목표',
    response: objectResponse(habitSchema),
  },
  {
    ...write,
    method: 'PUT',
    name: 'setGoal',
    path: paths.goal,
    summary: "Sets the viewer's daily goal: 1, 2 or 3 of PROBLEM, or 10 of MINUTE. 400 for anything else.",
    purpose: '오늘 목표 정하기',
    body: { schema: goalSchema, example: { unit: 'PROBLEM', target: 2 } },
    response: noContent,
    otherErrors: [400],
  },
]
