import { type Request, Response } from 'miragejs'
import type { Session } from '../Session.ts'

const unauthorized = 401

/** Keeps what belongs to a user from a visitor without a session. */
export function forUser(session: Session, answer: () => object): object {
  return session.isGuest() ? new Response(unauthorized, {}, { message: '로그인이 필요해요' }) : answer()
}

export function notFound(): object {
  return new Response(404, {}, { message: '찾을 수 없어요' })
}

export function noContent(): object {
  return new Response(204)
}

export function conflict(message: string): object {
  return new Response(409, {}, { message })
}

export function badRequest(message: string): object {
  return new Response(400, {}, { message })
}

/** The fields of a JSON body; none when there is no such body. */
export function bodyOf({ requestBody }: Request): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(requestBody))
  } catch {
    return {}
  }
}

export function forbidden(): object {
  return new Response(403, {}, { message: '들어갈 수 없어요' })
}

export function gone(): object {
  return new Response(410, {}, { message: '이미 끝났어요' })
}

export function paymentRequired(): object {
  return new Response(402, {}, { message: '먼저 결제해 주세요' })
}

/** A path of the table as Mirage writes it. */
export function withId(path: string): string {
  return path.replace('{id}', ':id')
}
