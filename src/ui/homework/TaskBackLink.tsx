import type { ReactNode } from 'react'
import { assignmentOfAddress } from '../../domain/assignment.ts'
import { useUrlState } from '../kit/address.ts'
import { lazyCopy } from '../lazyCopy.ts'
import { BackLink } from '../site/BackLink.tsx'

/** Renders the link back from a page that may be a task: to the homework that led here, else to the page's own list. */
export const TaskBackLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => {
  const homework = assignmentOfAddress(useUrlState().parameters)
  return <BackLink href={homework ?? href}>{homework === null ? children : lazyCopy.ways.homework}</BackLink>
}
