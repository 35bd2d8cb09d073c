export interface Category {
  readonly categoryGroupName: string
  readonly name: string
}
