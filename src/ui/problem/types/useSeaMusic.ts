import { type RefObject, useEffect, useState } from 'react'
import type { MusicPlayer } from '../../../application/music.ts'
import type { SeaTheme } from '../../../domain/problems/problemTypes.ts'
import { useApplication } from '../../kit/application.ts'
import { anyTrue, inert, tabHidden } from '../../kit/carousel/autoAdvance.ts'
import { useReducedMotion } from '../../kit/motion/reducedMotion.ts'
import { musicKey } from '../../kit/storageKeys.ts'
import { typeWords } from './typeWords.ts'

interface SeaMusic {
  readonly isOn: boolean
  /** True with reduced motion; then no music plays either. */
  readonly isStill: boolean
  toggle(): void
}

/** Plays music if the viewer has switched it on. It is silent in a hidden tab, under a dialog, and with reduced motion. */
export const useSeaMusic = (theme: SeaTheme, place: RefObject<HTMLElement | null>): SeaMusic => {
  const { store, features, notifications } = useApplication()
  const [isOn, setOn] = useState(() => store.get(musicKey) === 'on')
  const isStill = useReducedMotion()
  const turn = (on: boolean) => {
    setOn(on)
    if (on) store.set(musicKey, 'on')
    else store.remove(musicKey)
  }
  useEffect(() => {
    const root = place.current
    if (!isOn || isStill || root === null) return
    let player: MusicPlayer | null = null
    let isOver = false
    let isPaused = true
    const change = async (paused: boolean) => {
      isPaused = paused
      if (paused) return player?.stop()
      try {
        const music = await features.music()
        player = music.player
        if (!isOver && !isPaused) player.play(music.scoreOf(theme))
      } catch {
        if (isOver) return
        setOn(false)
        notifications.warn(typeWords.music.failed)
      }
    }
    const subscription = anyTrue([tabHidden(), inert(root)]).subscribe((paused) => void change(paused))
    return () => {
      isOver = true
      subscription.unsubscribe()
      player?.stop()
    }
  }, [isOn, isStill, theme, place, features, notifications])
  return { isOn, isStill, toggle: () => turn(!isOn) }
}
