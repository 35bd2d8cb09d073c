import { useParams } from 'react-router-dom'

/** An identifier in the page's address, under the name that `pages` gives it. */
export const useRouteId = (name: 'courseId' | 'courseClassId' | 'lessonId'): string => useParams()[name] ?? ''
