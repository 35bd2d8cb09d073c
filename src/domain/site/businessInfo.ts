/** The fields, in the backend's order. */
export const businessFields = ['businessName', 'telephone', 'address', 'email', 'representative', 'businessNumber'] as const
export type BusinessField = (typeof businessFields)[number]

export interface BusinessInfo extends Readonly<Record<BusinessField, string | null>> {
  readonly isUsed: boolean
}
