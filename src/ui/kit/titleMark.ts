import { createContext, type ReactNode, useContext } from 'react'

/** Renders the titles of cards; a search marks the found words. */
export const TitleMarkContext = createContext<(title: string) => ReactNode>((title) => title)

export const useTitleMark = () => useContext(TitleMarkContext)
