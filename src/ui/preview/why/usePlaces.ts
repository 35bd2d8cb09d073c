import { useEffect, useState } from 'react'
import type { HomeSectionId } from '../../../domain/home/homeSections.ts'
import { elementOf } from './elementOf.ts'

interface Place {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
}

type Places = ReadonlyMap<HomeSectionId, Place>

/** Where sections stand on the page, in the page's own measure; followed as the page grows, shrinks and changes. */
export const usePlaces = (ids: readonly HomeSectionId[]): Places => {
  const [places, setPlaces] = useState<Places>(new Map())
  const wanted = ids.join(' ')
  useEffect(() => {
    const root = document.getElementById('root')
    if (!root) return
    let frame = 0
    const measure = () => {
      frame = 0
      setPlaces((former) => changed(former, placesOf(ids)))
    }
    const soon = () => {
      frame ||= requestAnimationFrame(measure)
    }
    const sizes = new ResizeObserver(soon)
    const content = new MutationObserver(soon)
    sizes.observe(root)
    content.observe(root, { childList: true, subtree: true })
    soon()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      content.disconnect()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `wanted` is `ids`, compared by what they are
  }, [wanted])
  return places
}

const placesOf = (ids: readonly HomeSectionId[]): Places =>
  new Map(
    ids.flatMap((id): [HomeSectionId, Place][] => {
      const { top, left, width, height } = elementOf(id)?.getBoundingClientRect() ?? nowhere
      return width === 0 ? [] : [[id, { top: top + window.scrollY, left: left + window.scrollX, width, height }]]
    }),
  )

const nowhere: Place = { top: 0, left: 0, width: 0, height: 0 }

/** The former places when nothing has moved, so that nothing is drawn anew. */
const changed = (former: Places, next: Places): Places => (JSON.stringify([...former]) === JSON.stringify([...next]) ? former : next)
