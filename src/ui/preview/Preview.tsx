import { Suspense, useState } from 'react'
import { Bar } from './bar/Bar.tsx'
import { ControlsPanel } from './bar/ControlsPanel.tsx'
import { Handle } from './bar/Handle.tsx'
import { LatePanel } from './bar/LatePanel.tsx'
import { LinkPanel } from './bar/LinkPanel.tsx'
import { NewVersion } from './bar/NewVersion.tsx'
import type { PanelName } from './bar/PanelName.ts'
import styles from './Preview.module.css'
import type { PreviewStage } from './PreviewStage.ts'
import { useEscape } from './useEscape.ts'
import { ignoreEcho } from './ignoreEcho.ts'
import { useFold } from './useFold.ts'
import { useFoldFocus } from './useFoldFocus.ts'
import { useReservedRoom } from './useReservedRoom.ts'
import { useWatched } from './watchedValue.ts'
import { Reasons } from './why/Reasons.tsx'
import { words } from './words.ts'

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
