import type { IconNode } from 'lucide'
import { memo } from 'react'

interface IconProps {
  readonly icon: IconNode
  /** Width and height in px. */
  readonly size: number
  readonly strokeWidth?: number
  readonly fill?: string
  readonly className?: string | undefined
  /** What it says to who cannot see it; without, it is decoration. */
  readonly label?: string
}

/** One of Lucide's line drawings, as plain elements: its own React component computes classes and defaults anew for each of a page's sixty. */
export const Icon = memo(({ icon, size, strokeWidth = 2, fill = 'none', className, label }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={fill}
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    {icon.map(([Shape, attributes], index) => (
      <Shape key={index} {...attributes} />
    ))}
  </svg>
))
