import { type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { KeyValueStore } from '../../application/platform.ts'
import { Bar, ExpandHandle, NewVersion } from './bar/Bar.tsx'
import type { PanelName } from './bar/BarPanel.tsx'
import { ControlsPanel, LazyPanel, LinkPanel } from './bar/Controls.tsx'
import type { PreviewHost } from './PreviewHost.ts'
import { previewWords } from './previewWords.ts'
import { ReasonsPanel } from './reasons/ReasonsPanel.tsx'
import { ignoreDoubleClick, useStore } from './store.ts'
import styles from './Preview.module.css'

/** Closes the open panel of the preview on Escape, and no dialog of the page: the event stops here. */
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

const collapsedKey = 'preview-folded'

/** Keeps whether the bar is folded to its handle; Alt + Shift + P toggles it. Under a dialog that is the only way by keyboard. */
const useCollapsed = (memory: KeyValueStore, region: RefObject<HTMLElement | null>): readonly [boolean, (isFolded: boolean) => void] => {
  const [isFolded, setFolded] = useState(() => memory.get(collapsedKey) !== null)
  const setCollapsed = (next: boolean) => {
    if (next) memory.set(collapsedKey, 'yes')
    else memory.remove(collapsedKey)
    setFolded(next)
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'KeyP' || !event.altKey || !event.shiftKey) return
      event.preventDefault()
      setCollapsed(!isFolded)
      // Wait until the bar is rendered.
      if (isFolded) setTimeout(() => region.current?.querySelector<HTMLElement>('select, button')?.focus())
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  return [isFolded, setCollapsed]
}

/** Moves the focus between the fold button, which disappears with the bar, and the handle, which disappears when it opens. */
const useCollapseFocus = (region: RefObject<HTMLElement | null>, isFolded: boolean) => {
  const before = useRef(isFolded)
  useEffect(() => {
    if (before.current === isFolded) return
    before.current = isFolded
    if (document.activeElement !== document.body) return
    region.current?.querySelector<HTMLElement>(isFolded ? 'button' : 'button[data-icon="fold"]')?.focus()
  }, [region, isFolded])
}

/** Keeps the end of the page reachable above the bar; dialogs and notifications of the page can use --preview-height. */
const useReservedSpace = (isFolded: boolean) => {
  useLayoutEffect(() => {
    document.documentElement.dataset['preview'] = isFolded ? 'folded' : ''
    return () => {
      delete document.documentElement.dataset['preview']
    }
  }, [isFolded])
}

/** The preview: its bar, the panels of the bar, and the pages that replace the site. */
export const Preview = ({ host }: { readonly host: PreviewHost }) => {
  const state = useStore(host.state)
  const [panel, setPanel] = useState<PanelName | null>(null)
  const [link, setLink] = useState('')
  const close = () => setPanel(null)
  const region = useEscape(panel !== null, close)
  const [isFolded, fold] = useCollapsed(host.storage, region)
  useReservedSpace(isFolded)
  useCollapseFocus(region, isFolded)
  const toggle = (name: PanelName) => setPanel((open) => (open === name ? null : name))
  const page = state.page === null ? null : host.pages[state.page]?.()
  return (
    <>
      {page && <Suspense fallback={<main className={styles['loading']} />}>{page}</Suspense>}
      <section ref={region} aria-label={previewWords.name} className={styles['preview']}>
        {host.versions && <NewVersion versions={host.versions} />}
        {isFolded ? (
          <ExpandHandle onOpen={() => fold(false)} />
        ) : (
          <>
            {panel === 'controls' && <ControlsPanel host={host} state={state} onClose={close} onOpen={toggle} />}
            {panel === 'why' && !page && <ReasonsPanel key={state.startCount} plan={host.plan} onClose={close} />}
            {panel === 'settings' && !page && (
              <LazyPanel title={previewWords.settings} onClose={close}>
                {host.settings?.()}
              </LazyPanel>
            )}
            {panel === 'faults' && !page && (
              <LazyPanel title={previewWords.faults} onClose={close}>
                {host.faults?.()}
              </LazyPanel>
            )}
            {panel === 'state' && (
              <LazyPanel title={previewWords.carry} onClose={close}>
                {host.carrier?.()}
              </LazyPanel>
            )}
            {panel === 'link' && <LinkPanel link={link} onClose={close} />}
            <Bar
              host={host}
              state={state}
              panel={panel}
              onToggle={toggle}
              onFold={() => {
                close()
                fold(true)
                ignoreDoubleClick()
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

/** Creates the preview's root outside the page's frame, so that a dialog does not make it inert. */
export const createPreviewRoot = (): HTMLElement => {
  const place = document.createElement('div')
  place.id = 'preview'
  document.body.append(place)
  return place
}
