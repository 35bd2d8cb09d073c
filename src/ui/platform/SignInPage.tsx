import { ChevronRight } from 'lucide'
import { withParticle } from '../../domain/korean.ts'
import { paths } from '../../domain/paths.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { CreatureDisc } from '../art/Creature.tsx'
import { Icon } from '../kit/Icon.tsx'
import { SiteLink } from '../kit/links.tsx'
import { PageHead } from '../site/PageHead.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import styles from './Entrance.module.css'
import { entranceWords, visitorRows } from './entranceWords.ts'
import { useDemoEntrance } from './useDemoEntrance.ts'

const words = entranceWords.signIn

/** Renders the demo's sign-in: the visitor chooses a person, and continues where they were. */
export const SignInPage = () => {
  const viewer = useViewer()
  const { returnTo, enter } = useDemoEntrance()
  const nickname = viewer && isSignedIn(viewer) ? viewer.nickname : null
  return (
    <main id="main" className={styles['page']}>
      <PageTitle title={words.title} />
      <PageHead creature="DOLPHIN" title={words.title} note={words.text}>
        {(nickname || returnTo) && (
          <p className={styles['note']}>
            {nickname && words.current(withParticle(nickname, '으로'))} {returnTo && words.back}
          </p>
        )}
      </PageHead>
      <ul aria-label={words.visitors} className={styles['visitors']}>
        {visitorRows.map(({ visitor, label, about, creature }) => (
          <li key={visitor}>
            <button type="button" className={styles['visitor']} onClick={() => enter(visitor)}>
              <CreatureDisc creature={creature} size={56} />
              <span className={styles['visitorText']}>
                <strong>{label}</strong>
                <span className={styles['about']}>{about}</span>
              </span>
              <Icon icon={ChevronRight} size={20} />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles['other']}>
        {words.signUp} <SiteLink href={paths.signup}>{words.signUpLink}</SiteLink>
      </p>
    </main>
  )
}
