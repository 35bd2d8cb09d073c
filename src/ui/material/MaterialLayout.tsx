import { Check } from 'lucide'
import type { ReactNode } from 'react'
import type { MaterialKind } from '../../domain/content/contentKind.ts'
import { isNotFound } from '../../application/callError.ts'
import { contentStars } from '../../application/cards.ts'
import { studyDurationText } from '../../domain/calendar/text.ts'
import type { MaterialCard } from '../../domain/material/material.ts'
import { materialsHref, materialQuery } from '../../domain/material/materialQuery.ts'
import { TaskBackLink } from '../homework/TaskBackLink.tsx'
import { Badge } from '../kit/Badge.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { classNames } from '../kit/classNames.ts'
import { FailedPanel } from '../kit/FailedLine.tsx'
import { Icon } from '../kit/Icon.tsx'
import { type Loadable, loadedValue } from '../kit/loaded.ts'
import { MessagePanel } from '../kit/Message.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { DifficultyStars } from '../kit/Stars.tsx'
import { loadedTitle } from '../site/loadedTitle.ts'
import { PageTitle } from '../site/PageTitle.tsx'
import page from '../site/PlainPage.module.css'
import { MaterialGrid } from './MaterialCard.tsx'
import { MaterialHead } from './MaterialHead.tsx'
import { materialWords } from './materialWords.ts'
import styles from './MaterialLayout.module.css'

interface MaterialLayoutProps<Detail extends MaterialCard> {
  readonly kind: MaterialKind
  readonly material: Loadable<Detail>
  /** Rendered beside the title. */
  readonly action?: ReactNode
  children(detail: Detail): ReactNode
}

/** Renders the page of a document or video: back link, title, and content or error. */
export const MaterialLayout = <Detail extends MaterialCard>({ kind, material, action, children }: MaterialLayoutProps<Detail>) => {
  const words = materialWords.of[kind]
  const found = loadedValue(material)
  return (
    <main id="main" tabIndex={-1} className={classNames(page['pagePage'], page['underBackLink'])} aria-busy={material.status === 'waiting'}>
      <PageTitle title={loadedTitle(material, words)} />
      <TaskBackLink href={materialsHref(kind, materialQuery.initial)}>{words.all}</TaskBackLink>
      {material.status === 'failed' ? (
        <MaterialError kind={kind} {...material} />
      ) : (
        <>
          <MaterialHead kind={kind} material={found} waiting={words.waiting} facts={found && <Facts material={found} />}>
            {action}
          </MaterialHead>
          {found ? children(found) : <MaterialSkeleton />}
        </>
      )}
    </main>
  )
}

const MaterialSkeleton = () => (
  <div aria-hidden="true" className={styles['places']}>
    <Skeleton height={320} radius="card" />
    <Skeleton height={24} />
    <Skeleton width="64%" height={24} />
  </div>
)

const Facts = ({ material: { kind, difficulty, minutes, isDone } }: { readonly material: MaterialCard }) => {
  const time = studyDurationText(minutes)
  return (
    <>
      <DifficultyStars stars={contentStars(difficulty, kind)} />
      {time && <span>{time}</span>}
      {isDone === true && (
        <Badge tone="success">
          <Icon icon={Check} size={14} className={styles['sign']} />
          {materialWords.of[kind].done}
        </Badge>
      )}
    </>
  )
}

interface MaterialErrorProps {
  readonly kind: MaterialKind
  readonly error: unknown
  retry(): Promise<unknown>
}

const MaterialError = ({ kind, error, retry }: MaterialErrorProps) => {
  const words = materialWords.of[kind]
  const all = materialsHref(kind, materialQuery.initial)
  return isNotFound(error) ? (
    <MessagePanel level={2} creature="TURTLE" title={words.missing} text={materialWords.missingNote}>
      <ButtonLink href={all}>{words.all}</ButtonLink>
    </MessagePanel>
  ) : (
    <FailedPanel title={words.failed} text={materialWords.failedNote} retry={retry}>
      <ButtonLink href={all} tone="quiet">
        {words.all}
      </ButtonLink>
    </FailedPanel>
  )
}

interface RelatedMaterialsProps {
  readonly kind: MaterialKind
  readonly materials: readonly MaterialCard[]
}

/** Links to similar materials. */
export const RelatedMaterials = ({ kind, materials }: RelatedMaterialsProps) =>
  materials.length === 0 ? null : (
    <section aria-labelledby="related-title" className={styles['related']}>
      <SectionHeading id="related-title" title={materialWords.of[kind].related} />
      <MaterialGrid materials={materials} />
    </section>
  )
