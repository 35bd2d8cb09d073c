import { Check } from 'lucide'
import { useState } from 'react'
import { type AvatarGender, avatarGenders } from '../../domain/viewer/Gender.ts'
import man from '../art/diver-man.svg?url&no-inline'
import woman from '../art/diver-woman.svg?url&no-inline'
import seaFloor from '../art/sea-floor.svg?url&no-inline'
import { laterCopy } from '../laterCopy.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Icon } from '../parts/Icon.tsx'
import styles from './AvatarDialog.module.css'
import { useChooseAvatar } from './useChooseAvatar.ts'

/** The first thing a new learner does (S-010). It closes only when the viewer is known to have an avatar. */
export const AvatarDialog = () => {
  const [chosen, setChosen] = useState<AvatarGender | null>(null)
  const choosing = useChooseAvatar()
  const confirm = () => {
    if (chosen !== null) choosing.choose(chosen)
  }
  return (
    <Dialog
      title={laterCopy.avatar.title}
      onClose={nothing}
      closesOnEscape={false}
      closesOnBackdrop={false}
      hasCloseButton={false}
      size="full"
    >
      <div className={styles['content']}>
        <img src={seaFloor} alt="" width={1280} height={120} className={styles['floor']} />
        <p className={styles['text']}>{laterCopy.avatar.text}</p>
        <div role="radiogroup" aria-label={laterCopy.avatar.title} className={styles['choices']}>
          {avatarGenders.map((gender) => (
            <Choice key={gender} gender={gender} chosen={chosen === gender} onChoose={() => setChosen(gender)} />
          ))}
        </div>
        <Button className={styles['confirm']} unavailable={chosen === null || choosing.isPending} onClick={confirm}>
          {choosing.isPending ? laterCopy.avatar.confirming : laterCopy.avatar.confirm}
        </Button>
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  readonly gender: AvatarGender
  readonly chosen: boolean
  onChoose(): void
}

const pictures = { MAN: man, WOMAN: woman } satisfies Record<AvatarGender, string>

const Choice = ({ gender, chosen, onChoose }: ChoiceProps) => {
  const name = laterCopy.avatar.choices[gender]
  return (
    <label className={styles['card']} data-gender={gender}>
      <input type="radio" name="gender" aria-label={name} className={styles['radio']} checked={chosen} onChange={onChoose} />
      <img src={pictures[gender]} alt={laterCopy.avatar.picture(name)} width={168} height={196} />
      <span className={styles['name']}>{name}</span>
      {chosen && (
        <span className={styles['check']}>
          <Icon of={Check} size={20} strokeWidth={3} />
        </span>
      )}
    </label>
  )
}

const nothing = () => {}
