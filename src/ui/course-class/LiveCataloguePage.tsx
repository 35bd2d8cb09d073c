import { parseClassQuery } from '../../domain/course-class/classQuery.ts'
import { Catalogue } from '../catalogue/Catalogue.tsx'
import { liveClassCatalogue } from './catalogue/classCatalogue.tsx'
import { useUrlState } from '../kit/address.ts'

/** All live classes. */
export const LiveCataloguePage = () => {
  const address = useUrlState()
  return <Catalogue config={liveClassCatalogue} query={parseClassQuery(address.parameters, true)} urlState={address} />
}
