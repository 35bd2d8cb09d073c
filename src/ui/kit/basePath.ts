const basePath = import.meta.env.BASE_URL

/** An address of this app as browsers need it: the app may lie in a folder of its host, of which only its router knows. */
export const withBasePath = (address: string) => (basePath === '/' || !address.startsWith('/') ? address : basePath + address.slice(1))
