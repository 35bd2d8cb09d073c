import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import type { Desk as DeskData } from '../../../../src/domain/desk.ts'
import type { Viewer } from '../../../../src/domain/viewer.ts'
import { Desk } from '../../../../src/ui/home/sections/Desk.tsx'
import { Teaching } from '../../../../src/ui/home/sections/Teaching.tsx'
import { channelSite, mainSite } from '../../../domain/site/places.ts'
import { aViewer, teacher } from '../../../domain/viewer/viewers.ts'
import { anApplication } from '../../../fakes/anApplication.ts'
import { fakeClassView, fakeFeatures } from '../../../fakes/features.ts'
import { fakeClock } from '../../../fakes/fakeClock.ts'
import { refusal } from '../../../fakes/refusal.ts'
import { createQueryClient } from '../../../../src/ui/kit/query.ts'
import { renderInApp } from '../../renderInApp.tsx'

const stuck = {
  courseClassId: 9,
  classTitle: '파이썬반',
  userId: 11,
  nickname: '바다',
  problemId: 7003,
  problemTitle: '조개 세기',
  submissionCount: 3,
}
const homework = {
  homeworkId: 40,
  assignmentId: 400,
  title: '구구단',
  endDate: '2026-11-20T23:59:59+09:00',
  lateEndDate: null,
  toMarkCount: 2,
  openCount: 5,
}
const week = { memberCount: 16, activeCount: 12, solvedCount: 61 }
const nothing: DeskData = { stuckList: [], homeworkList: [], week: null }

const operator = aViewer({ roleList: ['ROLE_OPERATOR'] })

async function show(desk: () => Promise<DeskData>, viewer: Viewer = teacher, element = <Desk />, expectedSite = channelSite) {
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  client.setQueryData(['viewer'], viewer)
  const classView = { ...fakeClassView(), desk }
  const application = anApplication({
    expectedSite,
    clock: fakeClock('2026-11-20T18:00:00+09:00'),
    features: fakeFeatures({ classView }),
  })
  await act(async () => void renderInApp(<Suspense>{element}</Suspense>, application, client))
}

test('a teacher finds who is stuck over all classes, what to mark and what ends, each one tap away', async () => {
  await show(async () => ({ stuckList: [stuck], homeworkList: [homework], week }))
  expect(await screen.findByRole('link', { name: /바다 · 조개 세기에서 막혔어요 ?파이썬반 · 3번 제출/ })).toHaveAttribute(
    'href',
    '/studio/problem/7003/members?class=9',
  )
  const view = '/studio/homework/40/assignment/400/members'
  expect(screen.getByRole('link', { name: /구구단: 채점할 것 2개/ })).toHaveAttribute('href', view)
  expect(screen.getByRole('link', { name: /구구단 마감이 가까워요.*아직 내지 않은 학생 5명/ })).toHaveAttribute('href', view)
  expect(screen.getByText('지난 7일: 학생 16명 중 12명이 배웠고, 문제 61개를 풀었어요')).toBeVisible()
  expect(screen.queryByRole('link', { name: /채널 설정/ })).not.toBeInTheDocument()
})

test('on the main site, what the strip of the greeting shows is not repeated', async () => {
  const stuckList = [stuck, { ...stuck, userId: 12 }]
  await show(async () => ({ stuckList, homeworkList: [homework], week }), teacher, <Desk />, mainSite)
  expect(await screen.findByRole('heading', { name: '더 살필 것' })).toBeVisible()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('채점할 것 2개'),
    expect.stringContaining('마감이 가까워요'),
    expect.stringContaining('회원 관리'),
  ])
})

test('three who are stuck are named', async () => {
  await show(async () => ({ ...nothing, stuckList: [stuck, { ...stuck, userId: 12 }, { ...stuck, userId: 13 }, { ...stuck, userId: 14 }] }))
  expect(await screen.findAllByRole('link', { name: /막혔어요/ })).toHaveLength(3)
})

test('a desk with nothing on it says so', async () => {
  await show(async () => nothing)
  expect(await screen.findByText(/지금은 살필 것이 없어요/)).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('the members of the channel are one tap away', async () => {
  await show(async () => ({ ...nothing, stuckList: [stuck] }))
  expect(await screen.findByRole('link', { name: /회원 관리/ })).toHaveAttribute('href', '/studio/members')
})

test('a desk that cannot be read can be asked for again', async () => {
  await show(async () => Promise.reject(refusal(500)))
  expect(await screen.findByText(/오늘 살필 것을 불러오지 못했어요/)).toBeVisible()
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible()
})

test('who runs the channel is led to its settings', async () => {
  await show(async () => nothing, operator)
  expect(await screen.findByRole('link', { name: /채널 설정/ })).toHaveAttribute('href', '/studio/channel')
})

test('who runs the channel and teaches no class is greeted with its settings', async () => {
  await show(async () => nothing, operator, <Teaching classes={[]}>아직 없어요</Teaching>)
  expect(await screen.findByRole('link', { name: '채널 설정' })).toHaveAttribute('href', '/studio/channel')
  expect(screen.queryByText('아직 없어요')).not.toBeInTheDocument()
})
