import { useEffect, useRef } from 'react'
import { type MarkedSection, type PreviewMessage, readPreviewMessage } from '../../../application/preview/PreviewMessage.ts'
import type { SeenSection } from '../../../domain/preview/planDifferences.ts'
import { besideWords } from './besideWords.ts'
import type { BesideView } from './BesideAddresses.ts'
import styles from './SideBySidePage.module.css'
import { desktopWidth, useScale } from './useScale.ts'

interface SiteFrameProps {
  readonly side: 'left' | 'right'
  readonly view: BesideView
  readonly marks: readonly MarkedSection[]
  onSeen(sections: readonly SeenSection[]): void
}

/** The site in a frame of its own: a phone at its true width, a desktop scaled down so that its whole width is there. */
export const SiteFrame = ({ side, view, marks, onSeen }: SiteFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const scale = useScale(pane)
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const message = event.source === frame.current?.contentWindow ? readPreviewMessage(event, location.origin) : null
      if (message?.kind === 'codingbada-preview-seen') onSeen(message.sections)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  })
  const asked = JSON.stringify(marks)
  useEffect(() => {
    const message: PreviewMessage = { kind: 'codingbada-preview-mark', sections: marks }
    frame.current?.contentWindow?.postMessage(message, location.origin)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `asked` is `marks`, compared by what they say
  }, [asked])
  const shrunk = { width: desktopWidth, height: `${100 / scale}%`, transform: `scale(${scale})` }
  return (
    <section className={styles['pane']} aria-label={besideWords.frame[side]}>
      <h2 className={styles['caption']}>{view.name}</h2>
      <div ref={pane} className={styles['glass']} data-phone={view.isPhone || undefined}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its scripts and its origin */}
        <iframe
          ref={frame}
          name={`preview-${side}`}
          title={`${besideWords.frame[side]}: ${view.name}`}
          src={view.href}
          className={styles['frame']}
          style={view.isPhone ? undefined : shrunk}
        />
      </div>
    </section>
  )
}
