/** Whether it is in an editor of code, where Escape is the first half of the way out. */
export const isInCode = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[data-editor]') !== null
