import { expect, it } from 'vitest'
import { catalogueHref, wholeCatalogue } from '../../../src/domain/course/catalogueQuery.ts'
import { classCatalogueHref, wholeClassCatalogue } from '../../../src/domain/course-class/classQuery.ts'
import { wholeLists } from '../../../src/domain/site/wholeLists.ts'

it('whoever is led to all courses or classes comes to the address that the catalogue itself has for them', () => {
  expect(wholeLists.courses).toBe(catalogueHref(wholeCatalogue))
  expect(wholeLists.classes).toBe(classCatalogueHref(wholeClassCatalogue(false)))
  expect(wholeLists.liveClasses).toBe(classCatalogueHref(wholeClassCatalogue(true)))
})
