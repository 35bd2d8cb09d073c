import { isRemoved, ownName, removed, renamed } from '../../../application/preview/customEntries.ts'
import { categoryKeys, settingKeys } from '../../../domain/channel/sectionSetting.ts'
import { Group, type GroupProps, TextField, TickField } from './Fields.tsx'
import styles from './Playground.module.css'
import { playgroundWords as words } from './playgroundWords.ts'

const termKey = 'GLOBAL_CHANNEL_NAME'

/** Sections that a channel may rename or leave out, and its own word for ‘channel’. */
export const SectionsGroup = ({ settings, change }: GroupProps) => (
  <>
    <Group title={words.groups.term}>
      <TextField
        label={words.term}
        value={ownName(settings, termKey)}
        hint={words.termHint}
        onChange={(value) => change(renamed(settings, termKey, value))}
      />
    </Group>
    <Group title={words.groups.sections}>
      {settingKeys.map((key) => (
        <TextField
          key={key}
          label={words.sections[key]}
          name={words.title(words.sections[key])}
          value={ownName(settings, key)}
          hint={words.asUsual}
          onChange={(value) => change(renamed(settings, key, value))}
        >
          <TickField
            label={words.hideShort}
            name={words.hide(words.sections[key])}
            isOn={isRemoved(settings, key)}
            onChange={(isGone) => change(removed(settings, key, isGone))}
          />
        </TextField>
      ))}
    </Group>
  </>
)

export const CategoriesGroup = ({ settings, change }: GroupProps) => (
  <Group title={words.groups.categories}>
    <div className={styles['categories']}>
      {categoryKeys.map((key) => (
        <TickField
          key={key}
          label={words.categories[key]}
          isOn={!isRemoved(settings, key)}
          onChange={(isThere) => change(removed(settings, key, !isThere))}
        />
      ))}
    </div>
  </Group>
)
