import { classQueryFrom, classTab } from '../../domain/course-class/classQuery.ts'
import { catalogueQueryFrom } from '../../domain/course/catalogue.ts'
import { Catalogue } from '../catalogue/Catalogue.tsx'
import { classCatalogue } from './catalogue/classCatalogue.tsx'
import { courseCatalogue } from '../course/catalogue/courseCatalogue.tsx'
import { useAddress } from '../kit/address.ts'

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
