import { paths } from '../../domain/paths.ts'
import { useApplication } from '../kit/application.ts'
import { LazyBoundary } from '../kit/lazy.tsx'
import { PanelFailed } from '../kit/PartFailed.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { PlainPage } from '../site/PlainPage.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { useSite } from '../site/useSite.ts'
import { ChannelAnnouncements } from './announcements/ChannelAnnouncements.tsx'
import { StudioCourses } from './course/StudioCourses.tsx'
import { OwnerlessWorks } from './ownership/OwnerlessWorks.tsx'
import { SetHomeworks } from './homework/SetHomeworks.tsx'
import { SetRooms } from './room/SetRooms.tsx'
import { StudioProblems } from './problem/StudioProblems.tsx'
import { StudioGate } from './StudioGate.tsx'
import { studioWords } from './studioWords.ts'
import styles from './StudioPage.module.css'

/** Renders the page with everything that a teacher makes. */
export const StudioPage = () => {
  const viewer = useViewer()
  const { rolePolicy } = useApplication()
  const { channelDomain } = useSite().site
  return (
    <PlainPage title={studioWords.title} note={studioWords.note} isWaiting={viewer === null}>
      {viewer === null ? (
        <Skeleton height={220} radius="card" />
      ) : (
        <StudioGate viewer={viewer} mayUse={rolePolicy.canPublish}>
          <nav className={styles['ways']} aria-label={studioWords.ways.title}>
            <ButtonLink tone="quiet" size="small" href={paths.studioGuide}>
              {studioWords.ways.guide}
            </ButtonLink>
          </nav>
          {channelDomain !== null && rolePolicy.canTeach(viewer) && (
            <LazyBoundary loading={null} failed={<PanelFailed />}>
              <OwnerlessWorks viewer={viewer} />
            </LazyBoundary>
          )}
          <StudioCourses viewer={viewer} />
          <StudioProblems viewer={viewer} />
          {rolePolicy.canTeach(viewer) && (
            <>
              <SetHomeworks viewer={viewer} />
              <SetRooms viewer={viewer} />
            </>
          )}
          {channelDomain !== null && rolePolicy.canTeach(viewer) && (
            <LazyBoundary loading={<Skeleton height={220} radius="card" />} failed={<PanelFailed />}>
              <ChannelAnnouncements channelDomain={channelDomain} writer={viewer} />
            </LazyBoundary>
          )}
        </StudioGate>
      )}
    </PlainPage>
  )
}
