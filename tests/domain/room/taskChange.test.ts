import { expect, it } from 'vitest'
import { taskChangeText } from '../../../src/domain/room/taskChange.ts'

const tasks = (...ids: readonly number[]) => ids.map((contentId) => ({ contentId, point: 100 }))

it.each([
  ['as they were', tasks(1, 2), tasks(1, 2), null],
  ['one less', tasks(1, 2, 3), tasks(2, 3), '1번 문제를 뺐어요. 그 문제에서 받은 점수는 세지 않고, 뒤에 있는 문제의 번호가 당겨져요.'],
  ['two less', tasks(1, 2, 3), tasks(2), /^1번, 3번 문제를 뺐어요/],
  ['one more', tasks(1), tasks(1, 2), '문제 1개를 더했어요.'],
  ['another one in its place', tasks(1), tasks(2), /^1번 문제를 뺐어요.* 문제 1개를 더했어요.$/],
  ['in another order', tasks(1, 2), tasks(2, 1), '문제의 차례가 바뀌었어요.'],
  ['for other points', tasks(1, 2), [...tasks(1), { contentId: '2', point: 50 }], '배점이 바뀌었어요.'],
])('other tasks are told: %s', (_what, before, after, text) => {
  const told = taskChangeText(before, after)
  if (text instanceof RegExp) expect(told).toMatch(text)
  else expect(told).toBe(text)
})
