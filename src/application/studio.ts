import { mayHaveSucceeded, statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import { createOnce, type Press } from './createOnce.ts'
import type { Id } from '../domain/id.ts'
import { isSameContent, type Work, type WorkCard, type WorkVersion } from '../domain/studio/work.ts'
import { isSignedIn, type Viewer } from '../domain/viewer.ts'

/** Reads and writes one kind of a teacher's works. */
export interface WorkRepository<Content> {
  list(signal?: AbortSignal): Promise<readonly WorkCard[]>
  read(workId: Id, signal?: AbortSignal): Promise<Work<Content>>
  create(content: Content, key?: string): Promise<WorkVersion>
  /** Replaces the given version. 409: another one has been saved meanwhile. */
  save(workId: Id, content: Content, replaced: string): Promise<WorkVersion>
  remove(workId: Id): Promise<void>
  /** Publishes this version. 409: another one has been saved meanwhile. 422: it may not be published as it is. */
  publish(workId: Id, version: string): Promise<WorkVersion>
  withdraw(workId: Id): Promise<WorkVersion>
}

/** Why a change was refused. */
export type WorkRefusal =
  /** This and the next two come from the page; no request was made. */
  | 'signInFirst'
  | 'notAllowed'
  | 'alreadyRunning'
  | 'gone'
  | 'tooLarge'
  /** The server does not accept the work as it is. */
  | 'incomplete'
  /** The answer was lost, and the saved work could not be read either. */
  | 'unknown'
  | 'failed'

export interface WorkToSave<Content> {
  readonly viewer: Viewer
  readonly content: Content
  /** The version it is to replace; null for a new work. */
  readonly before: Pick<WorkVersion, 'workId' | 'updatedDate'> | null
  /** The press of the draft. */
  readonly press?: Press
}

export type SaveWorkOutcome<Content> =
  | { readonly kind: 'saved'; readonly work: Work<Content> }
  /** Another version has been saved meanwhile, in another tab or on another device. */
  | { readonly kind: 'conflict'; readonly theirs: Work<Content> }
  | { readonly kind: WorkRefusal }

export type SaveWork<Content> = (next: WorkToSave<Content>) => Promise<SaveWorkOutcome<Content>>

const refusals: ReadonlyMap<number | null, WorkRefusal> = new Map<number | null, WorkRefusal>([
  [400, 'incomplete'],
  [401, 'signInFirst'],
  [403, 'notAllowed'],
  [404, 'gone'],
  [413, 'tooLarge'],
  [422, 'incomplete'],
])

interface Dependencies<Content> {
  readonly repository: WorkRepository<Content>
  readonly mayUse: (viewer: Viewer) => boolean
  /** Returns the content's title in the list. */
  titleOf(content: Content): string
}

/** Saves once at a time, never repeated automatically. After a lost answer or a conflict, the saved work is read (F-084). */
export function makeSaveWork<Content>({ repository, mayUse, titleOf }: Dependencies<Content>): SaveWork<Content> {
  const compare = async (content: Content, before: NonNullable<WorkToSave<Content>['before']>, isConflict: boolean) => {
    try {
      const found = await repository.read(before.workId)
      if (isSameContent(found.content, content)) return { kind: 'saved', work: found } as const
      const isUntouched = !isConflict && found.updatedDate === before.updatedDate
      return isUntouched ? ({ kind: 'failed' } as const) : ({ kind: 'conflict', theirs: found } as const)
    } catch {
      return { kind: isConflict ? 'failed' : 'unknown' } as const
    }
  }
  const create = async (content: Content, press: Press | undefined): Promise<SaveWorkOutcome<Content>> => {
    const known = await repository.list().then(
      (works) => works.map(({ workId }) => workId),
      () => null,
    )
    const { kind, made, status } = await createOnce<Work<Content>>({
      known,
      press,
      create: async () => ({ ...(await repository.create(content, press?.key)), content, isCurrent: false }),
      async find(isNew) {
        const named = (await repository.list()).filter(({ title, workId }) => title === titleOf(content) && isNew(workId))
        const works = await Promise.all(named.slice(0, maxNamesakes).map(({ workId }) => repository.read(workId)))
        return works.find((one) => isSameContent(one.content, content))
      },
    })
    if (made !== undefined) return { kind: 'saved', work: made }
    return { kind: kind === 'unknown' ? kind : (refusals.get(status) ?? 'failed') }
  }
  const send = oneAtATime(
    { kind: 'alreadyRunning' },
    async ({ content, before, press }: WorkToSave<Content>): Promise<SaveWorkOutcome<Content>> => {
      if (before === null) return create(content, press)
      try {
        return {
          kind: 'saved',
          work: { ...(await repository.save(before.workId, content, before.updatedDate)), content, isCurrent: false },
        }
      } catch (error) {
        const status = statusOf(error)
        if (status === 409 || mayHaveSucceeded(status)) return compare(content, before, status === 409)
        return { kind: refusals.get(status) ?? 'failed' }
      }
    },
  )
  return async (work) => {
    if (!isSignedIn(work.viewer)) return { kind: 'signInFirst' }
    return mayUse(work.viewer) ? send(work) : { kind: 'notAllowed' }
  }
}

/** A limit, since each work that is read costs a call. */
const maxNamesakes = 3

export type ChangeWorkOutcome = { readonly kind: 'done'; readonly version: WorkVersion } | { readonly kind: 'conflict' | WorkRefusal }

/** Publishes or withdraws. Doing it twice does no harm, but it is repeated only by the viewer. */
export function makeChangeWork<Content>({ repository, mayUse }: Pick<Dependencies<Content>, 'repository' | 'mayUse'>) {
  const change = oneAtATime({ kind: 'alreadyRunning' }, async (run: () => Promise<WorkVersion>): Promise<ChangeWorkOutcome> => {
    try {
      return { kind: 'done', version: await run() }
    } catch (error) {
      const status = statusOf(error)
      if (status === 409) return { kind: 'conflict' }
      return { kind: refusals.get(status) ?? (mayHaveSucceeded(status) ? 'unknown' : 'failed') }
    }
  })
  const allowed = (viewer: Viewer, run: () => Promise<WorkVersion>): Promise<ChangeWorkOutcome> => {
    if (!isSignedIn(viewer)) return Promise.resolve({ kind: 'signInFirst' })
    return mayUse(viewer) ? change(run) : Promise.resolve({ kind: 'notAllowed' })
  }
  return {
    publish: (viewer: Viewer, { workId, updatedDate }: Pick<WorkVersion, 'workId' | 'updatedDate'>) =>
      allowed(viewer, () => repository.publish(workId, updatedDate)),
    withdraw: (viewer: Viewer, workId: Id) => allowed(viewer, () => repository.withdraw(workId)),
  }
}

export type ChangeWork = ReturnType<typeof makeChangeWork>

export type RemoveWorkOutcome = { readonly kind: 'removed' } | { readonly kind: WorkRefusal | 'inUse' }

export type RemoveWork = (viewer: Viewer, workId: Id) => Promise<RemoveWorkOutcome>

/** Removes a work. A work that is gone already counts as removed; 409: others have begun it. */
export function makeRemoveWork<Content>({ repository, mayUse }: Pick<Dependencies<Content>, 'repository' | 'mayUse'>): RemoveWork {
  const remove = oneAtATime({ kind: 'alreadyRunning' }, async (workId: Id): Promise<RemoveWorkOutcome> => {
    try {
      await repository.remove(workId)
      return { kind: 'removed' }
    } catch (error) {
      const status = statusOf(error)
      if (status === 404) return { kind: 'removed' }
      if (status === 409) return { kind: 'inUse' }
      return { kind: refusals.get(status) ?? (mayHaveSucceeded(status) ? 'unknown' : 'failed') }
    }
  })
  return async (viewer, workId) => {
    if (!isSignedIn(viewer)) return { kind: 'signInFirst' }
    return mayUse(viewer) ? remove(workId) : { kind: 'notAllowed' }
  }
}

/** A work that was edited on this device and not saved yet. */
export interface WorkDraft<Content> {
  readonly content: Content
  /** The version that it replaces; null: it is new, or the viewer has not chosen yet between it and another version. */
  readonly before: Pick<WorkVersion, 'workId' | 'updatedDate'> | null
}

/** The prefix of the keys of drafts in the device's store. */
export const workDraftPrefix = 'studio/'

export type WorkKind = 'problem' | 'course' | 'homework' | 'room'

/** Drafts belong to one person and one work; a new work's draft belongs to its channel. */
export const workDraftKey = (kind: WorkKind, { userId }: Pick<Viewer, 'userId'>, work: Id | NewWorkOn): string =>
  `${workDraftPrefix}${kind}/${userId ?? ''}/${typeof work === 'object' ? `new@${work.channelDomain ?? ''}` : work}`

/** A work that was not saved yet. Null stands for the place of all channels. */
export interface NewWorkOn {
  readonly channelDomain: string | null
}

/** Lists the port and the use cases of the pages on which one kind of work is made. */
export interface WorkFeature<Content> {
  readonly kind: WorkKind
  readonly mayUse: (viewer: Viewer) => boolean
  readonly repository: WorkRepository<Content>
  readonly save: SaveWork<Content>
  readonly change: ChangeWork
  readonly remove: RemoveWork
  /** Returns null when the text is no draft. */
  readonly parseDraft: (text: string | null) => WorkDraft<Content> | null
}

interface WorkFeatureParts<Content> extends Pick<WorkFeature<Content>, 'kind' | 'mayUse' | 'repository' | 'parseDraft'> {
  titleOf(content: Content): string
}

export function makeWorkFeature<Content>({ titleOf, ...parts }: WorkFeatureParts<Content>): WorkFeature<Content> {
  return { ...parts, save: makeSaveWork({ ...parts, titleOf }), change: makeChangeWork(parts), remove: makeRemoveWork(parts) }
}
