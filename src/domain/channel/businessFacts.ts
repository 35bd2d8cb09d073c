import type { BusinessField, BusinessInfo } from './BusinessInfo.ts'

/** In the order in which they are shown (S-104). */
const shown: readonly BusinessField[] = ['businessName', 'representative', 'businessNumber', 'telephone', 'email', 'address']

/** What is known of a business, in that order; what is not known is left out. */
export const businessFacts = (info: BusinessInfo) =>
  shown.flatMap((field) => {
    const value = info[field]
    return value ? [[field, value] as const] : []
  })
