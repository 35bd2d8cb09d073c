import { useId, useState } from 'react'
import type { ChannelInfoJson } from '../../../application/preview/ChannelInfoJson.ts'
import { type JsonProblem, readChannelInfoJson } from '../../../application/preview/readChannelInfoJson.ts'
import { Group } from './Fields.tsx'
import styles from './Playground.module.css'
import { playgroundWords } from './playgroundWords.ts'

const words = playgroundWords.json

interface JsonGroupProps {
  readonly settings: ChannelInfoJson | null
  change(settings: ChannelInfoJson): void
}

/** The settings as the operator's backend takes them: out by copying, in by pasting. */
export const JsonGroup = ({ settings, change }: JsonGroupProps) => {
  const id = useId()
  const [pasted, setPasted] = useState('')
  const [said, setSaid] = useState('')
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
    const reading = readChannelInfoJson(pasted)
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
      <p role="status">{said}</p>
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
