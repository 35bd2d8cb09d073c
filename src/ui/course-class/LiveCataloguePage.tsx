import { classQueryFrom } from '../../domain/course-class/classQuery.ts'
import { Catalogue } from '../catalogue/Catalogue.tsx'
import { liveClassCatalogue } from './catalogue/classCatalogue.tsx'
import { useAddress } from '../kit/address.ts'

/** All live classes. */
export const LiveCataloguePage = () => {
  const address = useAddress()
  return <Catalogue kind={liveClassCatalogue} query={classQueryFrom(address.parameters, true)} address={address} />
}
