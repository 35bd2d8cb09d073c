import type { IconNode } from 'lucide'
import { type CSSProperties, useEffect, useState } from 'react'
import { useApplication } from '../../kit/application.ts'
import { Icon } from '../../kit/Icon.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import styles from './CodeArea.module.css'

interface CodeToolProps {
  readonly icon: IconNode
  readonly name: string
  readonly isUnavailable?: boolean
  onPress(): void
}

/** A small button over the editor. */
export const CodeTool = ({ icon, name, isUnavailable = false, onPress }: CodeToolProps) => (
  <button
    type="button"
    className={styles['tool']}
    title={name}
    aria-disabled={isUnavailable || undefined}
    onClick={() => !isUnavailable && onPress()}
  >
    <Icon icon={icon} size={18} />
    <VisuallyHidden>{name}</VisuallyHidden>
  </button>
)

const sizes = [0.875, 1, 1.125, 1.25, 1.5, 1.75]
const sizeKey = 'codeSize'

const sizeStyle = (rem: number): CSSProperties & { readonly '--code-size': string } => ({ '--code-size': `${rem}rem` })

/** Keeps the font size of code in the browser's storage. */
export const useCodeSize = () => {
  const { store } = useApplication()
  const [at, setAt] = useState(() => {
    const found = sizes.indexOf(Number(store.get(sizeKey)))
    return found === -1 ? 1 : found
  })
  useEffect(() => void store.set(sizeKey, String(sizes[at])), [store, at])
  return {
    style: sizeStyle(sizes[at] ?? 1),
    canShrink: at > 0,
    canGrow: at < sizes.length - 1,
    shrink: () => setAt(at - 1),
    grow: () => setAt(at + 1),
  }
}
