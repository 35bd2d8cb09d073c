import { laterCopy } from '../laterCopy.ts'
import button from '../parts/Button.module.css'
import { ButtonLink } from '../parts/ButtonLink.tsx'

interface GoLinkProps {
  /** Null: there is nowhere to go from here (S-182, S-183). */
  readonly href: string | null
  /** Id of what it leads to in words: the link's own name stays short. */
  readonly describedBy?: string | undefined
  readonly size?: 'small' | 'medium'
  onGo(): void
}

/** Disabled it keeps its place and its name, and says that it is. */
export const GoLink = ({ href, describedBy, size = 'small', onGo }: GoLinkProps) =>
  href === null ? (
    <span
      role="link"
      aria-disabled="true"
      aria-describedby={describedBy}
      tabIndex={0}
      className={button['button']}
      data-tone="soft"
      data-size={size}
    >
      {laterCopy.quests.go}
    </span>
  ) : (
    <ButtonLink href={href} tone="soft" size={size} aria-describedby={describedBy} onClick={onGo}>
      {laterCopy.quests.go}
    </ButtonLink>
  )
