import { useRef, useState } from 'react'
import { canPraise, type Praise, praises, praiseWords } from '../../domain/report/praise.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { useFocusAfterRender } from '../kit/useFocusAfterRender.ts'
import { useSendPraise } from './reportQueries.ts'
import { reportWords } from './reportWords.ts'
import styles from './PraiseForm.module.css'

const words = reportWords.praising

interface PraiseFormProps {
  readonly token: string
  readonly praisedDate: string | null
  /** How the report calls the learner. */
  readonly name: string
  readonly now: Date
  readonly level: 'h2' | 'h3'
}

/** Renders three ready praises, one of which is sent by a press; once sent, it stands there as a sticker. */
export const PraiseForm = ({ token, praisedDate, name, now, level: Title }: PraiseFormProps) => {
  const { run, isPending } = useSendPraise(token)
  const [sent, setSent] = useState<Praise | null>(null)
  const thanks = useRef<HTMLParagraphElement>(null)
  const focusThanks = useFocusAfterRender(() => thanks.current?.focus())
  const send = async (praise: Praise) => {
    if ((await run(praise)) !== 'praised') return
    setSent(praise)
    focusThanks()
  }
  const isDone = sent !== null || !canPraise(praisedDate, now)
  return (
    <section aria-labelledby="report-praising" className={styles['praising']}>
      <Title id="report-praising" className={styles['title']}>
        {words.title}
      </Title>
      {isDone ? (
        <div className={styles['sent']}>
          {sent !== null && <CreatureArt creature={praiseWords(sent).creature} size={72} className={styles['sticker']} />}
          <p ref={thanks} tabIndex={-1}>
            {sent !== null && <strong className={styles['sentence']}>{praiseWords(sent).sentence}</strong>} {words.sent(name)}
          </p>
        </div>
      ) : (
        <>
          <p className={styles['note']}>{words.note(name)}</p>
          <ul className={styles['choices']}>
            {praises.map((praise) => (
              <li key={praise}>
                <button type="button" className={styles['choice']} aria-disabled={isPending || undefined} onClick={() => void send(praise)}>
                  <CreatureArt creature={praiseWords(praise).creature} size={48} />
                  {praiseWords(praise).sentence}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
