import { dictionaries, lists } from './dataWorksheets.ts'
import { conditions, flowcharts, loops } from './flowWorksheets.ts'
import { binary, functions, texts } from './valueWorksheets.ts'
import type { WorksheetFacts } from './worksheetParts.ts'

/** A worksheet's place is its id: new ones come at the end. The study log names the first of them. */
export const worksheetFacts: readonly WorksheetFacts[] = [conditions, loops, texts, flowcharts, binary, functions, lists, dictionaries]
