import { pageTimer } from '../adapters/browser/pageTimer.ts'
import { httpClassViewRepository, httpOwnComments } from '../adapters/http/classView.ts'
import { httpDesk } from '../adapters/http/desk.ts'
import { type ClassViewFeature, makeGiveBack, makeMark, makeWriteMemberComment, pollingUpdates } from '../application/classView.ts'
import { defaultRolePolicy } from '../domain/roles.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireClassView({ client, log }: FeatureDependencies): ClassViewFeature {
  const repository = httpClassViewRepository(client, log)
  const mayTeach = defaultRolePolicy.canTeach
  return {
    repository,
    updates: pollingUpdates(repository, pageTimer),
    ownComments: httpOwnComments(client, log),
    desk: httpDesk(client, log),
    writeComment: makeWriteMemberComment({ repository, mayTeach }),
    mark: makeMark({ repository, mayTeach }),
    giveBack: makeGiveBack({ repository, mayTeach }),
  }
}
