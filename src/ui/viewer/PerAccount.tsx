import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { useApplication } from '../kit/application.ts'
import { viewerQuery } from './useViewer.ts'

/** Mounts its children anew after a change of account, so that no message or open dialog of one person stays for the next. */
export const PerAccount = ({ children }: { readonly children: ReactNode }) => {
  const replaced = useQuery(viewerQuery(useApplication())).data?.replaced
  const [last, setLast] = useState({ replaced, changes: 0 })
  if (replaced !== undefined && replaced !== last.replaced) setLast({ replaced, changes: last.changes + 1 })
  return <Fragment key={last.changes}>{children}</Fragment>
}
