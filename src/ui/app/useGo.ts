import { createContext, useContext } from 'react'

/** Follows a link by script: within this app if the page is one of its own, else by leaving it. */
export type Go = (href: string) => void

/** One for the whole app: a page has a hundred links, and the router's own hook would render each of them again with every change of the address. */
export const GoContext = createContext<Go>((href) => window.location.assign(href))

export const useGo = (): Go => useContext(GoContext)
