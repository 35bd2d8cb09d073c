import { weekdayLabel } from '../../../domain/calendar/weekdayLabel.ts'
import { weekdays } from '../../../domain/calendar/Weekday.ts'
import { refined } from '../../../domain/course/catalogueQuery.ts'
import type { ClassQuery } from '../../../domain/course-class/classQuery.ts'
import { timeOfDayLabel, timesOfDay } from '../../../domain/course-class/timetable.ts'
import { isOnChannel } from '../../../domain/site/siteOf.ts'
import { useSite } from '../../app/useSite.ts'
import { ChoiceGroup } from '../../catalogue/ChoiceGroup.tsx'
import type { FieldsProps } from '../../catalogue/FieldsProps.ts'
import { FilterFields } from '../../catalogue/FilterFields.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { classWords as words } from './classCatalogueWords.ts'

export const ClassFields = (props: FieldsProps<ClassQuery>) => {
  const { site } = useSite()
  const { query, onRefine } = props
  return (
    <FilterFields {...props}>
      <ChoiceGroup
        title={words.weekdays}
        mode="CHECKBOX"
        isOneLine
        choices={weekdays.map((weekday) => ({
          value: String(weekday),
          label: <Weekday name={weekdayLabel(weekday)} />,
          isChosen: query.weekdays.includes(weekday),
        }))}
        onChoose={(value) => onRefine(refined(query, { weekdays: toggled(weekdays, query.weekdays, value) }))}
      />
      <ChoiceGroup
        title={words.times}
        note={words.timesNote}
        mode="CHECKBOX"
        choices={timesOfDay.map((time) => ({ value: time, label: timeOfDayLabel(time), isChosen: query.times.includes(time) }))}
        onChoose={(value) => onRefine(refined(query, { times: toggled(timesOfDay, query.times, value) }))}
      />
      {isOnChannel(site) && (
        <ChoiceGroup
          title={words.audience}
          mode="CHECKBOX"
          choices={[{ value: 'students', label: words.forStudents, isChosen: query.isForStudents }]}
          onChoose={() => onRefine(refined(query, { isForStudents: !query.isForStudents }))}
        />
      )}
    </FilterFields>
  )
}

/** '일', read as '일요일'. */
const Weekday = ({ name }: { readonly name: string }) => (
  <span>
    {name}
    <VisuallyHidden>{words.restOfWeekday}</VisuallyHidden>
  </span>
)

/** The chosen ones after a click on one, in the order of all. */
const toggled = <Value extends string | number>(all: readonly Value[], chosen: readonly Value[], clicked: string): readonly Value[] =>
  all.filter((one) => chosen.includes(one) !== (String(one) === clicked))
