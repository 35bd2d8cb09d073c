import { eduenv } from '../adapters/http/classPaths.ts'
import { httpClassCatalogue } from '../adapters/http/courseClass.ts'
import { httpRegistrationRepository } from '../adapters/http/registration.ts'
import { makeCancelRegistration, makeLoadComingDates, makeRegister, type RegistrationFeature } from '../application/registration.ts'
import type { Core } from './core.ts'

export function wireRegistration({ client, clientOf, log, clock }: Core): RegistrationFeature {
  const eduenvClient = clientOf(eduenv)
  const registrations = httpRegistrationRepository(client, eduenvClient, log)
  return {
    registrations,
    register: makeRegister({ registrations, clock }),
    cancelRegistration: makeCancelRegistration({ registrations, clock }),
    loadComingDates: makeLoadComingDates({ catalogue: httpClassCatalogue(client, eduenvClient, log), registrations }),
  }
}
