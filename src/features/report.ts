import { httpReportRepository } from '../adapters/http/report.ts'
import { makeRevokeReportLink, makeShareReport, type ReportFeature } from '../application/report.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireReport({ client, log }: FeatureDependencies): ReportFeature {
  const reports = httpReportRepository(client, log)
  return { reports, share: makeShareReport({ reports }), revoke: makeRevokeReportLink({ reports }) }
}
