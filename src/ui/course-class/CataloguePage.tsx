import { classTab, parseClassQuery } from '../../domain/course-class/classQuery.ts'
import { Catalogue } from '../catalogue/Catalogue.tsx'
import { classCatalogue } from './catalogue/classCatalogue.tsx'
import { courseCatalogue } from '../course/catalogue/courseCatalogue.tsx'
import { useUrlState } from '../kit/address.ts'
import { courseQuery } from '../../domain/course/courseCatalogue.ts'

/** All courses, and in the second tab all classes that are not live. */
export const CataloguePage = () => {
  const address = useUrlState()
  const { parameters } = address
  return parameters.get('tab') === classTab ? (
    <Catalogue config={classCatalogue} query={parseClassQuery(parameters, false)} urlState={address} />
  ) : (
    <Catalogue config={courseCatalogue} query={courseQuery.parse(parameters)} urlState={address} />
  )
}
