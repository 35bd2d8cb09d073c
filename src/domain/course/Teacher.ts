export interface Teacher {
  readonly nickname: string | null
  /** Address of the teacher's picture. */
  readonly profile: string | null
}
