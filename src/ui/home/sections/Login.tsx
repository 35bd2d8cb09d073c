import { CreatureArt } from '../../art/CreatureArt.tsx'
import { copy } from '../../copy.ts'
import { ButtonLink } from '../../parts/ButtonLink.tsx'
import { Panel } from '../../parts/Panel.tsx'
import styles from './Login.module.css'
import card from './ViewerCard.module.css'

interface LoginProps {
  readonly loginUrl: string
  readonly signupUrl: string
  readonly subtitle: boolean
  readonly isCopy?: boolean
}

export const Login = ({ loginUrl, signupUrl, subtitle, isCopy = false }: LoginProps) => (
  <Panel data-section={isCopy ? undefined : 'login'} className={card['card']}>
    <span className={styles['art']}>
      <CreatureArt creature="DOLPHIN" size={88} />
    </span>
    <div className={styles['text']}>
      <h2 className={styles['title']}>{copy.login.title}</h2>
      {subtitle && <p className={styles['subtitle']}>{copy.login.subtitle}</p>}
    </div>
    <div className={styles['buttons']}>
      <ButtonLink href={loginUrl} wide>
        {copy.login.login}
      </ButtonLink>
      <ButtonLink href={signupUrl} tone="soft" wide>
        {copy.login.signup}
      </ButtonLink>
    </div>
  </Panel>
)
