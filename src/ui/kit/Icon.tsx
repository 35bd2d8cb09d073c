import type { IconNode } from 'lucide'
import { memo } from 'react'

interface IconProps {
  readonly icon: IconNode
  /** Width and height in px. */
  readonly size: number
  readonly strokeWidth?: number
  readonly fill?: string
  readonly className?: string | undefined
  /** Text for screen readers; without it the icon is decoration. */
  readonly label?: string
}

/** A Lucide icon as plain elements: its React component computes classes and defaults for each of about sixty icons on a page. */
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
