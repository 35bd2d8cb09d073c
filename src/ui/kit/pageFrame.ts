/** Dialogs are drawn inside the page's frame; a page without one is its own frame. */
export const pageFrame = (): HTMLElement => document.getElementById('page-frame') ?? document.body
