import { useLocation } from 'react-router-dom'
import { PageTitle } from '../app/PageTitle.tsx'
import { useSiteRoutes } from '../app/SiteRoutes.ts'
import { CreatureDisc } from '../art/CreatureDisc.tsx'
import { laterCopy } from '../laterCopy.ts'
import { Button } from '../parts/Button.tsx'
import { ButtonLink } from '../parts/ButtonLink.tsx'
import styles from './MessagePage.module.css'
import type { PlatformPart } from './platformParts.ts'

const words = laterCopy.platform

export const PlatformPartPage = ({ part }: { readonly part: PlatformPart }) => {
  const { search } = useLocation()
  const entrances = useSiteRoutes().entrances.filter(({ at }) => at === part.path)
  const keyword = new URLSearchParams(search).get('keyword')?.trim()
  return (
    <main id="main" className={styles['page']}>
      <PageTitle of={part.name} />
      <CreatureDisc creature={part.creature} size={160} />
      <p className={styles['label']}>{words.label}</p>
      <h1 className={styles['title']} tabIndex={-1}>
        {part.name}
      </h1>
      <p className={styles['text']}>{part.about}</p>
      {keyword && <p className={styles['text']}>{words.searched(keyword)}</p>}
      <p className={styles['note']}>{entrances.length === 0 ? words.note : words.entranceNote}</p>
      <div className={styles['actions']}>
        {entrances.map(({ label, enter }, place) => (
          <Button key={label} tone={place === 0 ? 'primary' : 'soft'} onClick={enter}>
            {label}
          </Button>
        ))}
        <ButtonLink href="/" tone={entrances.length === 0 ? 'primary' : 'quiet'}>
          {words.home}
        </ButtonLink>
      </div>
    </main>
  )
}
