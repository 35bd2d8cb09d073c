import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from './classNames.ts'
import { SiteLink } from './links.tsx'
import styles from './Button.module.css'

export interface ButtonLook {
  readonly tone?: 'primary' | 'danger' | 'soft' | 'quiet'
  readonly size?: 'small' | 'medium'
  /** Makes the button as wide as its container. */
  readonly wide?: boolean
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'disabled'> {
  /** The button stays focusable and is announced as disabled, but does nothing. */
  readonly unavailable?: boolean
}

export const Button = ({
  tone = 'primary',
  size = 'medium',
  wide = false,
  unavailable = false,
  className,
  onClick,
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (unavailable) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles['button'], className)}
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
      aria-disabled={unavailable || undefined}
      onClick={press}
    />
  )
}

type ButtonLinkProps = ButtonLook & ComponentProps<typeof SiteLink>

/** Renders a link that looks like a button. */
export const ButtonLink = ({ tone = 'primary', size = 'medium', wide = false, className, ...rest }: ButtonLinkProps) => (
  <SiteLink {...rest} className={classNames(styles['button'], className)} data-tone={tone} data-size={size} data-wide={wide || undefined} />
)
