import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { pageCalls } from '../../../mock-server/callLog.ts'
import { type AskedDeed, deeds } from '../../../src/domain/deeds.ts'
import { demoView, openAddress, opensDemos } from './openDemo.ts'

import '../../../src/ui/members/DepartureDialog.tsx'
import '../../../src/ui/my/MyPage.tsx'
import '../../../src/ui/room/RoomPage.tsx'
import '../../../src/ui/room/judge/JudgePanel.tsx'
import '../../../src/ui/report/OwnReportPage.tsx'
import '../../../src/ui/studio/members/MembersPage.tsx'

opensDemos()

interface Place {
  readonly persona: string
  readonly path: string
  /** What is pressed, one after the other, as far as the question. */
  readonly press: readonly RegExp[]
  readonly question: RegExp
}

/** Where each of these is done: the demo is opened there, over its backend. */
const places: Readonly<Partial<Record<AskedDeed, Place>>> = {
  removeMember: {
    persona: 'operator',
    path: '/studio/members',
    press: [/^하늘 ?내보내기$/],
    question: /채널에서 내보낼까요/,
  },
  endInvitation: {
    persona: 'operator',
    path: '/studio/members',
    press: [/^초대하기$/, /^초대 링크 만들기$/, /초대 거두기$/],
    question: /초대를 거둘까요/,
  },
  endReportLink: { persona: 'learner', path: '/my/report', press: [/^링크 만들기$/, /거두기$/], question: /링크를 거둘까요/ },
  startRoom: { persona: 'teacher', path: '/room/5001', press: [/^지금 시작하기$/], question: /지금 시작할까요/ },
  endRoom: { persona: 'teacher', path: '/room/5001', press: [/^지금 시작하기$/, /^시작하기$/, /^지금 끝내기$/], question: /지금 끝낼까요/ },
  reopenRoom: { persona: 'teacher', path: '/room/5002', press: [/^다시 열기$/], question: /다시 열까요/ },
  leaveChannel: { persona: 'learner', path: '/my', press: [/^이 채널에서 나가기$/], question: /채널에서 나갈까요/ },
}

test.each(Object.entries(places))(
  '%s asks, and nothing is sent before it is answered',
  async (deed, { persona, path, press, question }) => {
    expect(deeds[deed as AskedDeed]).toBe('asks')
    openAddress(demoView({ persona, channel: 'haeon', content: 'full' }, path))
    for (const name of press.slice(0, -1)) await userEvent.click(await screen.findByRole('button', { name }))
    const last = await screen.findByRole('button', { name: press.at(-1) ?? /./ })
    const sent = () => pageCalls.get().filter(({ method }) => method !== 'GET').length
    const before = sent()
    await userEvent.click(last)
    const asked = within(await screen.findByRole('dialog', { name: question }))
    await userEvent.click(asked.getByRole('button', { name: /^그대로 두기$|^그만두기$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).not.toBeInTheDocument())
    expect(sent()).toBe(before)
  },
)
