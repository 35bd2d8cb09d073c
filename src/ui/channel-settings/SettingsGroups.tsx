import { categoryKeys, sectionSettingKeys } from '../../domain/channel/channel.ts'
import { businessFields } from '../../domain/site/businessInfo.ts'
import { customName, isRemoved, withBusiness, withChat, withCustomName, withRemoved } from '../../domain/channel/channelSettings.ts'
import { BrandGroup } from './BrandGroup.tsx'
import { fieldWords as words } from './fieldWords.ts'
import { CheckboxField, Group, type GroupProps, SettingsTextField } from './SettingsFields.tsx'
import styles from './SettingsFields.module.css'

/** All settings that an operator may change. */
export const SettingsGroups = (props: GroupProps) => (
  <>
    <BrandGroup {...props} />
    <SectionsGroup {...props} />
    <CategoriesGroup {...props} />
    <BusinessGroup {...props} />
    <ChatGroup {...props} />
  </>
)

const termKey = 'GLOBAL_CHANNEL_NAME'

/** Renders the sections that a channel may rename or remove, and its word for ‘channel’. */
const SectionsGroup = ({ settings, change, errorOf }: GroupProps) => (
  <>
    <Group title={words.groups.term}>
      <SettingsTextField
        label={words.term}
        value={customName(settings, termKey)}
        hint={words.termHint}
        error={errorOf?.('term')}
        onChange={(value) => change(withCustomName(settings, termKey, value))}
      />
    </Group>
    <Group title={words.groups.sections}>
      {sectionSettingKeys.map((key) => (
        <SettingsTextField
          key={key}
          label={words.sections[key]}
          name={words.title(words.sections[key])}
          value={customName(settings, key)}
          hint={words.asUsual}
          error={errorOf?.(`title/${key}`)}
          onChange={(value) => change(withCustomName(settings, key, value))}
        >
          <CheckboxField
            label={words.hideShort}
            name={words.hide(words.sections[key])}
            isOn={isRemoved(settings, key)}
            onChange={(isGone) => change(withRemoved(settings, key, isGone))}
          />
        </SettingsTextField>
      ))}
    </Group>
  </>
)

const CategoriesGroup = ({ settings, change }: GroupProps) => (
  <Group title={words.groups.categories}>
    <div className={styles['categories']}>
      {categoryKeys.map((key) => (
        <CheckboxField
          key={key}
          label={words.categories[key]}
          isOn={!isRemoved(settings, key)}
          onChange={(isThere) => change(withRemoved(settings, key, !isThere))}
        />
      ))}
    </div>
  </Group>
)

const BusinessGroup = ({ settings, change, errorOf }: GroupProps) => (
  <Group title={words.groups.business}>
    <CheckboxField
      label={words.uses.business}
      isOn={settings.businessInfo?.isUsed ?? false}
      onChange={(isUsed) => change(withBusiness(settings, { isUsed }))}
    />
    {businessFields.map((name) => (
      <SettingsTextField
        key={name}
        label={words.businessFields[name]}
        value={settings.businessInfo?.[name] ?? ''}
        error={errorOf?.(`business/${name}`)}
        onChange={(value) => change(withBusiness(settings, { [name]: value || null }))}
      />
    ))}
  </Group>
)

const ChatGroup = ({ settings, change, errorOf }: GroupProps) => (
  <Group title={words.groups.chat}>
    <CheckboxField
      label={words.uses.chat}
      isOn={settings.pluginMap.CHANNEL_TALK?.isUsed ?? false}
      onChange={(isUsed) => change(withChat(settings, { isUsed }))}
    />
    <SettingsTextField
      label={words.chatKey}
      value={settings.pluginMap.CHANNEL_TALK?.pluginKey ?? ''}
      error={errorOf?.('chatKey')}
      onChange={(value) => change(withChat(settings, { pluginKey: value || null }))}
    />
  </Group>
)
