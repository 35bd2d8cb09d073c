import { Catalogue } from '../catalogue/Catalogue.tsx'
import { liveClassCatalogue } from './catalogue/classCatalogue.tsx'

/** Renders the catalogue of live classes. */
export const LiveCataloguePage = () => <Catalogue config={liveClassCatalogue} />
