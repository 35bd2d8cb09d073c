import { createContext, useContext } from 'react'

/** Follows a link of the page by script: within this app where it can, else by leaving it. */
export type Go = (href: string) => void

/** One for the whole app: a page has a hundred links, and the router's own hook takes notice of every change of the address in each of them. */
export const GoContext = createContext<Go>((href) => window.location.assign(href))

export const useGo = (): Go => useContext(GoContext)
