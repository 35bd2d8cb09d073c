declare module '*.py?raw' {
  const text: string
  export default text
}

declare module '*?worker&url' {
  const url: string
  export default url
}

declare module 'virtual:python-runtime' {
  /** The address of the interpreter's files, with a slash at the end. */
  export const runtimeFolder: string
}
