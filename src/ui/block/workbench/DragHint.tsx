import { Hand } from 'lucide'
import { type CSSProperties, type RefObject, useEffect, useState } from 'react'
import { useApplication } from '../../kit/application.ts'
import { Icon } from '../../kit/Icon.tsx'
import { dragHintKey } from '../../kit/storageKeys.ts'
import styles from './DragHint.module.css'

/** The path of the hand, in px from the workspace's corner. */
interface Way {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

/** The delay in ms after which Blockly has rendered its tray. */
const trayDelay = 400

/** Shows the first drag with a hand, from the tray to below the first block, until the first press; afterwards never again. */
export const DragHint = ({ host }: { readonly host: RefObject<HTMLDivElement | null> }) => {
  const { store } = useApplication()
  const [way, setWay] = useState<Way | null>(null)
  useEffect(() => {
    const place = host.current
    if (place === null || store.get(dragHintKey) !== null) return
    const timer = setTimeout(() => setWay(wayIn(place)), trayDelay)
    const end = () => {
      clearTimeout(timer)
      setWay(null)
      store.set(dragHintKey, 'yes')
    }
    place.addEventListener('pointerdown', end, { once: true, capture: true })
    return () => {
      clearTimeout(timer)
      place.removeEventListener('pointerdown', end, { capture: true })
    }
  }, [host, store])
  if (way === null) return null
  const { from, to } = way
  const style: CSSProperties & Record<`--${string}`, string> = {
    left: from[0],
    top: from[1],
    '--dx': `${to[0] - from[0]}px`,
    '--dy': `${to[1] - from[1]}px`,
  }
  return (
    <span aria-hidden="true" className={styles['hand']} style={style}>
      <Icon icon={Hand} size={36} />
    </span>
  )
}

/** Returns null if there is no block to drag, or none to drag it to. */
function wayIn(place: HTMLElement): Way | null {
  const around = place.getBoundingClientRect()
  const source = place.querySelector('.blocklyFlyout .blocklyDraggable')?.getBoundingClientRect()
  const target = [...place.querySelectorAll('.blocklyBlockCanvas > .blocklyDraggable')]
    .find((block) => block.closest('.blocklyFlyout') === null)
    ?.getBoundingClientRect()
  if (source === undefined || target === undefined) return null
  return {
    from: [source.left - around.left + source.width / 2, source.top - around.top + source.height / 2],
    to: [target.left - around.left + source.width / 2, target.bottom - around.top + source.height / 2],
  }
}
