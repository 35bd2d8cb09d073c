import type { BusinessInfo } from './BusinessInfo.ts'

const fields = ['businessName', 'representative', 'businessNumber', 'telephone', 'email', 'address'] as const

/** What is known of a business, in the order in which it is told (S-104); what is not known is left out. */
export const businessFacts = (info: BusinessInfo) =>
  fields.flatMap((field) => {
    const value = info[field]
    return value ? [[field, value] as const] : []
  })
