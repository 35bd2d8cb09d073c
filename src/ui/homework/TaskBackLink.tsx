import { ChevronLeft } from 'lucide'
import type { ReactNode } from 'react'
import { assignmentOfAddress } from '../../domain/assignment.ts'
import { useUrlState } from '../kit/address.ts'
import { Icon } from '../kit/Icon.tsx'
import { SiteLink } from '../kit/links.tsx'
import { lazyCopy } from '../lazyCopy.ts'

interface TaskBackLinkProps {
  readonly href: string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** The way back from what may be a task: to the homework that led here, else to where the page belongs. */
export const TaskBackLink = ({ href, className, children }: TaskBackLinkProps) => {
  const homework = assignmentOfAddress(useUrlState().parameters)
  return (
    <SiteLink href={homework ?? href} className={className}>
      <Icon icon={ChevronLeft} size={20} />
      {homework === null ? children : lazyCopy.ways.homework}
    </SiteLink>
  )
}
