import { classTab, parseClassQuery } from '../../domain/course-class/classQuery.ts'
import { parseCatalogueQuery } from '../../domain/course/courseCatalogue.ts'
import { Catalogue } from '../catalogue/Catalogue.tsx'
import { classCatalogue } from './catalogue/classCatalogue.tsx'
import { courseCatalogue } from '../course/catalogue/courseCatalogue.tsx'
import { useUrlState } from '../kit/address.ts'

/** All courses, and in the second tab all classes that are not live. */
export const CataloguePage = () => {
  const address = useUrlState()
  const { parameters } = address
  return parameters.get('tab') === classTab ? (
    <Catalogue config={classCatalogue} query={parseClassQuery(parameters, false)} urlState={address} />
  ) : (
    <Catalogue config={courseCatalogue} query={parseCatalogueQuery(parameters)} urlState={address} />
  )
}
