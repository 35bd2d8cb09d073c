import { useEffect, useId, useState } from 'react'
import {
  type ChannelInfoJson,
  customName,
  isRemoved,
  type JsonProblem,
  type SettingsOverride,
  withCustomName,
  withRemoved,
} from '../../../application/preview/channelSettings.ts'
import { businessFields, type BusinessInfo, categoryKeys, sectionSettingKeys } from '../../../domain/channel/channel.ts'
import type { Option } from '../PreviewHost.ts'
import { AppearanceGroup } from './AppearanceGroup.tsx'
import { BrandGroup } from './BrandGroup.tsx'
import { CheckboxField, Group, type GroupProps, TextField } from './PlaygroundFields.tsx'
import { playgroundWords } from './playgroundWords.ts'
import styles from './Playground.module.css'

const blankBusiness: BusinessInfo = {
  isUsed: false,
  businessName: null,
  telephone: null,
  address: null,
  email: null,
  representative: null,
  businessNumber: null,
}

const BusinessGroup = ({ settings, change }: GroupProps) => {
  const business = settings.businessInfo ?? blankBusiness
  const set = (fields: Partial<BusinessInfo>) => change({ ...settings, businessInfo: { ...business, ...fields } })
  return (
    <Group title={playgroundWords.groups.business}>
      <CheckboxField label={playgroundWords.uses.business} isOn={business.isUsed} onChange={(isUsed) => set({ isUsed })} />
      {businessFields.map((name) => (
        <TextField
          key={name}
          label={playgroundWords.businessFields[name]}
          value={business[name] ?? ''}
          onChange={(value) => set({ [name]: value || null })}
        />
      ))}
    </Group>
  )
}

const ChatGroup = ({ settings, change }: GroupProps) => {
  const chat = settings.pluginMap.CHANNEL_TALK ?? { isUsed: false, pluginKey: null }
  const set = (fields: Partial<typeof chat>) => change({ ...settings, pluginMap: { CHANNEL_TALK: { ...chat, ...fields } } })
  return (
    <Group title={playgroundWords.groups.chat}>
      <CheckboxField label={playgroundWords.uses.chat} isOn={chat.isUsed} onChange={(isUsed) => set({ isUsed })} />
      <TextField label={playgroundWords.chatKey} value={chat.pluginKey ?? ''} onChange={(value) => set({ pluginKey: value || null })} />
    </Group>
  )
}

const words = playgroundWords.json

interface JsonGroupProps {
  readonly settings: ChannelInfoJson | null
  readonly read: SettingsOverride['read']
  change(settings: ChannelInfoJson): void
}

/** The settings as the operator's backend takes them: out by copying, in by pasting. */
const JsonGroup = ({ settings, read, change }: JsonGroupProps) => {
  const id = useId()
  const [pasted, setPasted] = useState('')
  const [announcement, setSaid] = useState('')
  const [problems, setProblems] = useState<readonly JsonProblem[]>([])
  const text = settings === null ? '' : JSON.stringify(settings, null, 2)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(words.copied)
    } catch {
      setSaid(words.copyFailed)
    }
  }
  const apply = () => {
    const reading = read(pasted)
    setProblems(reading.ok ? [] : reading.problems)
    setSaid(reading.ok ? words.applied : '')
    if (!reading.ok) return
    change(reading.settings)
    setPasted('')
  }
  return (
    <Group title={playgroundWords.groups.json}>
      <label className={styles['above']} htmlFor={`${id}-now`}>
        {words.now}
      </label>
      <textarea id={`${id}-now`} readOnly rows={6} value={text} onFocus={({ target }) => target.select()} />
      <button type="button" className={styles['button']} disabled={settings === null} onClick={() => void copy()}>
        {words.copy}
      </button>
      <label className={styles['above']} htmlFor={`${id}-paste`}>
        {words.paste}
      </label>
      <textarea id={`${id}-paste`} rows={4} value={pasted} spellCheck={false} onChange={({ target }) => setPasted(target.value)} />
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

const termKey = 'GLOBAL_CHANNEL_NAME'

/** Sections that a channel may rename or remove, and its word for ‘channel’. */
const SectionsGroup = ({ settings, change }: GroupProps) => (
  <>
    <Group title={playgroundWords.groups.term}>
      <TextField
        label={playgroundWords.term}
        value={customName(settings, termKey)}
        hint={playgroundWords.termHint}
        onChange={(value) => change(withCustomName(settings, termKey, value))}
      />
    </Group>
    <Group title={playgroundWords.groups.sections}>
      {sectionSettingKeys.map((key) => (
        <TextField
          key={key}
          label={playgroundWords.sections[key]}
          name={playgroundWords.title(playgroundWords.sections[key])}
          value={customName(settings, key)}
          hint={playgroundWords.asUsual}
          onChange={(value) => change(withCustomName(settings, key, value))}
        >
          <CheckboxField
            label={playgroundWords.hideShort}
            name={playgroundWords.hide(playgroundWords.sections[key])}
            isOn={isRemoved(settings, key)}
            onChange={(isGone) => change(withRemoved(settings, key, isGone))}
          />
        </TextField>
      ))}
    </Group>
  </>
)

const CategoriesGroup = ({ settings, change }: GroupProps) => (
  <Group title={playgroundWords.groups.categories}>
    <div className={styles['categories']}>
      {categoryKeys.map((key) => (
        <CheckboxField
          key={key}
          label={playgroundWords.categories[key]}
          isOn={!isRemoved(settings, key)}
          onChange={(isThere) => change(withRemoved(settings, key, !isThere))}
        />
      ))}
    </div>
  </Group>
)

interface SettingsDraft {
  readonly status: 'loading' | 'ready' | 'unreadable'
  readonly settings: ChannelInfoJson | null
  readonly canUndo: boolean
  change(settings: ChannelInfoJson): void
  undo(): void
  reset(): void
}

/** Settings being tried out, with every step that led to them. */
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
  /** Where there are such settings. */
  readonly channels: readonly Option[]
  readonly override: SettingsOverride
  onChannel(channel: string): void
}

export const Playground = ({ channel, channels, override, onChannel }: PlaygroundProps) =>
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
    <SettingsForm channel={channel} trial={override} />
  )

/** A form over a channel's settings; the page follows every change. */
const SettingsForm = ({ channel, trial }: { readonly channel: string; readonly trial: SettingsOverride }) => {
  const { status, settings, change, canUndo, undo, reset } = useSettingsDraft(trial)
  if (status === 'loading') return <p role="status">{playgroundWords.loading}</p>
  return (
    <>
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
          <BrandGroup settings={settings} change={change} />
          <SectionsGroup settings={settings} change={change} />
          <AppearanceGroup settings={settings} change={change} />
          <CategoriesGroup settings={settings} change={change} />
          <BusinessGroup settings={settings} change={change} />
          <ChatGroup settings={settings} change={change} />
        </>
      )}
      <JsonGroup settings={settings} read={trial.read} change={change} />
    </>
  )
}
