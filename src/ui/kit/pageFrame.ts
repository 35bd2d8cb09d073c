/** Returns the element for dialogs: the page's frame, or the body if there is none. */
export const pageFrame = (): HTMLElement => document.getElementById('page-frame') ?? document.body
