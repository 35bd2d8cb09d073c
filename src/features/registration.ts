import { eduenv } from '../adapters/http/classPaths.ts'
import { httpClassCatalogue } from '../adapters/http/courseClass.ts'
import { httpRegistrationRepository } from '../adapters/http/registration.ts'
import {
  makeCancelRegistration,
  makeFindCollisions,
  makeLoadEnrolledClassDates,
  makeRegister,
  type RegistrationFeature,
} from '../application/registration.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireRegistration({ client, clientOf, log, clock }: FeatureDependencies): RegistrationFeature {
  const eduenvClient = clientOf(eduenv)
  const registrations = httpRegistrationRepository(client, eduenvClient, log)
  const loadEnrolledClassDates = makeLoadEnrolledClassDates({ catalogue: httpClassCatalogue(client, eduenvClient, log), registrations })
  return {
    registrations,
    register: makeRegister({ registrations, clock }),
    cancelRegistration: makeCancelRegistration({ registrations, clock }),
    loadEnrolledClassDates,
    findCollisions: makeFindCollisions(loadEnrolledClassDates),
  }
}
