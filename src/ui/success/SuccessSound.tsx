import { Volume2, VolumeX } from 'lucide'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApplication } from '../kit/application.ts'
import { Icon } from '../kit/Icon.tsx'
import { successSoundKey } from '../kit/storageKeys.ts'
import { successWords as words } from './successWords.ts'
import styles from './Success.module.css'

/** Renders the switch for the sound of success, which is off by default. If it is on, the sound plays as the switch appears. */
export const SuccessSound = () => {
  const { store, features, notifications } = useApplication()
  const [isOn, setOn] = useState(() => store.get(successSoundKey) === 'on')
  const play = async () => {
    const { player, successChime } = await features.music()
    player.playOnce(successChime)
  }
  const playFirst = useEffectEvent(() => {
    // A missing sound must not disturb the celebration.
    if (isOn) play().catch(() => {})
  })
  useEffect(() => playFirst(), [])
  const toggle = () => {
    setOn(!isOn)
    if (isOn) return store.remove(successSoundKey)
    store.set(successSoundKey, 'on')
    play().catch(() => {
      setOn(false)
      store.remove(successSoundKey)
      notifications.warn(words.soundFailed)
    })
  }
  return (
    <button type="button" aria-label={words.sound} aria-pressed={isOn} title={words.sound} className={styles['sound']} onClick={toggle}>
      <Icon icon={isOn ? Volume2 : VolumeX} size={18} />
    </button>
  )
}
