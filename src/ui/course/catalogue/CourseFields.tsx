import { type CatalogueQuery, refined } from '../../../domain/course/catalogueQuery.ts'
import { courseLevelLabel, courseLevelOf, courseLevels } from '../../../domain/course/courseLevel.ts'
import { ChoiceGroup } from '../../catalogue/ChoiceGroup.tsx'
import type { FieldsProps } from '../../catalogue/FieldsProps.ts'
import { FilterFields } from '../../catalogue/FilterFields.tsx'
import { orAll } from '../../catalogue/orAll.ts'

const title = '난이도'

export const CourseFields = (props: FieldsProps<CatalogueQuery>) => (
  <FilterFields {...props}>
    <ChoiceGroup
      title={title}
      mode="RADIO"
      choices={orAll(
        courseLevels.map((level) => ({ value: level, label: courseLevelLabel(level), isChosen: props.query.level === level })),
      )}
      onChoose={(value) => props.onRefine(refined(props.query, { level: courseLevelOf(value) }))}
    />
  </FilterFields>
)
