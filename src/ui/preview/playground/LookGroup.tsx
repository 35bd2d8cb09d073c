import { useId } from 'react'
import { channelRoles } from '../../../domain/viewer/ChannelRole.ts'
import { Select } from '../../parts/Select.tsx'
import { Group, type GroupProps, TextField } from './Fields.tsx'
import { playgroundWords as words } from './playgroundWords.ts'
import styles from './Playground.module.css'

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** Colour, role, parent and course pass: what a channel is, more than what it says. */
export const LookGroup = ({ settings, change }: GroupProps) => {
  const id = useId()
  const colour = settings.brandColor ?? ''
  const parent = settings.info.superChannelInfo?.channelDomain ?? ''
  const withParent = (channelDomain: string) =>
    change({ ...settings, info: { ...settings.info, superChannelInfo: channelDomain === '' ? null : { channelDomain } } })
  return (
    <Group title={words.groups.look}>
      <div className={styles['field']}>
        <label htmlFor={`${id}-colour`}>{words.colour}</label>
        <input
          id={`${id}-colour`}
          type="color"
          value={isColour(colour) ? colour : '#0f5ccb'}
          onChange={({ target }) => change({ ...settings, brandColor: target.value })}
        />
      </div>
      <TextField
        label={words.colourText}
        isInvalid={colour !== '' && !isColour(colour)}
        value={colour}
        hint="#0f5ccb"
        onChange={(value) => change({ ...settings, brandColor: value || null })}
      />
      <div className={styles['field']}>
        <label htmlFor={`${id}-role`}>{words.role}</label>
        <Select
          className={styles['choice']}
          id={`${id}-role`}
          value={settings.role ?? ''}
          onChange={({ target }) => change({ ...settings, role: target.value || null })}
        >
          <option value="">{words.roles.none}</option>
          {channelRoles.map((role) => (
            <option key={role} value={role}>
              {words.roles[role]}
            </option>
          ))}
        </Select>
      </div>
      <TextField label={words.parent} value={parent} onChange={withParent} />
      <TextField
        label={words.slug}
        isInvalid={!/^[A-Za-z0-9_-]*$/.test(settings.productSlug ?? '')}
        value={settings.productSlug ?? ''}
        onChange={(value) => change({ ...settings, productSlug: value || null })}
      />
    </Group>
  )
}
