import type { KeyboardEvent, ReactNode } from 'react'
import type { Panes } from './usePanes.ts'
import styles from './Panes.module.css'

interface PaneTabsProps<Name extends string> {
  readonly panes: Panes<Name>
  readonly label: string
  readonly tabs: readonly { readonly name: Name; readonly label: string }[]
  /** Called when a tab was pressed; its pane is in view by then. */
  onPress?(name: Name): void
}

/** Renders tabs for the panes, only while one pane is in view at a time. */
export const PaneTabs = <Name extends string>({ panes, label, tabs, onPress }: PaneTabsProps<Name>) => {
  if (!panes.isTabbed) return null
  const pressKey = (event: KeyboardEvent) => {
    const target = keyTargets(
      tabs.findIndex(({ name }) => name === panes.current),
      tabs.length,
    )[event.key]
    const next = target === undefined ? undefined : tabs.at(target)
    if (next === undefined) return
    event.preventDefault()
    panes.show(next.name)
    document.getElementById(panes.tabId(next.name))?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className={styles['tabs']}>
      {tabs.map(({ name, label: text }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={panes.tabId(name)}
          aria-selected={name === panes.current}
          aria-controls={panes.paneId(name)}
          tabIndex={name === panes.current ? 0 : -1}
          className={styles['tab']}
          onClick={() => {
            panes.show(name)
            onPress?.(name)
          }}
          onKeyDown={pressKey}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

const keyTargets = (at: number, count: number): Readonly<Record<string, number>> => ({
  ArrowLeft: at - 1,
  ArrowRight: (at + 1) % count,
  Home: 0,
  End: count - 1,
})

interface PaneProps<Name extends string> {
  readonly panes: Panes<Name>
  readonly name: Name
  readonly children: ReactNode
}

/** Renders a pane. The surrounding style sheet places it (`data-pane`), and hides it while another one is in view. */
export const Pane = <Name extends string>({ panes, name, children }: PaneProps<Name>) => (
  <div
    id={panes.paneId(name)}
    data-pane={name}
    data-shown={name === panes.current || undefined}
    {...(panes.isTabbed && { role: 'tabpanel', 'aria-labelledby': panes.tabId(name) })}
  >
    {children}
  </div>
)
