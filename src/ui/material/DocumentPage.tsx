import { Printer } from 'lucide'
import { useEffect, useState } from 'react'
import type { Id } from '../../domain/id.ts'
import type { DocumentDetail } from '../../domain/material/material.ts'
import { useRouteId } from '../kit/address.ts'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Panel } from '../kit/Panel.tsx'
import { useFeature } from '../kit/useFeature.ts'
import { DocumentContents, DocumentSections, sectionId } from '../lesson/DocumentLesson.tsx'
import { lessonWords } from '../lesson/lessonWords.ts'
import { Reviews } from '../review/Reviews.tsx'
import { MaterialCompletion } from './MaterialCompletion.tsx'
import { MaterialQuestions } from './MaterialQuestions.tsx'
import { MaterialLayout, RelatedMaterials } from './MaterialLayout.tsx'
import { useDocument } from './materialQueries.ts'
import { materialWords } from './materialWords.ts'
import { useMaterialProgress } from './useMaterialProgress.ts'
import { useMaterialReviewPermission } from './useMaterialReviewPermission.ts'
import styles from './DocumentPage.module.css'

/** Renders the page of a single document: read, run and print. */
export const DocumentPage = () => {
  const documentId = useRouteId('documentId')
  return <DocumentOfId key={documentId} documentId={documentId} />
}

const DocumentOfId = ({ documentId }: { readonly documentId: Id }) => {
  // Loaded before the heading renders: a part that suspends later would hide the whole page, and the heading would lose the focus.
  useFeature('review')
  return (
    <MaterialLayout kind="DOCUMENT" material={useDocument(documentId)} action={<PrintButton />}>
      {(document) => <DocumentBody document={document} />}
    </MaterialLayout>
  )
}

const PrintButton = () => (
  <Button tone="quiet" size="small" className={styles['print']} onClick={() => window.print()}>
    <Icon icon={Printer} size={18} />
    {materialWords.print}
  </Button>
)

const DocumentBody = ({ document }: { readonly document: DocumentDetail }) => {
  const { sections } = document.content
  const progress = useMaterialProgress(document)
  const current = useCurrentSection(sections.length)
  return (
    <>
      <div className={styles['columns']}>
        <div className={styles['contents']}>
          <DocumentContents sections={sections} current={current} />
        </div>
        <Panel className={styles['text']}>
          {sections.length === 0 ? <p>{lessonWords.document.empty}</p> : <DocumentSections sections={sections} />}
          <div className={styles['end']}>
            <MaterialCompletion material={document} progress={progress} next={document.related[0] ?? null} />
          </div>
        </Panel>
      </div>
      <MaterialQuestions material={document} />
      <RelatedMaterials kind="DOCUMENT" materials={document.related} />
      <div className={styles['reviews']}>
        <Reviews
          subject={{ kind: 'document', id: document.id }}
          title={document.title}
          mayWrite={useMaterialReviewPermission(progress.isDone)}
        />
      </div>
    </>
  )
}

/** Returns the index of the section in the upper part of the window. */
const useCurrentSection = (count: number): number | null => {
  const [current, setCurrent] = useState<number | null>(null)
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const places = Array.from({ length: count }, (_, at) => document.getElementById(sectionId(at)))
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target }) => places.findIndex((place) => place === target))
        if (reached.length > 0) setCurrent(Math.min(...reached))
      },
      // Observes a line a quarter down from the top.
      { rootMargin: '-25% 0px -74% 0px' },
    )
    for (const place of places) if (place) observer.observe(place)
    return () => observer.disconnect()
  }, [count])
  return current
}
