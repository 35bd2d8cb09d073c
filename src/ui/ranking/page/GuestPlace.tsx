import { useApplication } from '../../app/ApplicationContext.ts'
import { CreatureArt } from '../../art/CreatureArt.tsx'
import { copy } from '../../copy.ts'
import { ButtonLink } from '../../parts/ButtonLink.tsx'
import { Panel } from '../../parts/Panel.tsx'
import styles from './GuestPlace.module.css'
import { rankingWords } from './rankingWords.ts'

const words = rankingWords.guest

/** Where a user finds their own place. */
export const GuestPlace = () => {
  const { settings } = useApplication()
  return (
    <Panel className={styles['card']}>
      <CreatureArt creature="DOLPHIN" size={72} />
      <div>
        <h2 className={styles['title']}>{words.title}</h2>
        <p className={styles['note']}>{words.note}</p>
      </div>
      <ButtonLink href={settings.loginUrl} wide>
        {copy.frame.login}
      </ButtonLink>
    </Panel>
  )
}
