import type { CategoryChoices } from '../../../domain/catalogue/category.ts'
import { problemStates } from '../../../domain/problems/problem.ts'
import { problemLevels, type ProblemQuery } from '../../../domain/problems/problemQuery.ts'
import { codeLanguages } from '../../../domain/problems/programmingLanguage.ts'
import { taskKinds } from '../../../domain/problems/readingTask.ts'
import { catalogueWords } from '../../catalogue/catalogueWords.ts'
import filters from '../../catalogue/Filters.module.css'
import { CategoryField, ChoiceGroup, type FilterChip, withAllChoice } from '../../catalogue/Filters.tsx'
import { taskKindNames } from '../reading/taskKindNames.ts'
import { problemCatalogueWords as words } from './problemCatalogueWords.ts'
import { refined } from '../../../domain/catalogue/listQuery.ts'

interface ProblemFiltersProps {
  readonly query: ProblemQuery
  readonly groups: readonly CategoryChoices[]
  /** A guest has no record to choose by. */
  readonly hasRecord: boolean
  /** Blocks are in no language. */
  readonly hasLanguages?: boolean
  onQueryChange(query: ProblemQuery): void
}

type Changes = Partial<Omit<ProblemQuery, 'page'>>

/** What problems can be chosen by. */
export const ProblemFilters = ({ query, groups, hasRecord, hasLanguages = true, onQueryChange }: ProblemFiltersProps) => {
  const refine = (changes: Changes) => onQueryChange(refined(query, changes))
  return (
    <div className={filters['fields']}>
      <OneOf
        title={catalogueWords.level}
        values={problemLevels}
        names={catalogueWords.levels}
        chosen={query.level}
        onChoose={(level) => refine({ level })}
      />
      {hasRecord && (
        <OneOf
          title={words.state}
          values={problemStates}
          names={words.states}
          chosen={query.state}
          onChoose={(state) => refine({ state })}
        />
      )}
      {hasLanguages && (
        <OneOf
          title={words.language}
          values={codeLanguages}
          names={words.languages}
          chosen={query.language}
          onChoose={(language) => refine({ language })}
        />
      )}
      {hasLanguages && (
        <OneOf title={words.kind} values={taskKinds} names={taskKindNames} chosen={query.kind} onChoose={(kind) => refine({ kind })} />
      )}
      {groups.map((group) => (
        <CategoryField key={group.name} group={group} chosen={query.categories} onChange={(categories) => refine({ categories })} />
      ))}
    </div>
  )
}

interface OneOfProps<T extends string> {
  readonly title: string
  readonly values: readonly T[]
  readonly names: Readonly<Record<T, string>>
  readonly chosen: T | null
  onChoose(value: T | null): void
}

const OneOf = <T extends string>({ title, values, names, chosen, onChoose }: OneOfProps<T>) => (
  <ChoiceGroup
    title={title}
    mode="RADIO"
    choices={withAllChoice(values.map((value) => ({ value, label: names[value], isChosen: value === chosen })))}
    onChoose={(value) => onChoose(values.find((known) => known === value) ?? null)}
  />
)

/** One chip for each filter that is set. */
export const problemChips = (query: ProblemQuery): readonly FilterChip<ProblemQuery>[] => {
  const { keyword, level, state, language, kind, categories } = query
  const chip = (id: string, name: string, changes: Changes) => ({ id, name, without: refined(query, changes) })
  return [
    keyword !== null && chip('keyword', catalogueWords.keyword(keyword), { keyword: null }),
    level !== null && chip('level', catalogueWords.levels[level], { level: null }),
    state !== null && chip('state', words.states[state], { state: null }),
    language !== null && chip('language', words.languages[language], { language: null }),
    kind !== null && chip('kind', taskKindNames[kind], { kind: null }),
    ...categories.map((name) => chip(`category ${name}`, name, { categories: categories.filter((other) => other !== name) })),
  ].filter((found) => found !== false)
}
