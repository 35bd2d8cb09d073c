import { hydrateFloor } from './hydrateFloor.tsx'

hydrateFloor()
