import { type ReactNode, useId } from 'react'
import type { ChannelInfoJson } from '../../../application/preview/channelSettings.ts'
import playgroundStyles from './Playground.module.css'

/** What every group of the form is given. */
export interface GroupProps {
  readonly settings: ChannelInfoJson
  change(settings: ChannelInfoJson): void
}

export const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className={playgroundStyles['group']}>
    <legend className={playgroundStyles['legend']}>{title}</legend>
    {children}
  </fieldset>
)

interface TextFieldProps {
  readonly label: string
  /** The accessible name, if the label alone is too short. */
  readonly name?: string
  readonly value: string
  readonly hint?: string
  readonly isInvalid?: boolean
  /** Shown beside the field. */
  readonly children?: ReactNode
  onChange(value: string): void
}

export const TextField = ({ label, name, value, hint, isInvalid = false, children, onChange }: TextFieldProps) => {
  const id = useId()
  return (
    <div className={playgroundStyles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        aria-label={name}
        value={value}
        placeholder={hint}
        maxLength={200}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {children}
    </div>
  )
}

interface CheckboxFieldProps {
  readonly label: string
  readonly name?: string
  readonly isOn: boolean
  onChange(isOn: boolean): void
}

export const CheckboxField = ({ label, name, isOn, onChange }: CheckboxFieldProps) => (
  <label className={playgroundStyles['tick']}>
    <input type="checkbox" aria-label={name} checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
)
