import { useId } from 'react'
import type { Watched } from '../PreviewStage.ts'
import { useWatched } from '../watchedValue.ts'
import styles from './FaultLab.module.css'
import type { SeenCall } from './FaultView.ts'
import { faultWords as words, kindText, outcomeText } from './faultWords.ts'

/** The page's calls, newest first. To be looked at: nobody wants each of them read out. */
export const CallList = ({ calls }: { readonly calls: Watched<readonly SeenCall[]> & { clear(): void } }) => {
  const id = useId()
  const seen = useWatched(calls)
  return (
    <section aria-labelledby={id}>
      <div className={styles['logHead']}>
        <h3 id={id} className={styles['heading']}>
          {words.log} <span className={styles['count']}>{seen.length}</span>
        </h3>
        <button type="button" className={styles['clear']} disabled={seen.length === 0} onClick={() => calls.clear()}>
          {words.clear}
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by the keyboard too */}
      <div role="log" aria-live="off" aria-labelledby={id} tabIndex={0} className={styles['log']}>
        {seen.length === 0 && <p className={styles['about']}>{words.noCalls}</p>}
        <ul>
          {seen.map((call) => (
            <Call key={call.id} call={call} />
          ))}
        </ul>
      </div>
    </section>
  )
}

const Call = ({ call }: { readonly call: SeenCall }) => (
  <li className={styles['call']} data-tone={toneOf(call)}>
    <code className={styles['path']}>
      {call.method} {call.path}
    </code>
    <span className={styles['outcome']}>{outcomeText(call)}</span>
    <span className={styles['time']}>{call.milliseconds !== null && words.milliseconds(call.milliseconds)}</span>
    {call.fault !== null && <span className={styles['fault']}>{words.hitBy(kindText(String(call.fault)))}</span>}
  </li>
)

const toneOf = ({ outcome }: SeenCall) => {
  if (outcome === 'waiting') return undefined
  return typeof outcome === 'number' && outcome < 400 ? 'good' : 'bad'
}
