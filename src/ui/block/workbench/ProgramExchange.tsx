import { useId, useState } from 'react'
import { parseProgramText } from '../../../application/parseProgram.ts'
import { type BlockProgram, programText } from '../../../domain/blocks/program.ts'
import { GuestNotice } from '../../draft/DraftNotice.tsx'
import { draftWords } from '../../draft/draftWords.ts'
import { Button } from '../../kit/Button.tsx'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { useStoredText } from '../../kit/useStoredText.ts'
import { useWriter } from '../../viewer/useOwner.ts'
import { blockWords } from '../blockWords.ts'
import styles from './BlockPanel.module.css'

const words = blockWords.exchange

interface ProgramExchangeProps {
  readonly program: BlockProgram
  onImport(program: BlockProgram): void
}

/** Imports and exports a program as text. */
export const ProgramExchange = ({ program, onImport }: ProgramExchangeProps) => {
  const [opened, setOpened] = useState<'import' | 'export' | null>(null)
  const owner = useWriter()
  const { text, change, taken, guests, settleGuests } = useStoredText({ place: 'blockImport', owner })
  const [isBad, setBad] = useState(false)
  const id = useId()
  const toggle = (which: 'import' | 'export') => {
    setBad(false)
    setOpened(opened === which ? null : which)
  }
  const take = () => {
    const read = parseProgramText(text)
    setBad(read === null)
    if (read === null) return
    onImport(read)
    taken(text)
    setOpened(null)
  }
  return (
    <div className={styles['exchange']}>
      <div className={styles['menu']}>
        <Button tone="quiet" size="small" aria-expanded={opened === 'import'} onClick={() => toggle('import')}>
          {words.import}
        </Button>
        <Button tone="quiet" size="small" aria-expanded={opened === 'export'} onClick={() => toggle('export')}>
          {words.export}
        </Button>
      </div>
      {opened !== null && (
        <div className={styles['json']}>
          {opened === 'import' && guests !== null && <GuestNotice title={draftWords.guest.blocks} onSettle={settleGuests} />}
          <label htmlFor={id}>{words.json}</label>
          <textarea
            id={id}
            rows={5}
            value={opened === 'import' ? text : programText(program)}
            readOnly={opened === 'export'}
            aria-describedby={`${id}-note`}
            aria-invalid={isBad || undefined}
            spellCheck={false}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
          <p id={`${id}-note`}>{opened === 'import' ? words.importNote : words.exportNote}</p>
          <p role="alert" className={styles['bad']}>
            {isBad && words.bad}
          </p>
          <div className={styles['menu']}>
            {opened === 'import' ? (
              <Button tone="soft" size="small" onClick={take}>
                {words.apply}
              </Button>
            ) : (
              <CopyButton text={programText(program)} />
            )}
            <Button tone="quiet" size="small" onClick={() => setOpened(null)}>
              {words.close}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
