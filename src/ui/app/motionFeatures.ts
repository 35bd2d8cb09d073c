import { domAnimation } from 'framer-motion'

// A chunk of its own: the first paint does not wait for it.
export default domAnimation
