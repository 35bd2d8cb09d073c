import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { CoursePicture, CoursePictures } from '../../../application/studioCourse.ts'
import type { CategoryChoices } from '../../../domain/catalogue/category.ts'
import { courseLevelLabel, courseLevels } from '../../../domain/course/course.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { CourseGapKind, StudioCourse } from '../../../domain/studio/studioCourse.ts'
import thumbnailFallback from '../../art/thumbnail-default.svg?url&no-inline'
import { useCatalogueContext } from '../../catalogue/catalogueQueries.ts'
import { courseCategories } from '../../course/catalogue/courseCatalogue.tsx'
import { FailedLine } from '../../kit/FailedLine.tsx'
import { type Loadable, loadedValue, useLoadable } from '../../kit/loaded.ts'
import { hideBrokenImage } from '../../kit/Picture.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { SelectField } from '../../kit/Select.tsx'
import type { ErrorOf } from '../../kit/useForm.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { TextArea, TextField } from '../../kit/fields.tsx'
import { courseEditorWords } from './courseEditorWords.ts'
import styles from './CourseFacts.module.css'
import { keyForAll } from '../../kit/query.ts'

declare module '../../kit/query.ts' {
  interface QueryNames {
    readonly coursePictures: true
  }
}

const words = courseEditorWords.facts

interface CourseFactsProps {
  readonly course: StudioCourse
  readonly errorOf: ErrorOf<CourseGapKind>
  readonly pictures: CoursePictures
  onChange(part: Partial<StudioCourse>): void
}

/** Renders the form fields for a course's name, audience, price and picture. */
export const CourseFacts = ({ course, errorOf, pictures, onChange }: CourseFactsProps) => {
  return (
    <Panel aria-labelledby="course-facts" className={styles['facts']}>
      <SectionHeading id="course-facts" title={words.title} />
      <TextField
        label={words.name}
        value={course.title}
        error={errorOf('title', 'titleLength')}
        onChange={(title) => onChange({ title })}
      />
      <TextArea
        label={words.comment}
        hint={words.commentHint}
        rows={2}
        value={course.comment}
        error={errorOf('comment', 'commentLength')}
        onChange={(comment) => onChange({ comment })}
      />
      <TextArea
        label={words.introduction}
        hint={words.introductionHint}
        rows={4}
        value={course.introduction}
        error={errorOf('textLength')}
        onChange={(introduction) => onChange({ introduction })}
      />
      <div className={styles['choices']}>
        <SelectField
          label={words.level}
          isLabelShown
          value={course.level}
          options={courseLevels.map((level) => ({ value: level, label: courseLevelLabel(level) }))}
          onSelect={(value) => onChange({ level: courseLevels.find((level) => level === value) ?? course.level })}
        />
        <Categories chosen={course.categoryList} onChange={(categoryList) => onChange({ categoryList })} />
      </div>
      <TextField
        label={words.cost}
        hint={words.costHint}
        type="number"
        inputMode="numeric"
        min={0}
        value={String(course.cost)}
        error={errorOf('cost')}
        onChange={(text) => onChange({ cost: Number(text) || 0 })}
      />
      <PictureField chosen={course.picture} pictures={pictures} onChange={(picture) => onChange({ picture })} />
    </Panel>
  )
}

interface CategoriesProps {
  readonly chosen: readonly string[]
  onChange(chosen: readonly string[]): void
}

/** Renders select fields for the categories: one choice in each group. */
const Categories = ({ chosen, onChange }: CategoriesProps) => {
  const groups = useLoadable(useQuery<readonly CategoryChoices[]>(courseCategories(useCatalogueContext())))
  if (groups.status === 'failed') return <FailedLine className={styles['failed']} text={words.categoriesFailed} retry={groups.retry} />
  return loadedValue(groups)?.map(({ name: group, names }) => (
    <SelectField
      key={group}
      label={group}
      isLabelShown
      value={names.find((name) => chosen.includes(name)) ?? ''}
      options={[{ value: '', label: words.noCategory }, ...names.map((name) => ({ value: name, label: name }))]}
      onSelect={(value) => onChange([...chosen.filter((name) => !names.includes(name)), ...(value === '' ? [] : [value])])}
    />
  ))
}

/** The pictures change with a release of the platform, not daily. */
const picturesStaleTimeMs = 600_000

export const useCoursePictures = (pictures: CoursePictures): Loadable<readonly CoursePicture[]> =>
  useLoadable(
    useQuery<readonly CoursePicture[]>({
      queryKey: keyForAll('coursePictures'),
      queryFn: ({ signal }) => pictures(signal),
      staleTime: picturesStaleTimeMs,
    }),
  )

interface PictureFieldProps {
  readonly chosen: string
  readonly pictures: CoursePictures
  onChange(picture: string): void
}

const PictureField = ({ chosen, pictures, onChange }: PictureFieldProps) => {
  const name = useId()
  const loaded = useCoursePictures(pictures)
  const shown = loadedValue(loaded)?.find(({ picture }) => picture === chosen)
  return (
    <fieldset className={styles['pictures']}>
      <legend className={styles['legend']}>{words.picture}</legend>
      <img key={shown?.url} src={shown?.url ?? thumbnailFallback} alt="" className={styles['shown']} onError={hideBrokenImage} />
      {loaded.status === 'failed' && <FailedLine className={styles['failed']} text={words.picturesFailed} retry={loaded.retry} />}
      {loaded.status === 'ready' && (
        <details>
          <summary className={styles['summary']}>{words.choosePicture}</summary>
          <div className={styles['grid']}>
            {loaded.value.map(({ picture, url }, at) => (
              <label key={picture} className={styles['picture']}>
                <input type="radio" name={name} checked={picture === chosen} onChange={() => onChange(picture)} />
                <VisuallyHidden>{words.pictureOf(formatNumber(at + 1))}</VisuallyHidden>
                <img src={url} alt="" loading="lazy" width={96} height={54} onError={hideBrokenImage} />
              </label>
            ))}
          </div>
        </details>
      )}
    </fieldset>
  )
}
