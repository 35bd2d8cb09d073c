export interface BusinessInfo {
  readonly isUsed: boolean
  readonly businessName: string | null
  readonly telephone: string | null
  readonly address: string | null
  readonly email: string | null
  readonly representative: string | null
  readonly businessNumber: string | null
}
