import type { Site } from '../../domain/site/Site.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'
import type { Viewer } from '../../domain/viewer/Viewer.ts'

/** The query key of the viewer's progress, for where it is read and where a saved step is put into it. */
export const progressKey = ({ channelDomain }: Site, viewer: Viewer | null, { kind, id }: StudySubject) =>
  ['progress', channelDomain, viewer?.userId, kind, id] as const
