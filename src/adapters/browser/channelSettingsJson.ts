import * as z from 'zod/mini'
import { type ChannelInfoReading, type ExpectedType, expectedTypes } from '../../application/preview/settingsOverride.ts'
import { slugPattern } from '../../domain/channel/shortcuts.ts'
import { parseHex } from '../../domain/colour.ts'
import { channelRoles } from '../../domain/roles.ts'

/** The schemas' messages name the expected type. */
const expected = <Type extends ExpectedType>(type: Type) => type

/** A missing or null value becomes `fallback`; any other value must fit. */
function optional<T, F>(schema: z.ZodMiniType<T>, fallback: F) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value): T | F => value ?? fallback),
  )
}

const textField = optional(z.string(expected('text')), null)
const roleField = optional(z.enum(channelRoles, expected('role')), null)
const slugField = optional(
  z.string(expected('text')).check(z.refine((value) => value === '' || slugPattern.test(value), expected('text'))),
  null,
)
const colourField = optional(z.string(expected('colour')).check(z.refine((value) => parseHex(value) !== null, expected('colour'))), null)

/** Backends also send `Y` and `N`. */
const yesNoField = z.pipe(
  z.nullish(z.literal([true, false, 'Y', 'N'], expected('yesNo'))),
  z.transform((value) => value === true || value === 'Y'),
)

const listOf = <T>(item: z.ZodMiniType<T>) => optional(z.array(item, expected('list')), [])

const customNameSchema = optional(
  z.object({ value: optional(z.string(expected('text')), '') }, expected('group')),
  { value: '' }, // a name that is missing keeps its place
)

const customEntrySchema = optional(z.object({ CUSTOM_NAME: listOf(customNameSchema), REMOVE: listOf(z.unknown()) }, expected('group')), {
  CUSTOM_NAME: [],
  REMOVE: [],
})

const customInfoSchema = z.object(
  { customMap: optional(z.record(z.string(), customEntrySchema, expected('group')), {}) },
  expected('group'),
)

const infoSchema = z.looseObject(
  {
    logoUrl: textField,
    superChannelInfo: optional(z.object({ channelDomain: textField }, expected('group')), null),
    channelCustomInfo: optional(customInfoSchema, null),
  },
  expected('group'),
)

const businessSchema = z.object(
  {
    isUsed: yesNoField,
    businessName: textField,
    telephone: textField,
    address: textField,
    email: textField,
    representative: textField,
    businessNumber: textField,
  },
  expected('group'),
)

const chatSchema = z.object({ isUsed: yesNoField, pluginKey: textField }, expected('group'))

/** Keys that only the backend knows are kept. */
const settingsSchema = z.looseObject(
  {
    role: roleField,
    channelDomain: textField,
    channelName: textField,
    description: textField,
    info: optional(infoSchema, { logoUrl: null, superChannelInfo: null, channelCustomInfo: null }),
    businessInfo: optional(businessSchema, null),
    pluginMap: optional(z.object({ CHANNEL_TALK: optional(chatSchema, null) }, expected('group')), { CHANNEL_TALK: null }),
    productSlug: slugField,
    brandColor: colourField,
  },
  expected('group'),
)

/** Reads pasted settings. */
export function readChannelSettings(text: string): ChannelInfoReading {
  try {
    return parseChannelSettings(JSON.parse(text))
  } catch {
    return { ok: false, problems: [{ path: '', expected: 'json' }] }
  }
}

/** Missing values count as empty. A value that does not fit is reported, and then nothing is used. */
export function parseChannelSettings(raw: unknown): ChannelInfoReading {
  const result = z.safeParse(settingsSchema, raw)
  if (result.success) return { ok: true, settings: result.data }
  return {
    ok: false,
    problems: result.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      expected: expectedTypes.find((type) => type === message) ?? 'group',
    })),
  }
}
