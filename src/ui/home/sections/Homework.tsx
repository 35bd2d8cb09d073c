import type { Assignment } from '../../../domain/homework/Assignment.ts'
import { byDueDate } from '../../../domain/homework/dueIn.ts'
import { HomeworkCard } from '../../homework/HomeworkCard.tsx'
import { Carousel } from '../../parts/carousel/Carousel.tsx'
import { SectionTitle } from '../../parts/SectionTitle.tsx'

interface HomeworkProps {
  readonly title: string
  readonly assignments: readonly Assignment[]
  readonly now: Date
  readonly timeZone: string
}

export const Homework = ({ title, assignments, now, timeZone }: HomeworkProps) => (
  <section data-section="homework">
    <Carousel
      label={title}
      heading={<SectionTitle title={title} />}
      items={byDueDate(assignments, timeZone)}
      keyOf={({ homeworkId, assignmentId }) => `${homeworkId} ${assignmentId}`}
      renderItem={(assignment) => <HomeworkCard assignment={assignment} now={now} timeZone={timeZone} />}
    />
  </section>
)
