import type { Page } from '@playwright/test'
import type { RoomStanding } from '../../src/domain/room/scoring.ts'
import { emptyRoom, type SetRoom } from '../../src/domain/studio/setRoom.ts'
import { aStudioCase, aStudioProblem } from '../domain/studio/aStudioProblem.ts'
import { expect } from './demo.ts'
import { editor, waves } from './problemPage.ts'

/** Returns a moment in ms since the epoch, by minutes since the contest began. */
export const at = (minutes: number) => Date.parse('2026-11-20T10:00:00+09:00') + minutes * 60_000
export const dateAt = (minutes: number) => new Date(at(minutes)).toISOString()
export const [double, square, nought] = ['print(int(input()) * 2)\n', 'print(int(input()) ** 2)\n', 'print(0 - 1 - int(input()))\n']
/** Returns the cases of a problem that asks for doubles. With a count of 2 they accept `square` too: 2 and 0 have it as their double. */
const casesWith = (count: number) => [
  aStudioCase({ input: `${count}\n`, output: `${count * 2}\n` }),
  aStudioCase({ label: '없을 때', visibility: 'LABEL', input: '0\n', output: '0\n' }),
]

/** Makes a call to the backend as a persona. */
const call = async (backendOrigin: string, persona: string, path: string, method = 'GET', body?: object) => {
  const headers = { cookie: `persona=${persona}`, 'content-type': 'application/json' }
  const answer = await fetch(`${backendOrigin}/product/v1/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
  return answer.json()
}

/** Returns the points of a person, and the sum that was paid for all their answers to some problems. */
export const purseOf = async (backendOrigin: string, persona: string, problemIds: readonly number[]) => {
  const ask = (path: string) => call(backendOrigin, persona, path)
  const lists = await Promise.all(problemIds.map((id) => ask(`users/problems/${id}/submissions?page=1`)))
  const ids: readonly number[] = lists.flatMap(({ submissionList }) =>
    submissionList.map(({ submissionId }: { submissionId: number }) => submissionId),
  )
  const submissions = await Promise.all(ids.map((id) => ask(`users/problems/submissions/${id}`)))
  const { point } = await ask('users/me')
  return { point: Number(point), paid: submissions.reduce((sum, { rewardPoint }) => sum + Number(rewardPoint), 0) }
}

/** Makes a problem of the teacher's own, whose cases accept squares until `mend` adds the missing one. */
export const makeProblem = async (backendOrigin: string) => {
  const asTeacher = (path: string, method?: string, body?: object) => call(backendOrigin, 'teacher', path, method, body)
  const content = aStudioProblem({ caseList: casesWith(2), generator: '' })
  const { problemId, updatedDate } = await asTeacher('users/studio/problems', 'POST', { content })
  const path = `users/studio/problems/${problemId}`
  await asTeacher(`${path}/publications`, 'POST', { updatedDate })
  const mend = async () => {
    const { updatedDate: version } = await asTeacher(path)
    const saved = await asTeacher(path, 'PUT', { content: { ...content, caseList: casesWith(3) }, updatedDate: version })
    await asTeacher(`${path}/publications`, 'POST', { updatedDate: saved.updatedDate })
  }
  return { problemId: Number(problemId), mend }
}

const contest = {
  scoring: 'ICPC',
  timing: 'FIXED',
  startDate: dateAt(0),
  endDate: dateAt(40),
  minutes: null,
  freezeMinutes: 10,
  lateMinutes: 5,
} as const

/** Makes a contest of forty minutes, frozen for the last ten, and returns its path. */
export const makeContest = async (backendOrigin: string, ownProblem: number) => {
  const task = { type: 'PROBLEM', point: 100 } as const
  const taskList = [
    { ...task, contentId: waves.id, title: '파도 소리 세 번' },
    { ...task, contentId: ownProblem, title: '조개 두 배' },
  ]
  const content: SetRoom = { ...emptyRoom, ...contest, title: '파도 대회', taskList }
  const { roomId, updatedDate } = await call(backendOrigin, 'teacher', 'channels/rooms', 'POST', { content })
  await call(backendOrigin, 'teacher', `channels/rooms/${roomId}/publications`, 'POST', { updatedDate })
  return `/room/${roomId}`
}

export const timer = (page: Page, name = '남은 시간') => page.getByRole('timer', { name })
export const table = (page: Page) => page.getByRole('table', { name: '순위표' })
export const row = (page: Page, name: string) => table(page).getByRole('row', { name: new RegExp(name) })
export const openTask = async (page: Page, title: string) => {
  await page.getByRole('region', { name: '문제' }).getByRole('link', { name: title }).click()
  await expect(editor(page)).toBeVisible()
}
export const backToRoom = (page: Page) => page.getByRole('link', { name: '대회', exact: true }).click()
const signs = { NONE: '–', TRIED: '×', PENDING: '…', SOLVED: '○' } as const

/** Formats a row as the table shows it. */
export const textsOf = ({ rank, solvedCount, minutes, cells }: RoomStanding) => [
  `${rank}`,
  `${solvedCount}`,
  `${minutes}분`,
  ...cells.map(({ state, isFirst, tryCount, minutes: solved }) =>
    [isFirst ? '★' : signs[state], [tryCount > 0 && `${tryCount}번`, solved !== null && `${solved}분`].filter(Boolean).join(' · ')]
      .filter(Boolean)
      .join(' '),
  ),
]

/** Prints to PDF and returns the width and height of each page in points. */
export const printedPages = async (page: Page) => {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ])
}
