import { useQuery } from '@tanstack/react-query'
import { grouped } from '../../../domain/grouped.ts'
import { levelProgress } from '../../../domain/viewer/levelProgress.ts'
import type { RankingEntry } from '../../../domain/ranking/RankingEntry.ts'
import { rankedName } from '../../../domain/ranking/rankedName.ts'
import type { Site } from '../../../domain/site/Site.ts'
import type { Viewer } from '../../../domain/viewer/Viewer.ts'
import { useApplication } from '../../app/ApplicationContext.ts'
import { copy } from '../../copy.ts'
import { Panel } from '../../parts/Panel.tsx'
import { Switch } from '../../parts/Switch.tsx'
import { experienceQuery } from '../../viewer/experienceQuery.ts'
import { ExperienceBar } from '../../viewer/ExperienceBar.tsx'
import { Portrait } from '../../viewer/Portrait.tsx'
import { standingText } from '../../viewer/standingText.ts'
import styles from './OwnPlace.module.css'
import { rankingWords } from './rankingWords.ts'

const words = rankingWords.own

interface OwnPlaceProps {
  readonly site: Site
  readonly viewer: Viewer
  readonly own: RankingEntry | null
  readonly isHidden: boolean
  onHide(wished: boolean): void
}

/** One's own rank, tier and level, and how far it is to the next. */
export const OwnPlace = ({ site, viewer, own, isHidden, onHide }: OwnPlaceProps) => {
  const ranked = own?.user ?? { nickname: null, channelNickname: null }
  return (
    <Panel aria-label={words.title} className={styles['card']}>
      <div className={styles['who']}>
        <Portrait viewer={viewer} size={64} />
        <div className={styles['words']}>
          <h2 className={styles['name']}>{rankedName(ranked, site) ?? viewer.nickname ?? copy.user.nameless}</h2>
          <p className={styles['standing']}>{standingText(viewer)}</p>
        </div>
        {own && <Rank rank={own.rank} isHidden={isHidden} />}
      </div>
      {!own && (
        <p className={styles['unranked']}>
          <strong>{words.unranked}</strong>
          {words.unrankedNote}
        </p>
      )}
      <NextLevel viewer={viewer} />
      {own && (
        <div className={styles['switch']}>
          <Switch label={words.hide} note={words.hideNote} isOn={isHidden} onChange={onHide} />
        </div>
      )}
    </Panel>
  )
}

const Rank = ({ rank, isHidden }: { readonly rank: number; readonly isHidden: boolean }) => (
  <p className={styles['rank']} data-hidden={isHidden || undefined}>
    <span className={styles['label']}>{words.title} </span>
    {isHidden ? words.hidden : rankingWords.place(grouped(rank))}
  </p>
)

const NextLevel = ({ viewer }: Pick<OwnPlaceProps, 'viewer'>) => {
  const { data } = useQuery(experienceQuery(useApplication(), viewer))
  const progress = data ? levelProgress(data) : null
  return (
    <div>
      <p className={styles['next']}>
        {progress && (
          <>
            {words.next} <strong>{words.left(grouped(progress.left))}</strong>
          </>
        )}
      </p>
      <ExperienceBar experience={data ?? null} />
    </div>
  )
}
