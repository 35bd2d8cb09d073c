import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { openStoredText } from '../../application/storedText.ts'
import { type ChangeWorkOutcome, type SaveWorkOutcome, workDraftKey, type WorkFeature } from '../../application/studio.ts'
import type { Id } from '../../domain/id.ts'
import { isSameContent, type Work, type WorkCard } from '../../domain/studio/work.ts'
import { type Viewer, viewerKey } from '../../domain/viewer.ts'
import { useAction } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import { useDraftEdit } from '../kit/leaving.ts'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import { keyForAll, type QueryName } from '../kit/query.ts'
import { useSite } from '../site/useSite.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly work: true
    readonly works: true
  }
}

export const useWorks = <Content>({ kind, repository }: WorkFeature<Content>, viewer: Viewer): Loadable<readonly WorkCard[]> =>
  useLoadable(
    useQuery<readonly WorkCard[]>({
      queryKey: keyForAll('works', kind, viewerKey(viewer)),
      queryFn: ({ signal }) => repository.list(signal),
      staleTime: 0,
    }),
  )

const workQueryKey = (kind: string, workId: Id, viewer: Viewer) => keyForAll('work', kind, workId, viewerKey(viewer))

export const useWork = <Content>({ kind, repository }: WorkFeature<Content>, workId: Id, viewer: Viewer): Loadable<Work<Content>> =>
  useLoadable(
    useQuery<Work<Content>>({
      queryKey: workQueryKey(kind, workId, viewer),
      queryFn: ({ signal }) => repository.read(workId, signal),
      // Saving an outdated version would cause a conflict.
      staleTime: 0,
    }),
  )

interface Edit<Content> {
  /** The version saved last; null if the work was never saved. */
  readonly saved: Work<Content> | null
  readonly content: Content
  /** A version saved elsewhere meanwhile, until the user chooses one of the two. */
  readonly theirs: Work<Content> | null
  /** Whether the content comes from a draft on this device. */
  readonly wasRestored: boolean
}

export interface WorkEditor<Content> extends Edit<Content> {
  readonly hasChanges: boolean
  readonly isSaving: boolean
  readonly isChanging: boolean
  change(content: Content): void
  save(): Promise<SaveWorkOutcome<Content>>
  /** Saves first if there are changes. */
  publish(): Promise<ChangeWorkOutcome>
  withdraw(): Promise<ChangeWorkOutcome>
  /** Goes back to the version saved last. */
  discard(): void
  /** Resolves a conflict: continues with the own content or with `theirs`. */
  resolve(isMine: boolean): void
  /** Removes the draft from the device. Call it when the work was deleted. */
  forget(): void
}

interface WorkEditorOptions<Content> {
  readonly feature: WorkFeature<Content>
  readonly viewer: Viewer
  /** Null for a new work. */
  readonly saved: Work<Content> | null
  readonly empty: Content
  /** The queries of other readers to refetch once the work is published or withdrawn. */
  readonly shownIn: readonly QueryName[]
}

/** Edits a work. Changes are kept on the device at every pause until they are saved. */
export const useWorkEditor = <Content>({
  feature,
  viewer,
  saved: opened,
  empty,
  shownIn,
}: WorkEditorOptions<Content>): WorkEditor<Content> => {
  const { store, newKey } = useApplication()
  const { site } = useSite()
  const client = useQueryClient()
  const { kind } = feature
  const openStored = (workId: Id | null) => openStoredText(store, workDraftKey(kind, viewer, workId ?? site), newKey)
  const [stored, setStored] = useState(() => openStored(opened?.workId ?? null))
  const { edit, write, setEdit, setKeeping } = useDraftEdit<Edit<Content>>({
    open: () => openEdit(opened, empty, feature.parseDraft(stored.read())),
    stored,
    textOf: ({ saved: last, content: now, theirs }) =>
      isSameContent(now, last?.content ?? empty) ? null : draftText(now, theirs === null ? last : null),
  })
  const { saved, content } = edit
  const hasChanges = !isSameContent(content, saved?.content ?? empty)
  const latest = useRef(content)
  useEffect(() => {
    latest.current = content
  }, [content])

  /** Takes over a saved version. The page may have been left by then; text written since the save stays on the device. */
  const accept = (work: Work<Content>) => {
    const next = saved === null ? openStored(work.workId) : stored
    const hasRest = !isSameContent(latest.current, work.content)
    if (hasRest) setKeeping(true)
    if (hasRest && next !== stored) next.write(draftText(latest.current, work))
    if (!hasRest || next !== stored) stored.remove()
    setStored(next)
    client.setQueryData(workQueryKey(kind, work.workId, viewer), work)
    // Unsaved content stays as it is.
    setEdit((now) => ({ saved: work, content: now.content, theirs: null, wasRestored: false }))
  }
  const saving = useAction({
    name: `save/${kind}`,
    run: () => feature.save({ viewer, content, before: saved, press: stored.press() }),
    invalidates: (outcome) => (outcome.kind === 'saved' ? ['works'] : outcome.kind === 'signInFirst' ? ['viewer'] : []),
  })
  const changing = useAction({
    name: `change/${kind}`,
    run: (run: () => Promise<ChangeWorkOutcome>) => run(),
    invalidates: (outcome) => (outcome.kind === 'done' ? ['works', ...shownIn] : outcome.kind === 'signInFirst' ? ['viewer'] : []),
  })
  const save = async () => {
    const outcome = await saving.run()
    if (outcome.kind === 'saved') accept(outcome.work)
    if (outcome.kind === 'conflict') setEdit((now) => ({ ...now, theirs: outcome.theirs }))
    return outcome
  }
  const change = async (run: () => Promise<ChangeWorkOutcome>, work: Work<Content>, isCurrent: boolean) => {
    const outcome = await changing.run(run)
    if (outcome.kind === 'done') accept({ ...work, ...outcome.version, isCurrent })
    if (outcome.kind === 'conflict') {
      const theirs = await feature.repository.read(work.workId).catch(() => null)
      if (theirs !== null) setEdit((now) => ({ ...now, theirs }))
    }
    return outcome
  }
  return {
    ...edit,
    hasChanges,
    isSaving: saving.isPending,
    isChanging: changing.isPending,
    change: (next) => write((now) => ({ ...now, content: next, wasRestored: false })),
    save,
    async publish() {
      let work = saved
      if (hasChanges || work === null) {
        const outcome = await save()
        if (outcome.kind !== 'saved') return { kind: outcome.kind }
        work = outcome.work
      }
      const version = work
      return change(() => feature.change.publish(viewer, version), version, true)
    },
    async withdraw() {
      if (saved === null) return { kind: 'gone' }
      return change(() => feature.change.withdraw(viewer, saved.workId), saved, false)
    },
    discard: () =>
      write((now) => {
        const last = now.theirs ?? now.saved
        return { saved: last, content: last?.content ?? empty, theirs: null, wasRestored: false }
      }),
    resolve: (isMine) =>
      write((now) => {
        if (now.theirs === null) return now
        return { saved: now.theirs, content: isMine ? now.content : now.theirs.content, theirs: null, wasRestored: false }
      }),
    forget() {
      setKeeping(false)
      stored.remove()
    },
  }
}

/** Serializes a draft for `parseDraft`; `before` is the version on which it is based. */
function draftText<Content>(content: Content, before: Work<Content> | null): string {
  return JSON.stringify({ content, before: before && { workId: before.workId, updatedDate: before.updatedDate } })
}

function openEdit<Content>(
  saved: Work<Content> | null,
  empty: Content,
  draft: ReturnType<WorkFeature<Content>['parseDraft']>,
): Edit<Content> {
  const plain = { saved, content: saved?.content ?? empty, theirs: null, wasRestored: false }
  if (draft === null || isSameContent(draft.content, plain.content)) return plain
  const restored = { ...plain, content: draft.content, wasRestored: true }
  const isOld = saved !== null && draft.before?.updatedDate !== saved.updatedDate
  return isOld ? { ...restored, theirs: saved } : restored
}
