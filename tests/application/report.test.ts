import { describe, expect, it, vi } from 'vitest'
import { makeRevokeReportLink, makeSendPraise, makeShareReport, type ReportRepository } from '../../src/application/report.ts'
import type { ReportLinkDays, ReportOwner } from '../../src/domain/report/reportLink.ts'
import { aReportLink } from '../domain/report/aReport.ts'
import { fakeCreateListed } from '../fakes/features.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'

const own = { kind: 'own' } as const
const failures = [
  [refusal(401), 'signInFirst'],
  [refusal(403), 'refused'],
  [refusal(500), 'failed'],
  [lostConnection(), 'failed'],
] as const

describe('a link to a report', () => {
  const sharing = (share: ReportRepository['share'], links: ReportRepository['links'] = async () => []) =>
    makeShareReport({ reports: { share, links }, createListed: fakeCreateListed() })

  it('is made one at a time', async () => {
    const create = vi.fn(async () => aReportLink())
    const share = sharing(create)
    expect(await Promise.all([share(1, own, 7), share(1, own, 7)])).toEqual([
      { kind: 'shared', link: aReportLink() },
      { kind: 'alreadySharing' },
    ])
    expect(create.mock.calls).toEqual([[own, 7, 'key 1']])
  })

  it('is found by its days and its maker where its answer was lost', async () => {
    const member = { kind: 'member', courseClassId: 5, userId: 7 } as const
    const [ofLearner, ofTeacher] = [aReportLink(), aReportLink({ linkId: 2, teacherName: '윤슬쌤' })]
    const longer = aReportLink({ linkId: 3, endDate: '2026-12-20T10:00:00+09:00' })
    const found = async (owner: ReportOwner, days: ReportLinkDays) => {
      let isSent = false
      const send = async () => {
        isSent = true
        throw lostConnection()
      }
      return sharing(send, async () => (isSent ? [longer, ofTeacher, ofLearner] : []))(1, owner, days)
    }
    expect(await found(own, 7)).toEqual({ kind: 'shared', link: ofLearner })
    expect(await found(own, 30)).toEqual({ kind: 'shared', link: longer })
    expect(await found(member, 7)).toEqual({ kind: 'shared', link: ofTeacher })
    expect(await found(member, 30)).toEqual({ kind: 'failed' })
  })

  it('is revoked, also where it was gone before', async () => {
    expect(await makeRevokeReportLink({ reports: { revoke: async () => {} } })(own, 1)).toEqual({ kind: 'revoked' })
    expect(await makeRevokeReportLink({ reports: { revoke: () => Promise.reject(refusal(404)) } })(own, 1)).toEqual({ kind: 'revoked' })
  })

  it.each(failures)('%s is %s', async (error, kind) => {
    expect(await sharing(() => Promise.reject(error))(1, own, 7)).toEqual({ kind })
    expect(await makeRevokeReportLink({ reports: { revoke: () => Promise.reject(error) } })(own, 1)).toEqual({ kind })
  })

  it('of somebody who is in no class of the viewer’s is gone', async () => {
    expect(await sharing(() => Promise.reject(refusal(404)))(1, own, 7)).toEqual({ kind: 'gone' })
  })
})

describe('a praise', () => {
  it('is sent one at a time', async () => {
    const praise = vi.fn(async () => '2026-11-20T10:00:00+09:00')
    const send = makeSendPraise({ reports: { praise } })
    expect(await Promise.all([send('abc', 'PROUD'), send('abc', 'PROUD')])).toEqual([{ kind: 'praised' }, { kind: 'alreadySending' }])
    expect(praise.mock.calls).toEqual([['abc', 'PROUD']])
  })

  it.each([
    [refusal(409), 'alreadyPraised'],
    [refusal(404), 'ended'],
    [refusal(410), 'ended'],
    [refusal(500), 'failed'],
    [lostConnection(), 'failed'],
  ])('%s is %s', async (error, kind) => {
    expect(await makeSendPraise({ reports: { praise: () => Promise.reject(error) } })('abc', 'PROUD')).toEqual({ kind })
  })
})
