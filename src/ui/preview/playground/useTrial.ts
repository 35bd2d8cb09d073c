import { useEffect, useState } from 'react'
import type { ChannelInfoJson } from '../../../application/preview/ChannelInfoJson.ts'
import type { SettingsTrial } from '../../../application/preview/SettingsTrial.ts'

interface Trial {
  readonly status: 'loading' | 'ready' | 'unreadable'
  readonly settings: ChannelInfoJson | null
  readonly canUndo: boolean
  change(settings: ChannelInfoJson): void
  undo(): void
  reset(): void
}

/** Settings being tried out, with every step that led to them. */
export const useTrial = (trial: SettingsTrial): Trial => {
  const [original, setOriginal] = useState<ChannelInfoJson | 'unreadable' | null>(null)
  const [steps, setSteps] = useState<readonly ChannelInfoJson[]>(() => [trial.tried()].filter((settings) => settings !== null))
  useEffect(() => {
    let isWanted = true
    void trial.original().then((found) => {
      if (isWanted) setOriginal(found ?? 'unreadable')
    })
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once: another channel is another playground
  }, [])
  const goTo = (next: readonly ChannelInfoJson[]) => {
    setSteps(next)
    trial.tryOut(next.at(-1) ?? null)
  }
  const settings = steps.at(-1) ?? (original === 'unreadable' ? null : original)
  return {
    status: settings !== null ? 'ready' : original === null ? 'loading' : 'unreadable',
    settings,
    canUndo: steps.length > 0,
    change: (next) => goTo([...steps, next]),
    undo: () => goTo(steps.slice(0, -1)),
    reset: () => goTo([]),
  }
}
