import type { DemoServer } from '../models.ts'
import { badRequest, bodyOf, forUser, noContent, notFound } from './http.ts'
import { rankOf } from '../world/earnings.ts'
import { guestAnswer } from '../world/viewer.ts'
import type { ApiPaths } from '../../src/adapters/http/apiPaths.ts'

/** Serves the viewer, the only row of `users`; signing out lasts until the page is loaded again. */
export function viewerRoutes(server: DemoServer, paths: ApiPaths): void {
  server.get(paths.me, (schema) => schema.first('user') ?? guestAnswer)
  server.get(paths.experience, (schema) =>
    forUser(schema, () => {
      const user = schema.first('user')
      if (user === null) return notFound()
      const { experience, requiredExperience } = rankOf(schema, user)
      return { experience, requiredExperience }
    }),
  )
  server.post(paths.gender, (schema, request) =>
    forUser(schema, () => {
      const { gender } = bodyOf(request)
      if (gender !== 'MAN' && gender !== 'WOMAN') return badRequest('gender는 MAN 또는 WOMAN이에요')
      schema.all('avatar').destroy()
      schema.all('outfit').destroy()
      schema.create('avatar', { gender })
      return noContent()
    }),
  )
  server.delete(paths.signOut, (schema) =>
    forUser(schema, () => {
      schema.all('user').destroy()
      return noContent()
    }),
  )
}
