import { useId } from 'react'
import type { PreviewControl } from '../PreviewStage.ts'
import { Select } from '../../parts/Select.tsx'
import { words } from '../words.ts'
import styles from './ControlField.module.css'
import { MomentField } from './MomentField.tsx'
import { TypedField } from './TypedField.tsx'

interface ControlFieldProps {
  readonly control: PreviewControl
  /** null: as if nothing had been said. */
  onChange(value: string | null): void
}

export const ControlField = ({ control, onChange }: ControlFieldProps) => {
  const id = useId()
  return (
    <div className={styles['field']} data-unknown={control.isUnknown || undefined}>
      <label htmlFor={id} className={styles['label']}>
        {control.label}
      </label>
      <Input id={id} control={control} onChange={onChange} />
    </div>
  )
}

const Input = ({ id, control, onChange }: ControlFieldProps & { readonly id: string }) => {
  switch (control.kind) {
    case 'choice':
      return (
        <Select
          id={id}
          className={styles['choice']}
          value={control.value}
          aria-invalid={control.isUnknown || undefined}
          onChange={({ target }) => onChange(target.value)}
        >
          {control.isUnknown && <option value={control.value}>{words.unknown(control.value)}</option>}
          {control.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )
    case 'number':
      return <TypedField key={control.value} id={id} control={control} onChange={onChange} />
    case 'moment':
      return <MomentField key={control.value} id={id} control={control} onChange={onChange} />
  }
}
