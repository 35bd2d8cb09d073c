import { classTab } from '../../domain/course-class/classQuery.ts'
import { Catalogue } from '../catalogue/Catalogue.tsx'
import { classCatalogue } from './catalogue/classCatalogue.tsx'
import { courseCatalogue } from '../course/catalogue/courseCatalogue.tsx'
import { useUrlState } from '../kit/address.ts'

/** Renders the catalogue of courses, with the classes that are not live in the second tab. */
export const CataloguePage = () =>
  useUrlState().parameters.get('tab') === classTab ? <Catalogue config={classCatalogue} /> : <Catalogue config={courseCatalogue} />
