import { browserAnswers } from '../adapters/browser/localDrafts.ts'
import { httpWorksheetRepository } from '../adapters/http/worksheet.ts'
import { makeMarkAnswers, makeReadRightAnswers, type WorksheetFeature } from '../application/worksheet.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireWorksheet({ client, log, storageScope }: FeatureDependencies): WorksheetFeature {
  const worksheets = httpWorksheetRepository(client, log)
  return {
    worksheets,
    markAnswers: makeMarkAnswers({ worksheets }),
    readRightAnswers: makeReadRightAnswers({ worksheets }),
    answers: browserAnswers(log, storageScope),
  }
}
