import type { HomeSectionId } from '../../../domain/home/homeSections.ts'
import type { BesideId, MatrixRow } from '../../../domain/preview/whoSeesWhat.ts'
import { sectionNames } from '../sectionNames.ts'
import { matrixWords } from './matrixWords.ts'

const names: Readonly<Record<HomeSectionId | BesideId, string>> = { ...sectionNames, ...matrixWords.beside }

/** A section by its name, with the device where it matters. */
export const rowName = ({ id, device }: Pick<MatrixRow, 'id' | 'device'>): string =>
  device === null ? names[id] : `${names[id]} (${matrixWords.devices[device]})`
