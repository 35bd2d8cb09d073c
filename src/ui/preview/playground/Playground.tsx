import type { SettingsTrial } from '../../../application/preview/SettingsTrial.ts'
import { ChatGroup, BusinessGroup } from './ContactGroups.tsx'
import { JsonGroup } from './JsonGroup.tsx'
import { LookGroup } from './LookGroup.tsx'
import { CategoriesGroup, SectionsGroup } from './MapGroups.tsx'
import styles from './Playground.module.css'
import { playgroundWords as words } from './playgroundWords.ts'
import { useTrial } from './useTrial.ts'

interface PlaygroundProps {
  /** The channel's name; null on the main site, which has no such settings. */
  readonly channel: string | null
  readonly trial: SettingsTrial
}

export const Playground = ({ channel, trial }: PlaygroundProps) =>
  channel === null ? <p className={styles['about']}>{words.onMain}</p> : <Form channel={channel} trial={trial} />

/** A form over a channel's settings; the page follows every change. */
const Form = ({ channel, trial }: { readonly channel: string; readonly trial: SettingsTrial }) => {
  const { status, settings, change, canUndo, undo, reset } = useTrial(trial)
  if (status === 'loading') return <p role="status">{words.loading}</p>
  return (
    <>
      <p className={styles['about']}>{status === 'unreadable' ? words.unreadable : words.about(channel)}</p>
      <div className={styles['steps']}>
        <button type="button" className={styles['button']} disabled={!canUndo} onClick={undo}>
          {words.undo}
        </button>
        <button type="button" className={styles['button']} disabled={!canUndo} onClick={reset}>
          {words.reset}
        </button>
      </div>
      {settings && (
        <>
          <SectionsGroup settings={settings} change={change} />
          <LookGroup settings={settings} change={change} />
          <CategoriesGroup settings={settings} change={change} />
          <BusinessGroup settings={settings} change={change} />
          <ChatGroup settings={settings} change={change} />
        </>
      )}
      <JsonGroup settings={settings} change={change} />
    </>
  )
}
