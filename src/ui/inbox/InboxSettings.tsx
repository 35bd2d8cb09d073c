import { inboxKindWords, type InboxSetting } from '../../domain/inbox.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { SectionMessage } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Switch } from '../kit/Switch.tsx'
import { useChangeInboxSetting, useInboxSettings } from './inboxQueries.ts'
import { inboxWords } from './inboxWords.ts'
import styles from './InboxSettings.module.css'

const words = inboxWords.settings

/** Chooses the kinds of notifications to receive. */
export const InboxSettings = () => {
  const settings = useInboxSettings()
  const { notifications } = useApplication()
  const { run } = useChangeInboxSetting()
  const change = async (setting: InboxSetting) => {
    if ((await run(setting)) === 'failed') notifications.warn(words.saveFailed(inboxKindWords(setting.kind).label))
  }
  return (
    <Panel aria-labelledby="notification-settings" aria-busy={settings.status === 'waiting'}>
      <SectionHeading id="notification-settings" title={words.title} />
      <p className={styles['note']}>{words.note}</p>
      {settings.status === 'waiting' && <Skeleton height={6 * 68} radius="control" />}
      {settings.status === 'failed' && (
        <SectionMessage isAlert text={words.failed}>
          <RetryButton tone="soft" retry={settings.retry} />
        </SectionMessage>
      )}
      {settings.status === 'ready' &&
        settings.value.map(({ kind, isOn }) => (
          <Switch key={kind} {...inboxKindWords(kind)} isOn={isOn} onChange={(next) => void change({ kind, isOn: next })} />
        ))}
    </Panel>
  )
}
