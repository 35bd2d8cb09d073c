import { createPortal } from 'react-dom'
import type { HomeSectionId } from '../../../domain/home/homeSections.ts'
import { sectionNames } from '../sectionNames.ts'
import styles from './Outlines.module.css'
import { usePlaces } from './usePlaces.ts'

interface Mark {
  readonly id: HomeSectionId
  /** What the tag says after the section's name. */
  readonly label: string
}

/** A frame with a tag around each marked section of the page, drawn above the page and touching nothing in it. Only to look at: whoever listens finds the same in the list. */
export const Outlines = ({ marks }: { readonly marks: readonly Mark[] }) => {
  const places = usePlaces(marks.map(({ id }) => id))
  return createPortal(
    <div className={styles['layer']} aria-hidden="true">
      {marks.map(({ id, label }) => {
        const place = places.get(id)
        return (
          place && (
            <div key={id} className={styles['frame']} style={place} data-outline={id}>
              <p className={styles['tag']} title={label}>
                <strong>{sectionNames[id]}</strong> <code>{id}</code> {label}
              </p>
            </div>
          )
        )
      })}
    </div>,
    document.body,
  )
}
