const basePath = import.meta.env.BASE_URL

/** Prefixes an address of this app with its folder on the host, which only the router knows. */
export const withBasePath = (address: string) => (basePath === '/' || !address.startsWith('/') ? address : basePath + address.slice(1))

/** Returns the path without the folder of the app, as the router knows it. */
export const withoutBasePath = (pathname: string) => (pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : pathname)
