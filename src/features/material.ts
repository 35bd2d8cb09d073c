import { httpMaterialRepository } from '../adapters/http/material.ts'
import { makeRecordProgress } from '../application/lesson.ts'
import type { MaterialFeature } from '../application/material.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireMaterial({ client, log }: FeatureDependencies): MaterialFeature {
  const materials = httpMaterialRepository(client, log)
  return { materials, recordProgress: makeRecordProgress({ lessons: materials }) }
}
