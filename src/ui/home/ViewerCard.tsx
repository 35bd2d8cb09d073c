import { useQuery } from '@tanstack/react-query'
import { isPerforming } from '../../domain/quest/isPerforming.ts'
import { isSignedIn } from '../../domain/viewer/isSignedIn.ts'
import type { Viewer } from '../../domain/viewer/Viewer.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { experienceQuery } from '../viewer/experienceQuery.ts'
import { Login } from './sections/Login.tsx'
import { UserSummary } from './sections/UserSummary.tsx'
import { ViewerCardSkeleton } from './sections/ViewerCardSkeleton.tsx'
import { coursesAreComing } from './sectionFacts.ts'
import type { Home } from './useHome.ts'

interface ViewerCardProps {
  readonly home: Home
  /** Drawn a second time, for narrow screens: only the first counts as the section. */
  readonly isCopy?: boolean
}

/** The way in for a guest, a summary for who is signed in. */
export const ViewerCard = ({ home, isCopy = false }: ViewerCardProps) => {
  const { settings } = useApplication()
  const { viewer } = home
  if (viewer === null) return <ViewerCardSkeleton />
  if (isSignedIn(viewer)) return <Summary home={home} viewer={viewer} isCopy={isCopy} />
  return <Login loginUrl={settings.loginUrl} signupUrl={settings.signupUrl} subtitle={settings.loginSubtitle} isCopy={isCopy} />
}

const Summary = ({ home, viewer, isCopy }: Required<ViewerCardProps> & { readonly viewer: Viewer }) => {
  const experience = useQuery(experienceQuery(useApplication(), viewer))
  return (
    <UserSummary
      viewer={viewer}
      experience={experience.data ?? null}
      questCount={home.quests?.filter(isPerforming).length ?? null}
      courseCount={home.enrolledCourses?.length ?? null}
      countsCourses={home.enrolledCourses !== null || coursesAreComing(home)}
      isCopy={isCopy}
    />
  )
}
