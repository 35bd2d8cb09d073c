import { type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { KeyValueStore } from '../../application/platform.ts'
import { Bar, Handle, NewVersion } from './bar/Bar.tsx'
import type { PanelName } from './bar/BarPanel.tsx'
import { ControlsPanel, LatePanel, LinkPanel } from './bar/Controls.tsx'
import type { PreviewStage } from './PreviewStage.ts'
import { words } from './previewWords.ts'
import { ignoreEcho, useWatched } from './watchedValue.ts'
import { Reasons } from './why/Reasons.tsx'
import styles from './Preview.module.css'

/** Escape in here closes what is open here, and nothing of the page: it is caught before a dialog of the page hears of it. */
const useEscape = (isOpen: boolean, close: () => void): RefObject<HTMLElement | null> => {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const press = (event: KeyboardEvent) => {
      const isHere = event.target instanceof Node && region.current?.contains(event.target)
      if (event.key !== 'Escape' || !isHere) return
      event.stopPropagation()
      close()
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [isOpen, close])
  return region
}

const key = 'preview-folded'

/** Whether the bar is folded to its handle: remembered, and turned by Alt + Shift + P. */
const useFold = (memory: KeyValueStore): readonly [boolean, (isFolded: boolean) => void] => {
  const [isFolded, setFolded] = useState(() => memory.get(key) !== null)
  const fold = (next: boolean) => {
    if (next) memory.set(key, 'yes')
    else memory.remove(key)
    setFolded(next)
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'KeyP' || !event.altKey || !event.shiftKey) return
      event.preventDefault()
      fold(!isFolded)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  return [isFolded, fold]
}

/** The fold button disappears with the bar, and the handle when the bar opens: the focus moves from one to the other. */
const useFoldFocus = (region: RefObject<HTMLElement | null>, isFolded: boolean) => {
  const before = useRef(isFolded)
  useEffect(() => {
    if (before.current === isFolded) return
    before.current = isFolded
    if (document.activeElement !== document.body) return
    region.current?.querySelector<HTMLElement>(isFolded ? 'button' : 'button[data-icon="fold"]')?.focus()
  }, [region, isFolded])
}

/** The end of the page stays within reach above the bar; dialogs and notifications of the page can mind --preview-height. */
const useReservedRoom = (isFolded: boolean) => {
  useLayoutEffect(() => {
    document.documentElement.dataset['preview'] = isFolded ? 'folded' : ''
    return () => {
      delete document.documentElement.dataset['preview']
    }
  }, [isFolded])
}

/** The preview beside the page: its bar, what the bar opens, and the pages of its own that stand in the site's stead. */
export const Preview = ({ stage }: { readonly stage: PreviewStage }) => {
  const state = useWatched(stage.state)
  const [panel, setPanel] = useState<PanelName | null>(null)
  const [link, setLink] = useState('')
  const [isFolded, fold] = useFold(stage.memory)
  const close = () => setPanel(null)
  const region = useEscape(panel !== null, close)
  useReservedRoom(isFolded)
  useFoldFocus(region, isFolded)
  const toggle = (name: PanelName) => setPanel((open) => (open === name ? null : name))
  const page = state.page === null ? null : stage.pages[state.page]?.()
  return (
    <>
      {page && <Suspense fallback={<main className={styles['loading']} />}>{page}</Suspense>}
      <section ref={region} aria-label={words.name} className={styles['preview']}>
        {stage.versions && <NewVersion versions={stage.versions} />}
        {isFolded ? (
          <Handle onOpen={() => fold(false)} />
        ) : (
          <>
            {panel === 'controls' && <ControlsPanel stage={stage} state={state} onClose={close} onOpen={toggle} />}
            {panel === 'why' && !page && <Reasons key={state.life} plan={stage.plan} onClose={close} />}
            {panel === 'settings' && !page && (
              <LatePanel title={words.settings} onClose={close}>
                {stage.settings?.()}
              </LatePanel>
            )}
            {panel === 'faults' && !page && (
              <LatePanel title={words.faults} onClose={close}>
                {stage.faults?.()}
              </LatePanel>
            )}
            {panel === 'link' && <LinkPanel link={link} onClose={close} />}
            <Bar
              stage={stage}
              state={state}
              panel={panel}
              onToggle={toggle}
              onFold={() => {
                close()
                fold(true)
                ignoreEcho()
              }}
              onCopyFailed={(address) => {
                setLink(address)
                setPanel('link')
              }}
            />
          </>
        )}
      </section>
    </>
  )
}

/** The preview stands beside the page, not in it: what makes the page inert does not reach it. */
export const previewPlace = (): HTMLElement => {
  const place = document.createElement('div')
  place.id = 'preview'
  document.body.append(place)
  return place
}
