import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Id } from '../../domain/id.ts'
import { useApplication } from '../kit/application.ts'
import { useViewer, viewerQuery } from './useViewer.ts'
import { draftOwner } from './draftOwner.ts'

export interface Owner {
  /** The id of the user who works here; null: a guest, undefined: not known yet. */
  readonly owner: Id | null | undefined
  /** Changes when another person uses the page. Use it as a key, so that each person starts with a fresh component. */
  readonly ownerKey: number
}

/** Returns the owner of the work done here. */
export const useOwner = (): Owner => {
  const owner = draftOwner(useViewer())
  const [last, setLast] = useState({ owner, changes: 0 })
  if (owner !== undefined && owner !== last.owner) {
    setLast({ owner, changes: last.owner === undefined ? last.changes : last.changes + 1 })
  }
  return { owner, ownerKey: last.changes }
}

/** Returns the author of a text written here; null: a guest. Undefined while unknown, also after a failed read. */
export const useWriter = (): Id | null | undefined => useQuery(viewerQuery(useApplication())).data?.userId
