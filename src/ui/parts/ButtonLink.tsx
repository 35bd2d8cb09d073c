import type { ComponentProps } from 'react'
import { SiteLink } from '../app/SiteLink.tsx'
import type { ButtonLook } from './Button.tsx'
import styles from './Button.module.css'
import { classNames } from './classNames.ts'

type ButtonLinkProps = ButtonLook & ComponentProps<typeof SiteLink>

/** Leads somewhere, looks like a button. */
export const ButtonLink = ({ tone = 'primary', size = 'medium', wide = false, className, ...rest }: ButtonLinkProps) => (
  <SiteLink {...rest} className={classNames(styles['button'], className)} data-tone={tone} data-size={size} data-wide={wide || undefined} />
)
