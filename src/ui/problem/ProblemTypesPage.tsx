import { useState } from 'react'
import { formatNumber } from '../../domain/format.ts'
import { listPaths } from '../../domain/paths.ts'
import { problemTypeHref, type SeaTheme, type SeaZone } from '../../domain/problems/problemTypes.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { FailedPanel } from '../kit/FailedLine.tsx'
import { type Loadable, loadedValue } from '../kit/loaded.ts'
import { MessagePanel } from '../kit/Message.tsx'
import { useScrollRestoration } from '../kit/scroll.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import { PageHead } from '../site/PageHead.tsx'
import page from '../site/PlainPage.module.css'
import { MusicToggle } from './types/MusicToggle.tsx'
import { SeaMap } from './types/SeaMap.tsx'
import { useSeaZones } from './types/typeQueries.ts'
import { typeWords as words } from './types/typeWords.ts'
import styles from './types/SeaMap.module.css'

/** Renders the map of problem types, drawn as a sea to dive through, with the viewer's progress. */
export const ProblemTypesPage = () => {
  const zones = useSeaZones()
  const [theme, setTheme] = useState<SeaTheme | null>(null)
  useScrollRestoration(zones.status === 'ready')
  const found = loadedValue(zones) ?? []
  return (
    <main id="main" tabIndex={-1} className={page['pagePage']} aria-busy={zones.status === 'waiting'}>
      <PageTitle title={words.title} />
      <PageHead creature="TURTLE" title={words.title} note={words.note}>
        <div className={styles['actions']}>
          <WayOn zones={found} />
          <MusicToggle theme={theme ?? found[0]?.theme ?? 'SHALLOWS'} />
        </div>
      </PageHead>
      <Zones zones={zones} onTheme={setTheme} />
    </main>
  )
}

/** Renders the progress over all types, and a link to the type to continue with. */
const WayOn = ({ zones }: { readonly zones: readonly SeaZone[] }) => {
  const types = zones.flatMap((zone) => zone.types)
  const next = types.find(({ isNext }) => isNext)
  const done = types.filter(({ isFinished }) => isFinished).length
  if (types.length === 0) return null
  const hasBegun = types.some(({ solvedCount }) => (solvedCount ?? 0) > 0)
  return (
    <>
      {hasBegun && (
        <p className={styles['done']}>
          {next === undefined ? words.allFinished : words.typesFinished(formatNumber(done), formatNumber(types.length))}
        </p>
      )}
      {next !== undefined && next.categoryId !== null && (
        <ButtonLink href={problemTypeHref(next.categoryId)}>{hasBegun ? words.goOn(next.name) : words.start(next.name)}</ButtonLink>
      )}
    </>
  )
}

interface ZonesProps {
  readonly zones: Loadable<readonly SeaZone[]>
  onTheme(theme: SeaTheme): void
}

const Zones = ({ zones, onTheme }: ZonesProps) => {
  if (zones.status === 'waiting') return <Skeleton height={560} radius="card" />
  if (zones.status === 'failed') return <FailedPanel title={words.failed} text={words.failedNote} retry={zones.retry} />
  if (zones.value.length === 0)
    return (
      <MessagePanel level={2} creature="SEAHORSE" title={words.none} text={words.noneNote}>
        <ButtonLink href={listPaths.problems}>{words.all}</ButtonLink>
      </MessagePanel>
    )
  return <SeaMap zones={zones.value} onTheme={onTheme} />
}
