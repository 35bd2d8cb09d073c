/** The root of a section, as tests of the whole page find it. */
export const section = (name: string) => document.querySelector<HTMLElement>(`[data-section="${name}"]`)

export const many = <Item>(count: number, make: (at: number) => Item): Item[] => Array.from({ length: count }, (_, at) => make(at))
