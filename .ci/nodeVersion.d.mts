export function nodeAdvice(version: string): { readonly isUsable: boolean; readonly sentence: string | null }
