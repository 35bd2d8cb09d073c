import { useEffect, useId, useState } from 'react'
import type { JsonProblem, SettingsOverride } from '../../../application/preview/settingsOverride.ts'
import type { ChannelInfoJson } from '../../../domain/channel/channelSettings.ts'
import { Group } from '../../channel-settings/SettingsFields.tsx'
import { SettingsGroups } from '../../channel-settings/SettingsGroups.tsx'
import type { Option } from '../PreviewHost.ts'
import { AppearanceGroup } from './AppearanceGroup.tsx'
import { playgroundWords } from './playgroundWords.ts'
import styles from './Playground.module.css'

const words = playgroundWords.json

interface JsonGroupProps {
  readonly settings: ChannelInfoJson | null
  readonly read: SettingsOverride['read']
  change(settings: ChannelInfoJson): void
}

/** Renders the settings as JSON for the operator's backend, to copy out and to paste in. */
const JsonGroup = ({ settings, read, change }: JsonGroupProps) => {
  const id = useId()
  const [pasted, setPasted] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const [problems, setProblems] = useState<readonly JsonProblem[]>([])
  const text = settings === null ? '' : JSON.stringify(settings, null, 2)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setAnnouncement(words.copied)
    } catch {
      setAnnouncement(words.copyFailed)
    }
  }
  const apply = () => {
    const reading = read(pasted)
    setProblems(reading.ok ? [] : reading.problems)
    setAnnouncement(reading.ok ? words.applied : '')
    if (!reading.ok) return
    change(reading.settings)
    setPasted('')
  }
  return (
    <Group title={playgroundWords.groups.json}>
      <label className={styles['above']} htmlFor={`${id}-now`}>
        {words.now}
      </label>
      <textarea className={styles['json']} id={`${id}-now`} readOnly rows={6} value={text} onFocus={({ target }) => target.select()} />
      <button type="button" className={styles['button']} disabled={settings === null} onClick={() => void copy()}>
        {words.copy}
      </button>
      <label className={styles['above']} htmlFor={`${id}-paste`}>
        {words.paste}
      </label>
      <textarea
        className={styles['json']}
        id={`${id}-paste`}
        rows={4}
        value={pasted}
        spellCheck={false}
        onChange={({ target }) => setPasted(target.value)}
      />
      <button type="button" className={styles['button']} disabled={pasted.trim() === ''} onClick={apply}>
        {words.apply}
      </button>
      <p role="status">{announcement}</p>
      {problems.length > 0 && (
        <div role="alert" className={styles['problems']}>
          <p>{words.refused}</p>
          <ul>
            {problems.map(({ path, expected }) => (
              <li key={path}>
                <code>{path || words.whole}</code> {playgroundWords.expected[expected]}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Group>
  )
}

interface SettingsDraft {
  readonly status: 'loading' | 'ready' | 'unreadable'
  readonly settings: ChannelInfoJson | null
  readonly canUndo: boolean
  change(settings: ChannelInfoJson): void
  undo(): void
  reset(): void
}

/** Keeps the settings that are tried out, with every step for undo. */
const useSettingsDraft = (override: SettingsOverride): SettingsDraft => {
  const [original, setOriginal] = useState<ChannelInfoJson | 'unreadable' | null>(null)
  const [steps, setSteps] = useState<readonly ChannelInfoJson[]>(() => [override.current()].filter((settings) => settings !== null))
  useEffect(() => {
    let isWanted = true
    void override.original().then((found) => {
      if (isWanted) setOriginal(found ?? 'unreadable')
    })
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once: another channel is another playground
  }, [])
  const goTo = (next: readonly ChannelInfoJson[]) => {
    setSteps(next)
    override.set(next.at(-1) ?? null)
  }
  const settings = steps.at(-1) ?? (original === 'unreadable' ? null : original)
  return {
    status: settings !== null ? 'ready' : original === null ? 'loading' : 'unreadable',
    settings,
    canUndo: steps.length > 0,
    change: (next) => goTo([...steps, next]),
    undo: () => goTo(steps.slice(0, -1)),
    reset: () => goTo([]),
  }
}

interface PlaygroundProps {
  /** The channel's name; null on the main site, which has no such settings. */
  readonly channel: string | null
  /** The channels, which have such settings. */
  readonly channels: readonly Option[]
  readonly override: SettingsOverride
  onChannel(channel: string): void
  /** Called to continue on the page where an operator saves these settings. */
  onKeep(settings: ChannelInfoJson): void
}

export const Playground = ({ channel, channels, override, onChannel, onKeep }: PlaygroundProps) =>
  channel === null ? (
    <>
      <p className={styles['about']}>{playgroundWords.onMain}</p>
      <div className={styles['channels']}>
        {channels.map(({ value, label }) => (
          <button key={value} type="button" className={styles['button']} onClick={() => onChannel(value)}>
            {label}
          </button>
        ))}
      </div>
    </>
  ) : (
    <SettingsForm channel={channel} trial={override} onKeep={onKeep} />
  )

interface SettingsFormProps extends Pick<PlaygroundProps, 'onKeep'> {
  readonly channel: string
  readonly trial: SettingsOverride
}

/** Renders a form for a channel's settings; the page follows every change. */
const SettingsForm = ({ channel, trial, onKeep }: SettingsFormProps) => {
  const { status, settings, change, canUndo, undo, reset } = useSettingsDraft(trial)
  if (status === 'loading') return <p role="status">{playgroundWords.loading}</p>
  return (
    <div className={styles['form']}>
      <p className={styles['about']}>{status === 'unreadable' ? playgroundWords.unreadable : playgroundWords.about(channel)}</p>
      <div className={styles['steps']}>
        <button type="button" className={styles['button']} disabled={!canUndo} onClick={undo}>
          {playgroundWords.undo}
        </button>
        <button type="button" className={styles['button']} disabled={!canUndo} onClick={reset}>
          {playgroundWords.reset}
        </button>
      </div>
      {settings && (
        <>
          <SettingsGroups settings={settings} change={change} />
          <AppearanceGroup settings={settings} change={change} />
          <p className={styles['about']}>{playgroundWords.keepNote}</p>
          <button type="button" className={styles['button']} onClick={() => onKeep(settings)}>
            {playgroundWords.keep}
          </button>
        </>
      )}
      <JsonGroup settings={settings} read={trial.read} change={change} />
    </div>
  )
}
