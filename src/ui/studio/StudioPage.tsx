import { paths } from '../../domain/paths.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { useApplication } from '../kit/application.ts'
import { Card, CardTitle } from '../kit/Card.tsx'
import { LazyBoundary } from '../kit/lazy.tsx'
import { PanelFailed } from '../kit/PartFailed.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { PlainPage } from '../site/PlainPage.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { useSite } from '../site/useSite.ts'
import { ChannelAnnouncements } from './announcements/ChannelAnnouncements.tsx'
import { StudioCourses, studioCourseHref } from './course/StudioCourses.tsx'
import { OwnerlessWorks } from './ownership/OwnerlessWorks.tsx'
import { setHomeworkHref, SetHomeworks } from './homework/SetHomeworks.tsx'
import { setRoomHref, SetRooms } from './room/SetRooms.tsx'
import { studioProblemHref, StudioProblems } from './problem/StudioProblems.tsx'
import { gateHeading, StudioGate } from './StudioGate.tsx'
import { studioWords } from './studioWords.ts'
import { newWork, workCreatures } from './WorkPage.tsx'
import styles from './StudioPage.module.css'

const words = studioWords.doors

/** Renders the page with everything that a teacher makes. */
export const StudioPage = () => {
  const viewer = useViewer()
  const { rolePolicy } = useApplication()
  const { channelDomain } = useSite().site
  return (
    <PlainPage
      creature="SEAHORSE"
      title={studioWords.title}
      windowTitle={(viewer && gateHeading({ viewer, mayUse: rolePolicy.canPublish })) ?? studioWords.title}
      note={studioWords.note}
      isWaiting={viewer === null}
    >
      {viewer === null ? (
        <Skeleton height={220} radius="card" />
      ) : (
        <StudioGate viewer={viewer} mayUse={rolePolicy.canPublish}>
          <Doors isTeaching={rolePolicy.canTeach(viewer)} />
          {channelDomain !== null && rolePolicy.canTeach(viewer) && (
            <LazyBoundary loading={null} failed={<PanelFailed />}>
              <OwnerlessWorks viewer={viewer} />
            </LazyBoundary>
          )}
          <div className={styles['lists']}>
            <StudioCourses viewer={viewer} />
            <StudioProblems viewer={viewer} />
            {rolePolicy.canTeach(viewer) && (
              <>
                <SetHomeworks viewer={viewer} />
                <SetRooms viewer={viewer} />
              </>
            )}
          </div>
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

/** The kinds of works. Whoever publishes without teaching makes two of them. */
const doors = [
  { kind: 'problem', href: studioProblemHref(newWork), isForTeachers: false },
  { kind: 'homework', href: setHomeworkHref(newWork), isForTeachers: true },
  { kind: 'room', href: setRoomHref(newWork), isForTeachers: true },
  { kind: 'course', href: studioCourseHref(newWork), isForTeachers: false },
] as const

/** Leads to each kind of work that the viewer may make, and to the guide. */
const Doors = ({ isTeaching }: { readonly isTeaching: boolean }) => (
  <nav aria-labelledby="studio-doors" className={styles['doors']}>
    <SectionHeading
      id="studio-doors"
      title={words.title}
      action={
        <ButtonLink tone="quiet" size="small" href={paths.studioGuide}>
          {words.guide}
        </ButtonLink>
      }
    />
    <ul className={styles['doorList']}>
      {doors
        .filter(({ isForTeachers }) => isTeaching || !isForTeachers)
        .map(({ kind, href }) => (
          <li key={kind}>
            <Card className={styles['door']}>
              <CreatureArt creature={workCreatures[kind]} size={72} />
              <div>
                <CardTitle text={words[kind].title} href={href} />
                <p className={styles['note']}>{words[kind].note}</p>
              </div>
            </Card>
          </li>
        ))}
    </ul>
  </nav>
)
