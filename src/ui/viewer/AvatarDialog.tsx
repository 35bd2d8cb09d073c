import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide'
import { useId, useState } from 'react'
import { makeChooseAvatar } from '../../application/viewer.ts'
import { type AvatarGender, avatarGenders, guest, needsAvatar, type Viewer } from '../../domain/viewer.ts'
import man from '../art/diver-man.svg?url&no-inline'
import woman from '../art/diver-woman.svg?url&no-inline'
import seaFloor from '../art/sea-floor.svg?url&no-inline'
import { useAction } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Icon } from '../kit/Icon.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import { viewerQuery } from './useViewer.ts'
import styles from './AvatarDialog.module.css'
import { queriesNamed } from '../kit/query.ts'

const words = lazyCopy.avatar

const maxQuestWaitMs = 1_000

/** Saves the choice and refetches the viewer; notifies if that fails. */
const useChooseAvatar = () => {
  const { viewer, notifications } = useApplication()
  const client = useQueryClient()
  const { queryKey } = viewerQuery({ viewer })
  const [chooseAvatar] = useState(() => makeChooseAvatar(viewer))
  const cachedViewer = () => client.getQueryData<Viewer>(queryKey) ?? guest
  const readViewer = async () => {
    // The choice may complete a quest, whose dialog opens as soon as the viewer is known to have an avatar.
    await Promise.race([client.refetchQueries(queriesNamed('quests')), new Promise((resolve) => setTimeout(resolve, maxQuestWaitMs))])
    await client.refetchQueries({ queryKey }, { throwOnError: true })
    return cachedViewer()
  }
  const { isPending, isRunning, run } = useAction({
    name: 'chooseAvatar',
    async run(gender: AvatarGender) {
      const outcome = await chooseAvatar(gender, readViewer)
      if (outcome !== 'chosen') notifications.warn(words[outcome])
    },
  })
  /** A second click may come before the next render, while the choice is being sent or was already accepted. */
  const choose = (gender: AvatarGender) => {
    if (needsAvatar(cachedViewer()) && !isRunning()) void run(gender)
  }
  return { choose, isPending }
}

/** Asks a new learner for an avatar, as the first step (S-010). It closes only once the viewer is known to have an avatar. */
export const AvatarDialog = () => {
  const [chosen, setChosen] = useState<AvatarGender | null>(null)
  const choosing = useChooseAvatar()
  const confirm = () => {
    if (chosen !== null) choosing.choose(chosen)
  }
  return (
    <Dialog
      title={lazyCopy.avatar.title}
      onClose={doNothing}
      closesOnEscape={false}
      closesOnBackdrop={false}
      hasCloseButton={false}
      size="full"
    >
      <div className={styles['content']}>
        <img src={seaFloor} alt="" width={1280} height={120} className={styles['floor']} />
        <p className={styles['text']}>{lazyCopy.avatar.text}</p>
        <div role="radiogroup" aria-label={lazyCopy.avatar.title} className={styles['choices']}>
          {avatarGenders.map((gender) => (
            <Choice key={gender} gender={gender} chosen={chosen === gender} onChoose={() => setChosen(gender)} />
          ))}
        </div>
        <Button className={styles['confirm']} unavailable={chosen === null || choosing.isPending} onClick={confirm}>
          {choosing.isPending ? lazyCopy.avatar.confirming : lazyCopy.avatar.confirm}
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
  const outfit = useId()
  const name = lazyCopy.avatar.choices[gender]
  return (
    <label className={styles['card']} data-gender={gender}>
      <input
        type="radio"
        name="gender"
        aria-label={name}
        aria-describedby={outfit}
        className={styles['radio']}
        checked={chosen}
        onChange={onChoose}
      />
      <img src={pictures[gender]} alt={lazyCopy.avatar.picture(name)} width={168} height={196} />
      <span>
        <span className={styles['name']}>{name}</span>
        <span id={outfit} className={styles['outfit']}>
          {lazyCopy.avatar.outfits[gender]}
        </span>
      </span>
      {chosen && (
        <span className={styles['check']}>
          <Icon icon={Check} size={20} strokeWidth={3} />
        </span>
      )}
    </label>
  )
}

const doNothing = () => {}
