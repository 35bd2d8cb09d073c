import { type RefObject, useEffect, useRef, useState } from 'react'
import { type MarkedSection, type PreviewMessage, readPreviewMessage } from '../../../application/preview/preview.ts'
import { type PlanDifference, planDifferences, type SeenSection } from '../../../domain/preview.ts'
import { ControlField } from '../bar/Controls.tsx'
import theme from '../Preview.module.css'
import type { Option } from '../PreviewStage.ts'
import { sectionNames, words } from '../previewWords.ts'
import styles from './SideBySidePage.module.css'

interface BesideView {
  readonly href: string
  readonly name: string
  readonly isPhone: boolean
}

export interface BesideAddresses {
  readonly left: BesideView
  readonly right: BesideView
  readonly others: readonly { readonly name: string; readonly label: string; readonly value: string; readonly options: readonly Option[] }[]
}

const besideWords = {
  frame: { left: '왼쪽 화면', right: '오른쪽 화면' },
  mark: { onlyLeft: '이쪽에만 있어요', onlyRight: '이쪽에만 있어요', title: '제목이 달라요' },
  waiting: '두 화면이 다 그려지기를 기다리고 있어요.',
  same: '두 화면의 영역과 제목이 같아요.',
  count: (count: number) => `다른 곳 ${count}군데`,
  only: (name: string) => `${name} 쪽에만`,
  titles: '제목이 다름',
} as const

interface DifferencesProps {
  /** null: not known yet. */
  readonly differences: readonly PlanDifference[] | null
  readonly left: string
  readonly right: string
}

const Differences = ({ differences, left, right }: DifferencesProps) => {
  const of = (kind: PlanDifference['kind']) => (differences ?? []).filter((difference) => difference.kind === kind)
  return (
    <div className={styles['differences']} role="status">
      <strong>{summaryOf(differences)}</strong>
      <Names label={besideWords.only(left)} names={of('onlyLeft').map(({ id }) => sectionNames[id])} />
      <Names label={besideWords.only(right)} names={of('onlyRight').map(({ id }) => sectionNames[id])} />
      <Names
        label={besideWords.titles}
        names={of('title').map(({ id, left: one, right: other }) => `${sectionNames[id]} (${one ?? ''} ↔ ${other ?? ''})`)}
      />
    </div>
  )
}

const summaryOf = (differences: readonly PlanDifference[] | null) => {
  if (differences === null) return besideWords.waiting
  return differences.length === 0 ? besideWords.same : besideWords.count(differences.length)
}

const Names = ({ label, names }: { readonly label: string; readonly names: readonly string[] }) =>
  names.length > 0 && (
    <p>
      <span className={styles['label']}>{label}</span> {names.join(', ')}
    </p>
  )

/** How wide a desktop's page is laid out, whatever room the frame has. */
const desktopWidth = 1280

const useScale = (pane: RefObject<HTMLElement | null>): number => {
  const [scale, setScale] = useState(0.5)
  useEffect(() => {
    const element = pane.current
    if (!element) return
    const sizes = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0
      if (width > 0) setScale(Math.min(1, width / desktopWidth))
    })
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [pane])
  return scale
}

interface SiteFrameProps {
  readonly side: 'left' | 'right'
  readonly view: BesideView
  readonly marks: readonly MarkedSection[]
  onSeen(sections: readonly SeenSection[]): void
}

/** The site in a frame of its own: a phone at its true width, a desktop scaled down so that its whole width is there. */
const SiteFrame = ({ side, view, marks, onSeen }: SiteFrameProps) => {
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

type SideBySidePageProps = BesideAddresses & { change(name: string, value: string | null): void }

/** Two views of the site next to each other, at one instant, with what only one of them has or calls otherwise marked. */
export const SideBySidePage = ({ left, right, others, change }: SideBySidePageProps) => {
  const [seenLeft, setSeenLeft] = useSeen(left.href)
  const [seenRight, setSeenRight] = useSeen(right.href)
  const differences = seenLeft && seenRight ? planDifferences(seenLeft, seenRight) : null
  return (
    <main className={`${theme['theme']} ${styles['page']}`}>
      <title>{words.pages['side-by-side']}</title>
      <header className={styles['header']}>
        <h1 className={styles['title']}>{words.pages['side-by-side']}</h1>
        <div className={styles['controls']}>
          {others.map((other) => (
            <ControlField
              key={other.name}
              control={{ kind: 'choice', isUnknown: false, onBar: true, ...other }}
              onChange={(value) => change(other.name, value)}
            />
          ))}
        </div>
      </header>
      <Differences differences={differences} left={left.name} right={right.name} />
      <div className={styles['frames']}>
        <SiteFrame key={left.href} side="left" view={left} onSeen={setSeenLeft} marks={marksOf(differences, 'onlyRight')} />
        <SiteFrame key={`${right.href} right`} side="right" view={right} onSeen={setSeenRight} marks={marksOf(differences, 'onlyLeft')} />
      </div>
    </main>
  )
}

/** What a frame told last; forgotten when the frame shows something else. */
const useSeen = (href: string) => {
  const [seen, setSeen] = useState<{ readonly href: string; readonly sections: readonly SeenSection[] } | null>(null)
  const remember = (sections: readonly SeenSection[]) => setSeen({ href, sections })
  return [seen?.href === href ? seen.sections : null, remember] as const
}

/** What to mark on one side: everything but what only the other side has. */
const marksOf = (differences: readonly PlanDifference[] | null, notHere: PlanDifference['kind']) =>
  (differences ?? []).filter(({ kind }) => kind !== notHere).map(({ id, kind }) => ({ id, label: besideWords.mark[kind] }))
