import type { ChosenOption } from '../../src/domain/registration.ts'

type Body = Readonly<Record<string, unknown>>

/** Each date once. */
export function datesIn({ dates }: Body): readonly string[] {
  return Array.isArray(dates) ? [...new Set(dates.map(String))] : []
}

export function chosenIn({ options }: Body): readonly ChosenOption[] {
  return (Array.isArray(options) ? options : []).flatMap((option: unknown) => {
    const { optionId, choiceId }: Body = Object(option)
    return typeof optionId === 'string' && typeof choiceId === 'string' ? [{ optionId, choiceId }] : []
  })
}
