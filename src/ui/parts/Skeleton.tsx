import styles from './Skeleton.module.css'

interface SkeletonProps {
  readonly width?: string | number
  readonly height?: string | number
  readonly radius?: 'badge' | 'control' | 'card' | 'round'
  readonly className?: string | undefined
}

/** A place that is being filled. */
export const Skeleton = ({ width, height, radius = 'badge', className }: SkeletonProps) => (
  <span aria-hidden="true" className={`${styles['bone']} ${className ?? ''}`} data-radius={radius} style={{ width, height }} />
)
