import { ArrowLeft, ChevronRight } from 'lucide'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { linkedItem } from '../../domain/home/linkedItem.ts'
import { CreatureDisc } from '../art/Creature.tsx'
import { useApplication } from '../kit/application.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { Card, CardNote, CardTitle } from '../kit/Card.tsx'
import { Icon } from '../kit/Icon.tsx'
import { useSiteRoutes } from '../kit/links.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import { useSite } from '../site/useSite.ts'
import { useViewer } from '../viewer/useViewer.ts'
import type { PlatformPart } from './platformParts.ts'
import { platformWords, steps } from './platformWords.ts'
import styles from './PlatformPartPage.module.css'

/** A page of the platform that this app does not have: what was asked for by its name, the way back, and where one can go on here. */
export const PlatformPartPage = ({ part }: { readonly part: PlatformPart }) => {
  const { search, pathname } = useLocation()
  const { rolePolicy } = useApplication()
  const viewer = useViewer()
  const { homeData, status } = useSite()
  const entrances = useSiteRoutes().demoLogins.filter(({ path: at }) => at === part.path)
  const keyword = new URLSearchParams(search).get('keyword')?.trim()
  const item = linkedItem(homeData, matchPath(part.path, pathname)?.params ?? {})
  const teaches = viewer !== null && rolePolicy.canTeach(viewer)
  return (
    <main id="main" className={styles['page']} aria-busy={status === 'waiting'}>
      <PageTitle title={item?.title ?? part.name} />
      <header className={styles['head']}>
        <CreatureDisc creature={part.creature} size={112} />
        <div className={styles['text']}>
          {item && <p className={styles['label']}>{part.name}</p>}
          <h1 className={styles['title']} tabIndex={-1}>
            {item?.title ?? part.name}
          </h1>
          {item?.comment && <p>{item.comment}</p>}
          <p className={styles['about']}>{(teaches && part.forTeachers) || part.about}</p>
          {keyword && <p>{platformWords.searched(keyword)}</p>}
          <div className={styles['actions']}>
            {entrances.map(({ label, logIn }, place) => (
              <Button key={label} tone={place === 0 ? 'primary' : 'soft'} onClick={logIn}>
                {label}
              </Button>
            ))}
            <BackButton tone={entrances.length === 0 ? 'primary' : 'quiet'} />
          </div>
        </div>
      </header>
      {part.paragraphs?.map(({ title, text }) => (
        <section key={title} className={styles['paragraph']}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      {part.steps.length > 0 && <NextSteps names={part.steps.filter((name) => name !== 'taught' || teaches)} />}
      <p className={styles['note']}>{entrances.length === 0 ? platformWords.note : platformWords.entranceNote}</p>
    </main>
  )
}

/** Back to where one came from; whoever came from elsewhere goes home. */
const BackButton = ({ tone }: { readonly tone: 'primary' | 'quiet' }) => {
  const navigate = useNavigate()
  if (!cameFromHere()) {
    return (
      <ButtonLink href="/" tone={tone}>
        {platformWords.home}
      </ButtonLink>
    )
  }
  return (
    <Button tone={tone} onClick={() => void navigate(-1)}>
      <Icon icon={ArrowLeft} size={18} /> {platformWords.back}
    </Button>
  )
}

/** The router counts the pages that it has opened in this window. */
const cameFromHere = () => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

const NextSteps = ({ names }: { readonly names: PlatformPart['steps'] }) => (
  <section className={styles['steps']}>
    <h2>{platformWords.steps}</h2>
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Card className={styles['step']}>
            <div>
              <CardTitle text={steps[name].name} href={steps[name].href} />
              <CardNote text={steps[name].about} />
            </div>
            <Icon icon={ChevronRight} size={20} />
          </Card>
        </li>
      ))}
    </ul>
  </section>
)
