const basePath = import.meta.env.BASE_URL

/** An address of this app for the browser: the app may be in a folder of its host, which only its router knows. */
export const withBasePath = (address: string) => (basePath === '/' || !address.startsWith('/') ? address : basePath + address.slice(1))
