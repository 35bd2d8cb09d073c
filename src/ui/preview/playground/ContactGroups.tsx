import { type BusinessInfo, businessFields } from '../../../domain/channel/BusinessInfo.ts'
import { Group, type GroupProps, TextField, TickField } from './Fields.tsx'
import { playgroundWords as words } from './playgroundWords.ts'

const blankBusiness: BusinessInfo = {
  isUsed: false,
  businessName: null,
  telephone: null,
  address: null,
  email: null,
  representative: null,
  businessNumber: null,
}

export const BusinessGroup = ({ settings, change }: GroupProps) => {
  const business = settings.businessInfo ?? blankBusiness
  const set = (fields: Partial<BusinessInfo>) => change({ ...settings, businessInfo: { ...business, ...fields } })
  return (
    <Group title={words.groups.business}>
      <TickField label={words.uses.business} isOn={business.isUsed} onChange={(isUsed) => set({ isUsed })} />
      {businessFields.map((name) => (
        <TextField
          key={name}
          label={words.businessFields[name]}
          value={business[name] ?? ''}
          onChange={(value) => set({ [name]: value || null })}
        />
      ))}
    </Group>
  )
}

export const ChatGroup = ({ settings, change }: GroupProps) => {
  const chat = settings.pluginMap.CHANNEL_TALK ?? { isUsed: false, pluginKey: null }
  const set = (fields: Partial<typeof chat>) => change({ ...settings, pluginMap: { CHANNEL_TALK: { ...chat, ...fields } } })
  return (
    <Group title={words.groups.chat}>
      <TickField label={words.uses.chat} isOn={chat.isUsed} onChange={(isUsed) => set({ isUsed })} />
      <TextField label={words.chatKey} value={chat.pluginKey ?? ''} onChange={(value) => set({ pluginKey: value || null })} />
    </Group>
  )
}
