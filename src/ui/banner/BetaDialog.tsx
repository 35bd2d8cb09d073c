import { CreatureArt } from '../art/Creature.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import styles from './BetaDialog.module.css'

interface BetaDialogProps {
  onClose(): void
}

const betaFeatures = [
  { creature: 'TURTLE', ...lazyCopy.beta.quests },
  { creature: 'NEMO', ...lazyCopy.beta.types },
  { creature: 'DOLPHIN', ...lazyCopy.beta.tutor },
] as const

/** Lists the new features of the Beta (S-108). Opens only on request. */
export const BetaDialog = ({ onClose }: BetaDialogProps) => (
  <Dialog title={lazyCopy.beta.title} onClose={onClose} size="small">
    <ul className={styles['list']}>
      {betaFeatures.map(({ creature, name, text }) => (
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
