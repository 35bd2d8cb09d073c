/** What the bar can open above itself, one at a time. */
export type PanelName = 'controls' | 'why' | 'settings' | 'faults' | 'link'
