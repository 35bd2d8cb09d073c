import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

/** How titles of cards are drawn: where something was searched for, with the found words marked. */
export const TitleMarkContext = createContext<(title: string) => ReactNode>((title) => title)

export const useTitleMark = () => useContext(TitleMarkContext)
