import { useEffect, useState } from 'react'
import { downloadFile } from '../../kit/download.ts'
import { stateWords as words } from './stateWords.ts'
import styles from './StatePanel.module.css'

/** The reasons why a file cannot be opened. */
export type FileProblem = keyof typeof words.problems

/** The content of a state file in words, with a function to load it. */
export interface ReadFile {
  readonly savedDate: string
  /** The names of the visitors in the file. */
  readonly visitors: readonly string[]
  readonly draftCount: number
  /** Loads the file. Resolves to false if the browser does not take it and nothing has changed. */
  take(): Promise<boolean>
}

export interface StateCarrier {
  /** Exports the whole state as a file. */
  save(): Promise<{ readonly name: string; readonly file: Blob }>
  read(file: Blob): Promise<ReadFile | FileProblem>
  /** Whether the state from before a file was loaded can be restored. */
  hasFormer(): Promise<boolean>
  putFormerBack(): Promise<boolean>
}

/** Exports the whole state of the demo as a file, and imports it in another browser. */
export const StatePanel = ({ carrier }: { readonly carrier: StateCarrier }) => {
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')
  const [found, setFound] = useState<ReadFile | null>(null)
  const [hasFormer, setHasFormer] = useState(false)
  useEffect(() => {
    let isWanted = true
    void carrier.hasFormer().then((has) => isWanted && setHasFormer(has))
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asked anew after each thing that was done
  }, [carrier, said])
  const tell = (good: string, bad = '') => {
    setSaid(good)
    setProblem(bad)
  }
  const save = async () => {
    const { name, file } = await carrier.save()
    downloadFile(name, file)
    tell(words.saved(name))
  }
  const read = async (file: File | undefined) => {
    setFound(null)
    tell('')
    if (!file) return
    const reading = await carrier.read(file)
    if (typeof reading === 'string') tell('', words.problems[reading])
    else setFound(reading)
  }
  const take = async () => {
    if (found === null) return
    const isTaken = await found.take()
    setFound(null)
    tell(isTaken ? words.taken : '', isTaken ? '' : words.notTaken)
  }
  const putBack = async () => {
    const isBack = await carrier.putFormerBack()
    tell(isBack ? words.putBack : '', isBack ? '' : words.notTaken)
  }
  return (
    <>
      <section className={styles['part']}>
        <h3>{words.save.title}</h3>
        <p>{words.save.text}</p>
        <button type="button" className={styles['button']} onClick={() => void save()}>
          {words.save.button}
        </button>
      </section>
      <section className={styles['part']}>
        <h3>{words.open.title}</h3>
        <p>{words.open.text}</p>
        <label className={styles['file']}>
          {words.open.label}
          <input
            type="file"
            accept=".json,.gz,application/json,application/gzip"
            onChange={({ target }) => {
              void read(target.files?.[0])
              // Reset the field, so that the same file can be chosen again.
              target.value = ''
            }}
          />
        </label>
        {problem !== '' && (
          <p role="alert" className={styles['problem']}>
            {problem}
          </p>
        )}
        {found && <FoundFile found={found} onTake={() => void take()} onCancel={() => setFound(null)} />}
      </section>
      <p role="status">{said}</p>
      {hasFormer && (
        <button type="button" className={styles['button']} onClick={() => void putBack()}>
          {words.undo}
        </button>
      )}
    </>
  )
}

interface FoundFileProps {
  readonly found: ReadFile
  onTake(): void
  onCancel(): void
}

const FoundFile = ({ found: { savedDate, visitors, draftCount }, onTake, onCancel }: FoundFileProps) => (
  <div className={styles['found']} role="group" aria-label={words.open.found}>
    <p>{words.open.savedOn(savedDate)}</p>
    <ul>
      {visitors.map((visitor) => (
        <li key={visitor}>{visitor}</li>
      ))}
      {draftCount > 0 && <li>{words.open.drafts(String(draftCount))}</li>}
      {visitors.length + draftCount === 0 && <li>{words.open.nothing}</li>}
    </ul>
    <p>{words.open.warning}</p>
    <div className={styles['actions']}>
      <button type="button" className={styles['main']} onClick={onTake}>
        {words.open.button}
      </button>
      <button type="button" className={styles['button']} onClick={onCancel}>
        {words.open.cancel}
      </button>
    </div>
  </div>
)
