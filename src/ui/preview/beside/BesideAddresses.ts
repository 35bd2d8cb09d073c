import type { Option } from '../PreviewStage.ts'

export interface BesideView {
  readonly href: string
  readonly name: string
  readonly isPhone: boolean
}

export interface BesideAddresses {
  readonly left: BesideView
  readonly right: BesideView
  readonly others: readonly { readonly name: string; readonly label: string; readonly value: string; readonly options: readonly Option[] }[]
}
