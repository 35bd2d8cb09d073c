import { useId, useState } from 'react'
import { type FieldChange, type FieldValue, mergeSettings, type SettingsField } from '../../domain/channel/channelSettings.ts'
import { Button } from '../kit/Button.tsx'
import { ConfirmDialog, Dialog } from '../kit/Dialog.tsx'
import { hideBrokenImage } from '../kit/Picture.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { Swatch } from './BrandGroup.tsx'
import { channelSettingsWords, fieldName } from './channelSettingsWords.ts'
import type { SettingsEditor } from './useSettingsEditor.ts'
import styles from './SettingsDialogs.module.css'

const words = channelSettingsWords

interface ValueProps {
  readonly field: SettingsField
  readonly value: FieldValue
}

/** Shows a value as a colour, a picture or text. */
const Value = ({ field, value }: ValueProps) => {
  if (typeof value === 'boolean') return switchText(field, value)
  if (value === '') return <span className={styles['none']}>{emptyText(field)}</span>
  if (field === 'brandColor') return <Swatch colour={value} />
  if (field === 'logoUrl')
    return <img className={styles['logo']} src={value} alt={words.values.logo} width={40} height={40} onError={hideBrokenImage} />
  return value
}

function switchText(field: SettingsField, value: boolean): string {
  const { hidden, shown, on, off } = words.values
  return field.startsWith('hidden/') ? (value ? hidden : shown) : value ? on : off
}

function emptyText(field: SettingsField): string {
  if (field === 'brandColor') return words.values.noColour
  if (field === 'logoUrl') return words.values.noLogo
  return field === 'term' || field.startsWith('title/') ? words.values.usual : words.values.empty
}

/** Lists the values before and after, field by field. */
const ChangeTable = ({ changes }: { readonly changes: readonly FieldChange[] }) => (
  <table className={styles['changes']}>
    <thead>
      <tr>
        <th scope="col">{words.changes.field}</th>
        <th scope="col">{words.changes.before}</th>
        <th scope="col">{words.changes.after}</th>
      </tr>
    </thead>
    <tbody>
      {changes.map(({ field, before, after }) => (
        <tr key={field}>
          <th scope="row">{fieldName(field)}</th>
          <td>
            <Value field={field} value={before} />
          </td>
          <td>
            <Value field={field} value={after} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

interface DialogProps {
  readonly editor: SettingsEditor
  onClose(): void
}

/** Confirms the changes before they are saved. */
export const ChangesDialog = ({ editor, onClose, onConfirm }: DialogProps & { onConfirm(): void }) => (
  <ConfirmDialog
    title={words.changes.title}
    size="medium"
    confirmLabel={words.changes.save}
    runningLabel={words.changes.saving}
    cancelLabel={words.changes.cancel}
    isRunning={editor.isSaving}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <p className={styles['text']}>{words.changes.text}</p>
    <ChangeTable changes={editor.changes} />
  </ConfirmDialog>
)

/** Resolves a conflict: shows another operator's values beside those changed here. */
export const ConflictDialog = ({ editor, onClose }: DialogProps) => {
  const [mine, setMine] = useState<ReadonlySet<SettingsField>>(new Set())
  if (editor.theirs === null) return null
  const { conflicts, theirChanges } = mergeSettings(editor.base.settings, editor.settings, editor.theirs.settings)
  const choose = (field: SettingsField, isMine: boolean) => {
    const others = [...mine].filter((one) => one !== field)
    setMine(new Set(isMine ? [...others, field] : others))
  }
  return (
    <Dialog
      title={words.conflict.title}
      onClose={onClose}
      closesOnBackdrop={false}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {words.conflict.cancel}
          </Button>
          <Button onClick={() => editor.resolve(mine)}>{words.conflict.confirm}</Button>
        </>
      }
    >
      <p className={styles['text']}>{conflicts.length > 0 ? words.conflict.text : words.conflict.noneText}</p>
      {conflicts.map(({ field, mine: own, theirs }) => (
        <fieldset key={field} className={styles['conflict']}>
          <legend>{fieldName(field)}</legend>
          <Choice
            field={field}
            label={words.conflict.theirs}
            value={theirs}
            isChosen={!mine.has(field)}
            choose={() => choose(field, false)}
          />
          <Choice field={field} label={words.conflict.mine} value={own} isChosen={mine.has(field)} choose={() => choose(field, true)} />
        </fieldset>
      ))}
      {theirChanges.length > 0 && (
        <section>
          <h3 className={styles['together']}>{words.conflict.together}</h3>
          <ChangeTable changes={theirChanges} />
        </section>
      )}
    </Dialog>
  )
}

interface ChoiceProps extends ValueProps {
  readonly label: string
  readonly isChosen: boolean
  choose(): void
}

const Choice = ({ field, label, value, isChosen, choose }: ChoiceProps) => {
  const id = useId()
  return (
    <label htmlFor={id} className={styles['choice']}>
      <input id={id} type="radio" name={`${field}-kept`} checked={isChosen} onChange={choose} />
      <span className={styles['choiceLabel']}>
        {label}
        <VisuallyHidden>: </VisuallyHidden>
      </span>
      <Value field={field} value={value} />
    </label>
  )
}
