import { browserDrafts } from '../adapters/browser/localDrafts.ts'
import { httpBlockCatalogue, httpBlockDrafts, httpBlockSubmissions } from '../adapters/http/block.ts'
import { type BlockFeature, blockHandIns, makeTryOutBlocks } from '../application/block.ts'
import { makeDrafts } from '../application/draft.ts'
import { makeOpenHint } from '../application/problem.ts'
import { loadPythonRunner } from '../pythonRunner.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireBlockHandIns({ client, log }: Pick<FeatureDependencies, 'client' | 'log'>) {
  return blockHandIns(httpBlockSubmissions(client, log))
}

export function wireBlock({ client, log, clock, storageScope }: FeatureDependencies): BlockFeature {
  const submissions = httpBlockSubmissions(client, log)
  return {
    blocks: httpBlockCatalogue(client, log),
    submissions,
    tryOut: makeTryOutBlocks({ submissions }),
    openHint: makeOpenHint({ submissions }),
    loadSeaRunner: loadPythonRunner,
    drafts: makeDrafts({ local: browserDrafts(log, storageScope), server: httpBlockDrafts(client, log), clock }),
  }
}
