/** Dialogs are drawn inside the page's frame, or in the body where there is none. */
export const pageFrame = (): HTMLElement => document.getElementById('page-frame') ?? document.body
