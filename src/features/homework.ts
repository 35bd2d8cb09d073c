import { httpHomeworkRepository } from '../adapters/http/homework.ts'
import { type HomeworkFeature, makeHandIn, makeTakeBack } from '../application/homework.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireHomework({ client, log }: FeatureDependencies): HomeworkFeature {
  const homeworks = httpHomeworkRepository(client, log)
  return { homeworks, handIn: makeHandIn({ homeworks }), takeBack: makeTakeBack({ homeworks }) }
}
