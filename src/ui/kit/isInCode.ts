/** Tells whether the target is in a code editor, where Escape is the first step to leave it. */
export const isInCode = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[data-editor]') !== null
