/** As long as a double click may take. */
const moment = 500

const ignore = (event: MouseEvent) => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/** For a button that disappears when pressed: the second click of a double click would hit whatever is beneath it. */
export const ignoreEcho = () => {
  window.addEventListener('click', ignore, { capture: true })
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }), moment)
}
