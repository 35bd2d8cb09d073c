import { catalogueQueryFrom } from '../../domain/course/catalogueQuery.ts'
import { classQueryFrom, classTab } from '../../domain/course-class/classQuery.ts'
import { useAddress } from '../app/useAddress.ts'
import { Catalogue } from '../catalogue/Catalogue.tsx'
import { classCatalogue } from '../course-class/catalogue/classCatalogue.ts'
import { courseCatalogue } from './catalogue/courseCatalogue.ts'

/** All courses, and in the second tab all classes that are not live. */
export const CataloguePage = () => {
  const address = useAddress()
  const { parameters } = address
  return parameters.get('tab') === classTab ? (
    <Catalogue kind={classCatalogue} query={classQueryFrom(parameters, false)} address={address} />
  ) : (
    <Catalogue kind={courseCatalogue} query={catalogueQueryFrom(parameters)} address={address} />
  )
}
