import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { apiPaths } from '../../../src/adapters/http/apiPaths.ts'
import { otherAccountCode } from '../../../src/adapters/http/refusalCodes.ts'
import { draftWords } from '../../../src/ui/draft/draftWords.ts'
import { spoken } from '../spoken.ts'
import type { Item } from '../../mock-server/demo.ts'
import { approach, asked, backend, type Place, take, undone, view, write } from './deedPlaces.ts'
import { opensDemos } from './openDemo.ts'

opensDemos()

type Fetch = (request: Request) => Promise<Response>

/** Signs another person in, in a second window. */
function anotherWindow() {
  const state = { isSignedIn: false, waiting: 0, refused: [] as string[] }
  const wrap =
    (fetch: Fetch): Fetch =>
    async (request) => {
      const { pathname } = new URL(request.url)
      if (!state.isSignedIn) {
        state.waiting += 1
        return fetch(request).finally(() => (state.waiting -= 1))
      }
      if (request.method !== 'GET') {
        state.refused.push(`${request.method} ${pathname}`)
        return Response.json({ code: otherAccountCode, message: '' }, { status: 409 })
      }
      const answer = await fetch(request)
      return pathname.endsWith(`/${apiPaths.me}`)
        ? Response.json({ ...(await answer.json()), userId: 4_321, nickname: '윤슬', gender: 'MAN' })
        : answer
    }
  return { state, wrap }
}

const learner = { persona: 'learner' } as const
const operator = { persona: 'operator' } as const

/** A place for each action; the last press sends it, or opens a question first. Words after the action's name tell a second place. */
const presses: Readonly<Record<string, Place>> = {
  claimReward: { ...learner, path: '/quest', query: { quests: 'sub' }, press: [/받기/] },
  'claimReward at home': { ...learner, path: '/', query: { quests: 'sub' }, press: [/받기/] },
  likeBlog: { ...learner, path: '/blog/10301', press: [/좋아요/] },
  enrol: {
    ...learner,
    path: '/course/ID/lesson',
    async prepare(store) {
      const { courseList } = await backend(store, 'learner').json('courses?page=1&order=DESC')
      return courseList.find(({ cost }: Item) => cost === 0).courseId
    },
    press: [/^무료로 수강하기$/],
  },
  purchase: asked.enrolWithPoints,
  'purchase with money': asked.payMoney,
  buyProduct: { ...learner, path: '/shop', press: [/^구매$/] },
  giveBackItem: { ...learner, path: '/shop', press: [/^구매$/, /^구매 취소$/] },
  wearOutfit: { ...learner, path: '/shop', press: [/^구매$/, /^바로 입기$/] },
  takeBack: { ...undone.takeBackHomework },
  readNotifications: { ...learner, path: '/my/notices', press: [/^모두 읽음$/] },
  changeNotificationSetting: { ...learner, path: '/my/notices', press: [/숙제/] },
  setGoal: { ...learner, path: '/my', press: [/^10분$/] },
  depart: asked.leaveChannel,
  'depart from a class': asked.removeFromClass,
  invite: { ...operator, path: '/studio/members', press: [/^초대하기$/, /^초대 링크 만들기$/] },
  revokeInvitation: asked.endInvitation,
  changeRoles: asked.giveUpOwnKey,
  openHint: { ...learner, path: '/learn/problem/17008', press: [/힌트/] },
  finishLesson: { ...learner, path: '/course/11033/lesson/1103303', press: [/^다 읽었어요$/] },
  finishMaterial: { ...learner, path: '/learn/document/16003', press: [/다 읽었어요|완료/] },
  register: { ...learner, path: '/course/class/15005/lesson', press: [/^12월 1일/, /^컴퓨터/, /일 신청하기$/] },
  cancelRegistration: asked.cancelRegistration,
  enterMeeting: { ...learner, path: '/course/class/15005/lesson', query: { at: '2026-11-24T18:25:00+09:00' }, press: [/^수업 입장하기$/] },
  shareReport: { ...learner, path: '/my/report', press: [/^링크 만들기$/] },
  revokeReportLink: asked.endReportLink,
  sendPraise: {
    persona: 'teacher',
    path: '/report/ID',
    prepare: async (store) => (await write(backend(store, 'learner'), 'POST', 'users/reports/links', { days: 7 })).token,
    press: [/자랑스러워요/],
  },
  clap: { ...learner, path: '/ranking', query: { period: 'LEAGUE' }, press: [/박수 보내기$/] },
  beginRoom: { ...asked.endPractice, press: [/^시작하기$/] },
  changeRoom: asked.startRoom,
  copyRoom: { ...asked.closeRoom, press: [/베껴|복사|본떠/] },
  'remove/${list}/${id}': asked.removeClassAnnouncement,
  'remove/${feature.kind}': asked.removeWork,
  'handOver/${work.kind}/${work.workId}': asked.handOverWork,
  'change/${kind}': asked.closeHomework,
  arrangeBanners: { ...operator, path: '/studio/channel', press: [/위로$/] },
  makePractice: { ...learner, path: '/room/new', press: [/담기|골라/, /^연습 시험 만들기$/] },
  removeBanner: asked.removeBanner,
  removeComment: asked.removeBlogComment,
  changePost: asked.removePost,
  changeReview: asked.removeReview,
  giveBackHomework: {
    persona: 'teacher',
    path: '/studio/homework/40/assignment/401/members',
    prepare: async (store) =>
      write(backend(store, 'learner'), 'POST', 'users/homeworks/40/assignments/401/submissions', { comment: '다 했어요' }),
    press: [/의 제출 보기/, { field: /말/, text: '다시 해 볼까요?' }, /^다시 내게 하기$/],
  },
  chooseAvatar: { persona: 'newcomer', path: '/', press: [/^여자$/, /^만들기$/] },
}

/** Texts that report whether a draft is saved; they do not tell what became of an action. */
const draftStates = new Set<string>(Object.values(draftWords.states))

/** Texts of live regions that pages fill on their own; the demo's backend has no dates for the other account. */
const ofAnyPage = /^\d{4}년 \d+월$|^아이템 \d+개$|입어 보기|^수업 날짜를 불러오지 못했어요$/

const patience = { timeout: 5_000 }

const refusal = /^그대로 두기$|^그만두기$|^취소$|^다음에 할게요$|^닫기$/

/** Confirms the open dialog by its last button. */
async function agree() {
  const yes = within(view())
    .getAllByRole('button')
    .findLast(({ textContent }) => !refusal.test(textContent ?? ''))
  if (yes !== undefined) await userEvent.click(yes)
}

/** Waits until the page has made all its calls and got the answers. */
async function rested(state: { readonly waiting: number }) {
  await waitFor(() => expect(document.querySelector('#root main :is(h1, h2)')).toBeInTheDocument(), patience)
  let quiet = 0
  while (quiet < 5) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    quiet = state.waiting === 0 ? quiet + 1 : 0
  }
}

test.each(Object.entries(presses))('%s tells once that another account has signed in, and the page is mounted anew', async (_, place) => {
  const { state, wrap } = anotherWindow()
  const last = await approach(place, { wrap })
  await rested(state)
  const former = document.querySelector('#root main :is(h1, h2)')
  const standing = new Set(spoken())
  state.isSignedIn = true
  await take(last)
  const isAsked = () => state.refused.length > 0 || screen.queryAllByRole('dialog').length > 0
  await waitFor(() => expect(isAsked()).toBe(true), patience)
  if (state.refused.length === 0) await agree()
  await waitFor(() => expect(state.refused).not.toEqual([]), patience)
  await waitFor(() => expect(spoken().join()).toContain('계정이 바뀌어'), patience)
  await waitFor(() => expect(former).not.toBeInTheDocument(), patience)
  await new Promise((resolve) => setTimeout(resolve, 50))
  const said = spoken().filter((text) => !standing.has(text) && !draftStates.has(text) && !ofAnyPage.test(text))
  expect(said).toEqual([expect.stringMatching(/이제 .*윤슬.* 님의 화면이에요/)])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

/** Actions that the forms of `writing/news.test.tsx` send, each over the same refusal. */
const ofForms = [
  'writeComment',
  'saveBanner',
  'saveChannelSettings',
  'markHomework',
  'handIn',
  'join',
  'send/${list}',
  'save/${kind}',
  'markWorksheet',
]
/** Actions that change nothing. */
const reading = ['exportMembers', 'findCollisions', 'proposePractice', 'roomPapers']
/** Actions whose buttons no demo page shows within a few presses. */
const hidden = ['addToClass', 'rejudge/${problemId}']

const sources = import.meta.glob<string>('/src/ui/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })

test('each action of a page has a row here, or a form that sends it', () => {
  const named = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/useAction(?:<[^(]*>)?\(\{\s*name: ['`](.+?)['`]/g)].map(([, name]) => name),
  )
  const inRows = Object.keys(presses).map((name) => name.split(' ')[0])
  expect(new Set([...inRows, ...ofForms, ...reading, ...hidden])).toEqual(new Set(named))
})
