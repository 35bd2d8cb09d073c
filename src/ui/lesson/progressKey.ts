import type { Site } from '../../domain/site/Site.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'
import type { Viewer } from '../../domain/viewer/Viewer.ts'

/** Under which it is kept how far the viewer is: where it is read, and where a step is taken in. */
export const progressKey = ({ channelDomain }: Site, viewer: Viewer | null, { kind, id }: StudySubject) =>
  ['progress', channelDomain, viewer?.userId, kind, id] as const
