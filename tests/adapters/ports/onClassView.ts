import { noHurry } from '../listening.ts'
import { apiPaths } from '../../../src/adapters/http/apiPaths.ts'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { httpClassCatalogue, httpClassMemberRepository, httpMeetingRepository } from '../../../src/adapters/http/courseClass.ts'
import { httpHomeDataSource } from '../../../src/adapters/http/home.ts'
import { httpLessonRepository } from '../../../src/adapters/http/lesson.ts'
import { httpRankingPages } from '../../../src/adapters/http/ranking.ts'
import { httpRegistrationRepository } from '../../../src/adapters/http/registration.ts'
import { httpViewerRepository } from '../../../src/adapters/http/viewer.ts'
import type { Backend, OpenBackend } from './Backend.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'

export type ClassPorts = ReturnType<typeof classPortsOver>

/** Runs one test against one demo view and closes the backend afterwards. */
export async function onClassView(open: OpenBackend, view: string, test: (ports: ClassPorts) => Promise<void>): Promise<void> {
  const backend = await open(view)
  try {
    await test(classPortsOver(backend))
  } finally {
    await backend.close()
  }
}

function classPortsOver({ fetch, apiOrigin }: Backend) {
  const client = createHttpClient({ fetch, apiOrigin, product: 'product', deadlines: noHurry })
  const eduenv = createHttpClient({ fetch, apiOrigin, product: 'eduenv' })
  const log = recordingLog()
  return {
    classes: httpClassCatalogue(client, eduenv, log),
    meetings: httpMeetingRepository(client, log),
    members: httpClassMemberRepository(client, eduenv, log),
    registrations: httpRegistrationRepository(client, eduenv, log),
    rankings: httpRankingPages(client, apiPaths, log),
    lessons: httpLessonRepository(client, log),
    viewer: httpViewerRepository(client, apiPaths, log),
    homeData: httpHomeDataSource(client, apiPaths, log, null),
    events: log.events,
  }
}
