import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { siteOf } from '../../../src/domain/site/site.ts'
import { guest, type Viewer } from '../../../src/domain/viewer.ts'
import { ChannelSettingsPage } from '../../../src/ui/channel-settings/ChannelSettingsPage.tsx'
import { ProblemMembersPage } from '../../../src/ui/class-view/ClassViewPage.tsx'
import { HomeworkPage } from '../../../src/ui/homework/HomeworkPage.tsx'
import { InboxPage } from '../../../src/ui/inbox/InboxPage.tsx'
import { MyPage } from '../../../src/ui/my/MyPage.tsx'
import { useKnownAccess } from '../../../src/ui/offer/access/enrolNote.ts'
import { QuestPage } from '../../../src/ui/quest/QuestPage.tsx'
import { GuestRankCard } from '../../../src/ui/ranking/OwnRankCard.tsx'
import { OwnReportPage } from '../../../src/ui/report/OwnReportPage.tsx'
import { AvatarPage } from '../../../src/ui/shop/AvatarPage.tsx'
import { StudioPage } from '../../../src/ui/studio/StudioPage.tsx'
import { MembersPage } from '../../../src/ui/studio/members/MembersPage.tsx'
import { useViewer } from '../../../src/ui/viewer/useViewer.ts'
import { WorksheetReviewPage } from '../../../src/ui/worksheet/WorksheetPages.tsx'
import { noContent } from '../../domain/home/noContent.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeFeatures, fakeHomework, fakeInbox, fakeReport, fakeShop, fakeWorksheet } from '../../fakes/features.ts'
import { fakePageTimer } from '../../fakes/fakePageTimer.ts'
import { refusal } from '../../fakes/refusal.ts'
import { openAt } from '../openAt.tsx'

const features = fakeFeatures({
  homework: fakeHomework(),
  inbox: fakeInbox({}, fakePageTimer().timer),
  report: fakeReport(),
  shop: fakeShop(),
  worksheet: fakeWorksheet(),
})

const loadHome = async () => ({ site: siteOf(null, true), channel: null, tint: null, home: noContent })

async function open(page: ReactElement, current: () => Promise<Viewer>) {
  const usual = anApplication()
  const application = anApplication({
    features,
    viewer: { ...usual.viewer, current },
    siteLoader: { ...usual.siteLoader, load: loadHome, loadHome },
  })
  await act(async () => void openAt('/here', <Suspense>{page}</Suspense>, application))
}

const Known = ({ children }: { readonly children: ReactElement }) => useViewer() && children

const places: readonly (readonly [name: string, page: ReactElement])[] = [
  ['one’s own page', <MyPage />],
  ['notifications', <InboxPage />],
  ['one’s own report', <OwnReportPage />],
  ['quests', <QuestPage />],
  [
    'one’s own rank',
    <Known>
      <GuestRankCard />
    </Known>,
  ],
  ['an assignment', <HomeworkPage />],
  ['the wardrobe', <AvatarPage />],
  ['what comes again', <WorksheetReviewPage />],
  ['the studio', <StudioPage />],
  ['members', <MembersPage />],
  ['the settings of a channel', <ChannelSettingsPage />],
  ['a class', <ProblemMembersPage />],
]

describe.each(places)('%s', (_, page) => {
  it('says to a guest what signing in brings', async () => {
    await open(page, async () => guest)
    expect((await screen.findAllByText(/로그인하면/)).length).toBeGreaterThan(0)
  })

  it('says nothing of signing in to somebody who may be signed in: nobody could tell who it is [F-012]', async () => {
    await open(page, () => Promise.reject(refusal(500)))
    expect((await screen.findAllByText(/로그인 상태를 확인하지 못했어요/)).length).toBeGreaterThan(0)
    expect(screen.queryByText(/로그인하면/)).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '로그인' })).not.toBeInTheDocument()
  })
})

it('the window of an assignment calls nobody a guest who may be signed in [F-012]', async () => {
  await open(<HomeworkPage />, () => Promise.reject(refusal(500)))
  await screen.findAllByText(/로그인 상태를 확인하지 못했어요/)
  expect(document.title).not.toMatch(/로그인하면/)
})

const Access = () => <p>{useKnownAccess({ kind: 'enrol', enrolment: 'offered to a guest' }).kind}</p>

it('a course or class is offered to guests, and to nobody who may be in it already [F-012]', async () => {
  const page = (
    <Known>
      <Access />
    </Known>
  )
  await open(page, async () => guest)
  expect(await screen.findByText('enrol')).toBeVisible()
  await open(page, () => Promise.reject(refusal(500)))
  expect(await screen.findByText('unknown')).toBeVisible()
})

it('asks again who it is, and goes on as for whoever that is', async () => {
  const current = vi.fn<() => Promise<Viewer>>(async () => guest).mockRejectedValueOnce(refusal(500))
  await open(<MyPage />, current)
  await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
  expect(await screen.findByText(/로그인하면/)).toBeVisible()
  expect(current).toHaveBeenCalledTimes(2)
})
