import { createContext, type ReactNode, useContext } from 'react'

/** Draws the titles of cards: after a search, with the found words marked. */
export const TitleMarkContext = createContext<(title: string) => ReactNode>((title) => title)

export const useTitleMark = () => useContext(TitleMarkContext)
