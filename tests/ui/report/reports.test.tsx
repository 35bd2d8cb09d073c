import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Route, Routes } from 'react-router-dom'
import type { ReportRepository, SharedReport } from '../../../src/application/report.ts'
import type { ReportLink } from '../../../src/domain/report/reportLink.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { NotificationRegion } from '../../../src/ui/notifications/NotificationRegion.tsx'
import { MemberReportDialog } from '../../../src/ui/report/MemberReportDialog.tsx'
import { ReportLinks } from '../../../src/ui/report/ReportLinks.tsx'
import { OwnReportPage } from '../../../src/ui/report/OwnReportPage.tsx'
import { SharedReportPage } from '../../../src/ui/report/SharedReportPage.tsx'
import { aHomework, aReport, aReportLink, aWeek } from '../../domain/report/aReport.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeFeatures, fakeReport } from '../../fakes/features.ts'
import { refusal } from '../../fakes/refusal.ts'
import { openAt } from '../openAt.tsx'

const learner: Viewer = { ...guest, authState: 'VALID', userId: 1, nickname: '하늘' }

const open = async (answers: Partial<ReportRepository> = {}, { viewer = learner, at = '/my/report' } = {}) => {
  const application = anApplication({
    features: fakeFeatures({ report: fakeReport({ own: async () => aReport(), ...answers }) }),
    viewer: { ...anApplication().viewer, current: async () => viewer },
  })
  await act(async () => {
    openAt(
      at,
      <>
        <Routes>
          <Route path="/my/report" element={<OwnReportPage />} />
          <Route
            path="/members"
            element={[7, 8].map((userId) => <ReportLinks key={userId} owner={{ kind: 'member', courseClassId: 5, userId }} level={3} />)}
          />
          <Route path="/report/:token" element={<SharedReportPage />} />
          <Route path="/member" element={<MemberReportDialog courseClassId={5} userId={7} name="바다" onClose={() => {}} />} />
        </Routes>
        <NotificationRegion />
      </>,
      application,
    )
  })
}

const part = (name: string) => within(screen.getByRole('region', { name }))
/** Opens every part that is folded. */
const unfold = async () => {
  for (const title of await screen.findAllByRole('button', { expanded: false })) await userEvent.click(title)
}

test('a report tells in sentences what comes next, what was learnt, and what the classes cost', async () => {
  const printed = vi.fn()
  vi.stubGlobal('print', printed)
  await open()
  expect(await screen.findByRole('heading', { name: '하늘의 학습 보고서' })).toBeVisible()
  expect(screen.getByText('11월 20일 (금) 기준')).toBeVisible()
  expect(part('다음에 할 것').getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByText('하늘이 이번 주에 문제 1개를 풀었어요')).toBeVisible()
  expect(screen.getByText('11월 19일 목요일: 배웠어요')).toBeInTheDocument()
  expect(part('이번에 잘한 점').getByText(/두 수의 합.*스스로 끝까지 해냈어요/)).toBeVisible()
  expect(part('선생님의 말').getByText('설명을 잘 썼어요.')).toBeVisible()
  expect(part('바다별로 푼 문제').getByRole('progressbar', { name: '얕은 바다' })).toHaveAttribute(
    'aria-valuetext',
    '문제 42개 가운데 4개를 풀었어요',
  )
  expect(part('수업과 수강료').queryByRole('listitem')).not.toBeInTheDocument()
  await unfold()
  expect(part('주마다 배운 것').getByText('3일 동안 1시간 20분 배웠어요.')).toBeVisible()
  expect(part('주마다 배운 것').getByText('이번 주')).toBeVisible()
  expect(part('유형별 문제').getByText('낸 문제 2개 가운데 1개를 풀었어요')).toBeInTheDocument()
  expect(part('숙제').getByRole('listitem')).toHaveTextContent('반복문 연습하는 중 · 11월 27일 (금)까지')
  expect(part('수업과 수강료').getByRole('listitem')).toHaveTextContent(
    '파이썬 첫걸음모두 9번 가운데 4번 남았어요. 수강료는 90,000원이에요. 남은 4번의 몫은 40,000원이에요. 12강 가운데 4강을 마쳤어요.',
  )
  await userEvent.click(screen.getByRole('button', { name: '인쇄하기' }))
  expect(printed).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('a report without anything says so in each part; of long homework the rest is counted', async () => {
  await open({
    own: async () => aReport({ nickname: null, weeks: [aWeek({ activeDates: [] })], types: [], homework: [], courses: [], classes: [] }),
  })
  expect(await screen.findByRole('heading', { name: '이름 없는 학생의 학습 보고서' })).toBeVisible()
  await unfold()
  for (const none of ['아직 정해진 것이 없어요.', '아직 낸 문제가 없어요.', '받은 숙제가 없어요.', '듣는 수업이 없어요.'])
    expect(screen.getByText(none)).toBeVisible()
})

test('of long homework the rest is counted, and a score is told', async () => {
  const homework = Array.from({ length: 8 }, (_, at) => aHomework({ title: `숙제 ${at}`, state: 'MARKED', score: 90 }))
  await open({ own: async () => aReport({ homework }) })
  await screen.findByRole('heading', { name: /학습 보고서$/, level: 2 })
  await unfold()
  expect(part('숙제').getAllByRole('listitem')[0]).toHaveTextContent('확인받음 · 90점 · 11월 27일 (금)까지')
  expect(part('숙제').getByText('이 밖에 숙제 2개')).toBeVisible()
})

test('where all of the homework is shown no rest is counted', async () => {
  await open({ own: async () => aReport({ homework: Array.from({ length: 6 }, (_, at) => aHomework({ title: `숙제 ${at}` })) }) })
  await screen.findByRole('heading', { name: /학습 보고서$/, level: 2 })
  await unfold()
  expect(part('숙제').getAllByRole('listitem')).toHaveLength(6)
  expect(part('숙제').queryByText(/이 밖에/)).not.toBeInTheDocument()
})

test('a guest is asked to sign in', async () => {
  await open({}, { viewer: guest })
  expect(await screen.findByRole('heading', { name: '로그인하면 내 보고서를 볼 수 있어요' })).toBeVisible()
  expect(screen.getByRole('link', { name: '로그인' })).toBeVisible()
})

test('who teaches is led to the classes', async () => {
  await open({ own: () => Promise.reject(refusal(403)) })
  expect(await screen.findByRole('link', { name: '가르치는 수업 보기' })).toHaveAttribute('href', '/my#teaching')
})

test('what failed can be read again', async () => {
  const own = vi.fn<ReportRepository['own']>().mockRejectedValueOnce(refusal(418)).mockResolvedValue(aReport())
  await open({ own })
  await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
  expect(await screen.findByRole('heading', { name: '하늘의 학습 보고서' })).toBeVisible()
})

test('a link is made for so many days, copied, and revoked', async () => {
  let links: readonly ReportLink[] = []
  const share = vi.fn<ReportRepository['share']>(async () => {
    links = [aReportLink({ teacherName: '윤슬쌤' })]
    return links[0]!
  })
  const revoke = vi.fn<ReportRepository['revoke']>(async () => {
    links = []
  })
  await open({ links: async () => links, share, revoke })
  expect(await screen.findByText('아직 만든 링크가 없어요.')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: '30일' }))
  await userEvent.click(screen.getByRole('button', { name: '링크 만들기' }))
  expect(share.mock.calls).toEqual([[{ kind: 'own' }, 30, 'key 1']])
  const list = within(await screen.findByRole('region', { name: '열려 있는 링크' }))
  const link = within(await list.findByRole('listitem'))
  expect(link.getByText(/\/report\/ABCDEFGHJKLMNPQRSTUVWXYZ$/)).toBeVisible()
  expect(link.getByText('11월 27일 (금)까지 열려요 · 윤슬쌤이 만들었어요')).toBeVisible()
  const copied = vi.fn(async () => {})
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText: copied } } }))
  await userEvent.click(link.getByRole('button', { name: /복사하기/ }))
  vi.unstubAllGlobals()
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/^http.*\/report\/ABCDEFGHJKLMNPQRSTUVWXYZ$/))
  await userEvent.click(link.getByRole('button', { name: /거두기/ }))
  await userEvent.click(screen.getByRole('button', { name: '링크 거두기' }))
  expect(revoke.mock.calls).toEqual([[{ kind: 'own' }, 1]])
  expect(await screen.findByText('아직 만든 링크가 없어요.')).toBeVisible()
  expect(await screen.findByText('링크를 거두었어요. 이제 열리지 않아요.')).toBeVisible()
})

test('a link that could not be made is told, and a list that could not be read is read again', async () => {
  const links = vi.fn<ReportRepository['links']>().mockRejectedValueOnce(refusal(418)).mockResolvedValue([])
  await open({ links, share: () => Promise.reject(refusal(418)) })
  await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
  expect(await screen.findByText('아직 만든 링크가 없어요.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '링크 만들기' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('링크를 만들지 못했어요. 잠시 후 다시 시도해 주세요.')
})

test('a teacher makes a link to the report of a learner in her class', async () => {
  const share = vi.fn<ReportRepository['share']>(async () => aReportLink())
  await open({ share }, { at: '/member' })
  const dialog = within(await screen.findByRole('dialog', { name: '바다 학생의 보고서 링크' }))
  await userEvent.click(dialog.getByRole('button', { name: '링크 만들기' }))
  await waitFor(() => expect(share.mock.calls).toEqual([[{ kind: 'member', courseClassId: 5, userId: 7 }, 7, 'key 1']]))
})

test('the links to the report of one learner are not shown as those of another', async () => {
  const links = vi.fn<ReportRepository['links']>(async (owner) => (owner.kind === 'member' && owner.userId === 7 ? [aReportLink()] : []))
  await open({ links }, { at: '/members' })
  expect(await screen.findByRole('button', { name: /거두기/ })).toBeVisible()
  expect(await screen.findByText('아직 만든 링크가 없어요.')).toBeVisible()
  expect(links).toHaveBeenCalledTimes(2)
})

const live = (praisedDate: string | null = null): SharedReport => ({
  state: 'live',
  report: aReport(),
  endDate: '2026-11-27T10:00:00+09:00',
  praisedDate,
})
const shared = (answer: SharedReport) => ({ shared: async () => answer })
const at = '/report/ABCDEFGHJKLMNPQRSTUVWXYZ'

test('whoever has the link sees the report, and until when', async () => {
  await open(shared(live()), { viewer: guest, at })
  expect(await screen.findByRole('heading', { level: 1, name: '하늘의 학습 보고서' })).toBeVisible()
  expect(screen.getByText(/이 링크는 11월 27일 \(금\)까지 열려요\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: '링크 만들기' })).not.toBeInTheDocument()
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
})

test('a praise is sent by a press, and stands there as a sticker that says so', async () => {
  const praise = vi.fn<ReportRepository['praise']>(async () => '2026-11-20T10:00:00+09:00')
  await open({ ...shared(live()), praise }, { viewer: guest, at })
  await userEvent.click(await screen.findByRole('button', { name: '꾸준히 하는 모습이 멋져요!' }))
  expect(praise.mock.calls).toEqual([['ABCDEFGHJKLMNPQRSTUVWXYZ', 'STEADY']])
  const thanks = await part('칭찬 보내기').findByText(/오늘 칭찬을 보냈어요\. 하늘의 알림에서 볼 수 있어요\./)
  expect(thanks).toHaveTextContent('꾸준히 하는 모습이 멋져요!')
  expect(thanks).toHaveFocus()
  expect(part('칭찬 보내기').queryByRole('button')).not.toBeInTheDocument()
})

test('a day has one praise, and a failed one may be sent again', async () => {
  const praise = vi.fn<ReportRepository['praise']>().mockRejectedValueOnce(refusal(500)).mockRejectedValueOnce(refusal(409))
  await open(
    {
      shared: vi.fn<ReportRepository['shared']>().mockResolvedValueOnce(live()).mockResolvedValue(live('2026-11-20T09:00:00+09:00')),
      praise,
    },
    { viewer: guest, at },
  )
  await userEvent.click(await screen.findByRole('button', { name: '정말 자랑스러워요!' }))
  expect(await screen.findByText('칭찬을 보내지 못했어요. 잠시 후 다시 눌러 주세요.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '정말 자랑스러워요!' }))
  expect(await screen.findByText('오늘은 이미 칭찬을 보냈어요. 내일 또 보낼 수 있어요.')).toBeVisible()
  expect(await part('칭찬 보내기').findByText(/내일 또 보낼 수 있어요/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '정말 자랑스러워요!' })).not.toBeInTheDocument()
})

test('nobody praises on one’s own report', async () => {
  await open()
  await screen.findByRole('heading', { name: '하늘의 학습 보고서' })
  expect(screen.queryByRole('region', { name: '칭찬 보내기' })).not.toBeInTheDocument()
})

test.each([
  ['ended', '기한이 지난 링크예요'],
  ['revoked', '보낸 분이 거둔 링크예요'],
] as const)('one that is %s says so, with a way on', async (state, title) => {
  await open(shared({ state }), { viewer: guest, at })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByText(/새 링크를 부탁해 주세요/)).toBeVisible()
  expect(screen.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/')
})

test('one that never was is not there, and one that could not be read is read again', async () => {
  await open({ shared: () => Promise.reject(refusal(404)) }, { viewer: guest, at })
  expect(await screen.findByRole('heading', { level: 1, name: '이런 링크가 없어요' })).toBeVisible()
})

test('one that could not be read is read again', async () => {
  const read = vi.fn<ReportRepository['shared']>().mockRejectedValueOnce(refusal(418)).mockResolvedValue({ state: 'ended' })
  await open({ shared: read }, { viewer: guest, at })
  await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
  expect(await screen.findByRole('heading', { level: 1, name: '기한이 지난 링크예요' })).toBeVisible()
})
