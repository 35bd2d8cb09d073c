import { Catalogue } from '../catalogue/Catalogue.tsx'
import { liveClassCatalogue } from './catalogue/classCatalogue.tsx'

/** All live classes. */
export const LiveCataloguePage = () => <Catalogue config={liveClassCatalogue} />
