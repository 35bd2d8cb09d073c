import type { Course } from '../../../domain/course/Course.ts'
import { CardGrid } from '../../catalogue/CardGrid.tsx'
import { CourseCard } from '../CourseCard.tsx'

export const CourseGrid = ({ items }: { readonly items: readonly Course[] }) => (
  <CardGrid items={items} keyOf={({ courseId }) => courseId} renderItem={(course) => <CourseCard course={course} />} />
)
