import { ExternalLink } from 'lucide'
import { useId, useLayoutEffect, useRef } from 'react'
import { ActionButton } from '../../parts/ActionButton.tsx'
import { Button } from '../../parts/Button.tsx'
import { RetryButton } from '../../parts/RetryButton.tsx'
import { ignoreHeldKey } from '../../parts/ignoreHeldKey.ts'
import { ButtonLink } from '../../parts/ButtonLink.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { classPageWords } from './classPageWords.ts'
import styles from './DoorAction.module.css'
import type { Door, OpenDoor } from './useDoor.ts'

const words = classPageWords.door

/** Into the meeting, or why not yet. */
export const DoorAction = ({ door }: { readonly door: Door }) => {
  const why = useId()
  switch (door.kind) {
    case 'waiting':
      return <Skeleton height={44} radius="control" />
    case 'failed':
      return (
        <div className={styles['door']}>
          <p className={styles['reason']}>{words.failed}</p>
          <RetryButton tone="quiet" wide retry={door.retry} />
        </div>
      )
    case 'none':
      return <p className={styles['reason']}>{words.none}</p>
    case 'shut':
      return (
        <div className={styles['door']}>
          <Button wide unavailable aria-describedby={why}>
            {words.enter}
          </Button>
          <p id={why} className={styles['reason']}>
            {door.reason}
          </p>
        </div>
      )
    case 'open':
      return door.url === null ? <Enter door={door} /> : <Entered url={door.url} />
  }
}

/** Never disabled: a click while one is running is answered by a notification. */
const Enter = ({ door: { isEntering, enter } }: { readonly door: OpenDoor }) => (
  <ActionButton wide isRunning={isEntering} onClick={() => void enter()}>
    {isEntering ? words.entering : words.enter}
  </ActionButton>
)

/**
 * The meeting gets a tab of its own, so that the lessons stay at hand. Browsers open one only as an answer to a press, and
 * by the time the backend has named the address the press is over: a window opened then is blocked. So the second
 * press is on a real link, in the button's place and with its focus: no blocker, no opener, and Enter twice is enough.
 */
const Entered = ({ url }: { readonly url: string }) => {
  const link = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) link.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [])
  return (
    <span ref={link} className={styles['door']}>
      <ButtonLink href={url} newTab wide onKeyDown={ignoreHeldKey}>
        {words.link}
        <Icon of={ExternalLink} size={18} />
      </ButtonLink>
    </span>
  )
}
