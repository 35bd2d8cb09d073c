export function commandLine<const Options extends object>(
  words: readonly string[],
  options?: Options,
  platform?: NodeJS.Platform,
): [program: string, words: string[], options: Options]
