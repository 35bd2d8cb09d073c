const basePath = import.meta.env.BASE_URL

/** An address of this app for the browser: the app may be in a folder of its host, which only its router knows. */
export const withBasePath = (address: string) => (basePath === '/' || !address.startsWith('/') ? address : basePath + address.slice(1))

/** The path of an address of the browser as the router knows it. */
export const withoutBasePath = (pathname: string) => (pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : pathname)
