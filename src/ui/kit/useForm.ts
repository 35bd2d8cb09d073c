import { useCallback, useRef, useState } from 'react'
import { useFocusAfterRender } from './useFocusAfterRender.ts'

/** What is wrong with a field: the first of the gaps that it may have. */
export type ErrorOf<Name> = (...names: readonly Name[]) => string | undefined

interface FormRules<Gap, Name> {
  /** What is wrong as the form stands, in the order of its fields. */
  findGaps(): readonly Gap[]
  /** By what a field asks for its gaps. */
  nameOf(gap: Gap): Name
  textOf(gap: Gap): string
}

interface Form<Gap, Name> {
  /** Those that are shown. */
  readonly gaps: readonly Gap[]
  /** For the field's own line, which describes it. */
  readonly errorOf: ErrorOf<Name>
  /** Where the focus looks for what is wrong. Without it the focus stays. */
  placeRef(place: HTMLElement | null): void
  /** Tries the form: whether nothing is wrong. What is wrong is shown, and takes the focus. */
  check(): boolean
}

const noGaps: readonly never[] = []

/**
 * A form whose gaps are found by the domain. They are shown from the first try on, and follow what is typed. Each try that finds some moves the
 * focus to the list of them (`data-gaps`), or else to the first field that is wrong.
 */
export const useForm = <Gap, Name>({ findGaps, nameOf, textOf }: FormRules<Gap, Name>): Form<Gap, Name> => {
  const [wasTried, setTried] = useState(false)
  const place = useRef<HTMLElement>(null)
  const placeRef = useCallback((element: HTMLElement | null) => {
    place.current = element
  }, [])
  const focusGap = useFocusAfterRender(() => place.current?.querySelector<HTMLElement>('[data-gaps], [aria-invalid="true"]')?.focus())
  const gaps = wasTried ? findGaps() : noGaps
  return {
    gaps,
    errorOf(...names) {
      const found = gaps.find((gap) => names.includes(nameOf(gap)))
      return found && textOf(found)
    },
    placeRef,
    check() {
      const isWhole = findGaps().length === 0
      setTried(true)
      if (!isWhole) focusGap()
      return isWhole
    },
  }
}
