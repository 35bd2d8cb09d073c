import { useCallback, useRef, useState } from 'react'
import { useFocusAfterRender } from './useFocusAfterRender.ts'

/** Returns the error text of a field: that of the first gap under one of the given names. */
export type ErrorOf<Name> = (...names: readonly Name[]) => string | undefined

interface FormRules<Gap, Name> {
  /** Returns everything that is wrong with the form now, in the order of its fields. */
  findGaps(): readonly Gap[]
  /** Returns the name under which a field looks up its gaps. */
  nameOf(gap: Gap): Name
  textOf(gap: Gap): string
}

interface Form<Gap, Name> {
  /** The gaps that are shown. */
  readonly gaps: readonly Gap[]
  /** Returns the error text for the field's own line, which describes the field. */
  readonly errorOf: ErrorOf<Name>
  /** Ref of the element in which `check` looks for the gap to focus. Without it the focus stays. */
  placeRef(place: HTMLElement | null): void
  /** Checks the form and returns whether it is valid. Gaps are then shown, and the first takes the focus. */
  check(): boolean
}

const noGaps: readonly never[] = []

/**
 * Keeps a form whose gaps are found by the domain. They are shown from the first try on and updated while typing. Each try that finds
 * gaps focuses their list (`data-gaps`), or else the first invalid field.
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
