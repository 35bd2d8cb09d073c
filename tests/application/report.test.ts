import { describe, expect, it, vi } from 'vitest'
import { makeRevokeReportLink, makeShareReport } from '../../src/application/report.ts'
import { aReportLink } from '../domain/report/aReport.ts'
import { lostConnection, refusal } from '../fakes/refusal.ts'

const own = { kind: 'own' } as const
const failures = [
  [refusal(401), 'signInFirst'],
  [refusal(403), 'refused'],
  [refusal(500), 'failed'],
  [lostConnection(), 'failed'],
] as const

describe('a link to a report', () => {
  it('is made one at a time', async () => {
    const create = vi.fn(async () => aReportLink())
    const share = makeShareReport({ reports: { share: create } })
    expect(await Promise.all([share(own, 7), share(own, 7)])).toEqual([{ kind: 'shared', link: aReportLink() }, { kind: 'alreadySharing' }])
    expect(create.mock.calls).toEqual([[own, 7]])
  })

  it('is revoked, also where it was gone before', async () => {
    expect(await makeRevokeReportLink({ reports: { revoke: async () => {} } })(own, 1)).toEqual({ kind: 'revoked' })
    expect(await makeRevokeReportLink({ reports: { revoke: () => Promise.reject(refusal(404)) } })(own, 1)).toEqual({ kind: 'revoked' })
  })

  it.each(failures)('%s is %s', async (error, kind) => {
    expect(await makeShareReport({ reports: { share: () => Promise.reject(error) } })(own, 7)).toEqual({ kind })
    expect(await makeRevokeReportLink({ reports: { revoke: () => Promise.reject(error) } })(own, 1)).toEqual({ kind })
  })

  it('of somebody who is in no class of the viewer’s is gone', async () => {
    expect(await makeShareReport({ reports: { share: () => Promise.reject(refusal(404)) } })(own, 7)).toEqual({ kind: 'gone' })
  })
})
