const folder = import.meta.env.BASE_URL

/** An address of this app as browsers need it: the app may lie in a folder of its host, of which only its router knows. */
export const inFolder = (address: string) => (folder === '/' || !address.startsWith('/') ? address : folder + address.slice(1))
