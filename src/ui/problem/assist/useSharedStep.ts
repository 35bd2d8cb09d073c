import { useEffect, useState } from 'react'
import type { SharedStep } from '../../../application/tutor.ts'
import { useApplication } from '../../kit/application.ts'

interface Opened {
  readonly shared: SharedStep | null
  /** Another one for each link. */
  readonly key: string
}

/** Whether the address tells of a step. */
export const isStepLink = (): boolean => location.hash.startsWith('#trace=')

const nothing: Opened = { shared: null, key: '' }

/** The step that the address' fragment tells of. Nothing of it is stored: whoever closes it is where they were. */
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
        // A link that cannot be read is as none.
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
