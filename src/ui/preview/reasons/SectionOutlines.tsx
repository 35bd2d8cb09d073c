import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { HomeSectionId } from '../../../domain/home/sections.ts'
import { observeSize } from '../../kit/resize.ts'
import { sectionNames } from '../previewWords.ts'
import styles from './SectionOutlines.module.css'

/** Returns the element in which the page shows a section, or null. */
export const sectionElement = (id: HomeSectionId): HTMLElement | null => document.querySelector(`#root [data-section="${id}"]`)

interface SectionRect {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

type SectionRects = ReadonlyMap<HomeSectionId, SectionRect>

/** Returns the sections' rectangles in page coordinates, updated when the page changes. */
const useSectionRects = (ids: readonly HomeSectionId[]): SectionRects => {
  const [places, setPlaces] = useState<SectionRects>(new Map())
  const wanted = ids.join(' ')
  useEffect(() => {
    const root = document.getElementById('root')
    if (!root) return
    let frame = 0
    const measure = () => {
      frame = 0
      setPlaces((former) => keepIfEqual(former, measureSections(ids)))
    }
    const scheduleMeasure = () => {
      frame ||= requestAnimationFrame(measure)
    }
    const stop = observeSize([root], scheduleMeasure)
    const content = new MutationObserver(scheduleMeasure)
    content.observe(root, { childList: true, subtree: true })
    scheduleMeasure()
    return () => {
      cancelAnimationFrame(frame)
      stop()
      content.disconnect()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `wanted` is `ids`, compared by what they are
  }, [wanted])
  return places
}

const measureSections = (ids: readonly HomeSectionId[]): SectionRects =>
  new Map(
    ids.flatMap((id): [HomeSectionId, SectionRect][] => {
      const { top, left, width, height } = sectionElement(id)?.getBoundingClientRect() ?? emptyRect
      return width === 0 ? [] : [[id, { top: top + window.scrollY, left: left + window.scrollX, width, height }]]
    }),
  )

const emptyRect: SectionRect = { top: 0, left: 0, width: 0, height: 0 }

/** Returns the former value if nothing has moved, so that nothing re-renders. */
const keepIfEqual = (former: SectionRects, next: SectionRects): SectionRects =>
  JSON.stringify([...former]) === JSON.stringify([...next]) ? former : next

interface Highlight {
  readonly id: HomeSectionId
  /** The text after the section's name in the label. */
  readonly label: string
}

/**
 * An outline with a label around each marked section, drawn above the page. Hidden from screen readers, which find the same in the list.
 */
export const SectionOutlines = ({ highlights }: { readonly highlights: readonly Highlight[] }) => {
  const places = useSectionRects(highlights.map(({ id }) => id))
  return createPortal(
    <div className={styles['layer']} aria-hidden="true">
      {highlights.map(({ id, label }) => {
        const place = places.get(id)
        return (
          place && (
            <div key={id} className={styles['frame']} style={place} data-outline={id}>
              <p className={styles['tag']} title={label}>
                <strong>{sectionNames[id]}</strong> {label}
              </p>
            </div>
          )
        )
      })}
    </div>,
    document.body,
  )
}
