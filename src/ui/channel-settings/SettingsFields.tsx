import { type ReactNode, useId } from 'react'
import type { ChannelInfoJson, SettingsField } from '../../domain/channel/channelSettings.ts'
import styles from './SettingsFields.module.css'

/** The props of every group of the form. The surrounding component sets its colours: `--form-*`. */
export interface GroupProps {
  readonly settings: ChannelInfoJson
  /** Returns why a field cannot be saved, or undefined. */
  readonly errorOf?: ((field: SettingsField) => string | undefined) | undefined
  change(settings: ChannelInfoJson): void
}

export const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className={styles['group']}>
    <legend className={styles['legend']}>{title}</legend>
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
  readonly error?: string | undefined
  /** Rendered beside the field. */
  readonly children?: ReactNode
  onChange(value: string): void
}

export const SettingsTextField = ({ label, name, value, hint, isInvalid = false, error, children, onChange }: TextFieldProps) => {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        aria-label={name}
        value={value}
        placeholder={hint}
        maxLength={200}
        aria-invalid={isInvalid || error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => onChange(target.value)}
      />
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      )}
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
  <label className={styles['tick']}>
    <input type="checkbox" aria-label={name} checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
)
