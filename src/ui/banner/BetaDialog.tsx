import { CreatureArt } from '../art/Creature.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { laterCopy } from '../laterCopy.ts'
import styles from './BetaDialog.module.css'

interface BetaDialogProps {
  onClose(): void
}

const novelties = [
  { creature: 'TURTLE', ...laterCopy.beta.quests },
  { creature: 'NEMO', ...laterCopy.beta.types },
  { creature: 'DOLPHIN', ...laterCopy.beta.tutor },
] as const

/** What the Beta brings (S-108). Opens only when asked for. */
export const BetaDialog = ({ onClose }: BetaDialogProps) => (
  <Dialog title={laterCopy.beta.title} onClose={onClose} size="small">
    <ul className={styles['list']}>
      {novelties.map(({ creature, name, text }) => (
        <li key={name} className={styles['item']}>
          <span className={styles['tile']}>
            <CreatureArt creature={creature} size={44} />
          </span>
          <div>
            <h3 className={styles['name']}>{name}</h3>
            <p className={styles['text']}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Dialog>
)
