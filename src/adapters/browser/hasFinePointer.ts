/** What to take the device for when the page's data does not say: one with a mouse or a touchpad is a desktop. */
export function hasFinePointer(): boolean {
  return window.matchMedia('(pointer: fine)').matches
}
