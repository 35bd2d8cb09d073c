import { classNames } from './classNames.ts'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  readonly width?: string | number
  readonly height?: string | number
  readonly radius?: 'badge' | 'control' | 'card' | 'round'
  readonly className?: string | undefined
}

/** A placeholder. An svg takes its size from attributes; the content security policy forbids inline styles in prerendered HTML (F-063). */
export const Skeleton = ({ width = '100%', height, radius = 'badge', className }: SkeletonProps) => (
  <svg aria-hidden="true" className={classNames(styles['bone'], className)} data-radius={radius} width={width} height={height} />
)
