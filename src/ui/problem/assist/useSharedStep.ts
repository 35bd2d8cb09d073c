import { useEffect, useState } from 'react'
import type { SharedStep } from '../../../application/tutor.ts'
import { useApplication } from '../../kit/application.ts'

interface Opened {
  readonly shared: SharedStep | null
  /** Changes with each link; used as a React key. */
  readonly key: string
}

/** Tells whether the address contains a shared step. */
export const isStepLink = (): boolean => location.hash.startsWith('#trace=')

const nothing: Opened = { shared: null, key: '' }

/** Reads the shared step from the address's fragment. Nothing is stored, so closing it leads back to the previous state. */
export const useSharedStep = () => {
  const { features } = useApplication()
  const [opened, setOpened] = useState(nothing)
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const { hash } = location
      if (!isStepLink()) return setOpened(nothing)
      try {
        const { links } = await features.tutor()
        const shared = await links.read(hash)
        if (isWanted && location.hash === hash) setOpened({ shared, key: hash })
      } catch {
        // An unreadable link counts as none.
      }
    }
    void read()
    const onChange = () => void read()
    addEventListener('hashchange', onChange)
    return () => {
      isWanted = false
      removeEventListener('hashchange', onChange)
    }
  }, [features])
  return {
    ...opened,
    close() {
      setOpened(nothing)
      history.replaceState(history.state, '', location.href.replace(/#.*$/, ''))
    },
  }
}
