import { httpReportRepository } from '../adapters/http/report.ts'
import { makeRevokeReportLink, makeSendPraise, makeShareReport, type ReportFeature } from '../application/report.ts'
import { wireCreateListed } from './createListed.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireReport({ client, log, clock, storageScope }: FeatureDependencies): ReportFeature {
  const reports = httpReportRepository(client, log)
  return {
    reports,
    share: makeShareReport({ reports, createListed: wireCreateListed({ log, clock, storageScope }) }),
    revoke: makeRevokeReportLink({ reports }),
    sendPraise: makeSendPraise({ reports }),
  }
}
