import { useId } from 'react'
import { channelRoles } from '../../../domain/roles.ts'
import { Select } from '../../kit/Select.tsx'
import { Group, type GroupProps, SettingsTextField } from '../../channel-settings/SettingsFields.tsx'
import { playgroundWords } from './playgroundWords.ts'
import styles from '../../channel-settings/SettingsFields.module.css'

/** Role, parent and course pass. */
export const AppearanceGroup = ({ settings, change }: GroupProps) => {
  const id = useId()
  const parent = settings.info.superChannelInfo?.channelDomain ?? ''
  const withParent = (channelDomain: string) =>
    change({ ...settings, info: { ...settings.info, superChannelInfo: channelDomain === '' ? null : { channelDomain } } })
  return (
    <Group title={playgroundWords.groups.look}>
      <div className={styles['field']}>
        <label htmlFor={`${id}-role`}>{playgroundWords.role}</label>
        <Select
          className={styles['choice']}
          id={`${id}-role`}
          value={settings.role ?? ''}
          onChange={({ target }) => change({ ...settings, role: target.value || null })}
        >
          <option value="">{playgroundWords.roles.none}</option>
          {channelRoles.map((role) => (
            <option key={role} value={role}>
              {playgroundWords.roles[role]}
            </option>
          ))}
        </Select>
      </div>
      <SettingsTextField label={playgroundWords.parent} value={parent} onChange={withParent} />
      <SettingsTextField
        label={playgroundWords.slug}
        isInvalid={!/^[A-Za-z0-9_-]*$/.test(settings.productSlug ?? '')}
        value={settings.productSlug ?? ''}
        onChange={(value) => change({ ...settings, productSlug: value || null })}
      />
    </Group>
  )
}
