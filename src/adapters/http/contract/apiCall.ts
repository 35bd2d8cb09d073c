import { type LessonKind, materialKinds } from '../../../domain/content/contentKind.ts'
import type { eduenv } from '../classPaths.ts'
import type { ItemReader, Schema } from '../parsing.ts'

/** A key, an index, which item of a list, or the lists of all its items as one. */
export type PathStep = string | number | MatchStep | FlattenStep

interface FlattenStep {
  /** The key of the list that every item has. */
  readonly each: string
}

/** The first that looks like this. */
export interface MatchStep {
  /** A function decides by itself whether a value fits. */
  readonly where: Readonly<Record<string, unknown>>
  /** 1: the second that does, -1: the last. */
  readonly nth?: number
}

/** A value that an earlier call has answered with. */
export class FromResponse {
  /** The earlier call's name. */
  readonly call: string
  readonly steps: readonly PathStep[]

  constructor(call: string, steps: readonly PathStep[]) {
    this.call = call
    this.steps = steps
  }
}

/** `from('courses', 'courseList', 0, 'courseId')` */
export function fromResponse(call: string, ...steps: readonly PathStep[]): FromResponse {
  return new FromResponse(call, steps)
}

/** What lessons show, as the contract tells of it; the areas of what is not only a lesson have the same name. */
export const contentNames = {
  PROBLEM: '문제',
  BLOCK: '블록 문제',
  DOCUMENT: '문서',
  VIDEO: '영상',
} as const satisfies Readonly<Record<LessonKind, string>>

const materialAreas = materialKinds.flatMap((kind) => [contentNames[kind], `${contentNames[kind]} 수강평`] as const)

/** Headings under which the calls are listed for people, in order. */
export const callAreas = [
  '홈',
  '나',
  '퀘스트',
  '강의',
  '수업',
  '수업 신청',
  '결제',
  '강의로 배우기',
  '수업으로 배우기',
  '강의 수강평',
  '수업 수강평',
  '수강평 고치기',
  '문제',
  '블록 문제',
  ...materialAreas,
  '블로그',
  '상점',
  '숙제',
  '대회와 시험',
  '학습지',
  '스튜디오',
  '회원',
  '채널 배너',
  '학급 보기',
  '질문',
  '알림',
  '학습 보고서',
] as const

/** One call of the backend: its request and its response. Tools and the demo's fault lab read this table; production never loads it. */
export interface ApiCall {
  /** Unique; also the operation's id in openapi.json. */
  readonly name: string
  /** The noun that it is about, as the folders spell it: `quest`, `course-class`. */
  readonly noun: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the prefix, with its `{places}`. */
  readonly path: string
  /** Replaces the product in the prefix (S-216). */
  readonly prefix?: typeof eduenv
  /** Given by the spec, or assumed by us where the spec names a call without its path. */
  readonly origin: 'spec' | 'ours'
  /** `S-248` */
  readonly specId: string
  /** One line, in English. */
  readonly summary: string
  /** Its purpose in Korean: a short phrase below its area. */
  readonly purpose: string
  readonly area: (typeof callAreas)[number]
  /** `user`: 401 for a visitor without a session. */
  readonly access: 'anyone' | 'user'
  /** Where the path's ids come from. */
  readonly pathParameters?: Readonly<Record<string, Sample>>
  /** The names that are asked with, each with a value to try. */
  readonly query?: Readonly<Record<string, Sample>>
  /** Those of them without which the answer is 400. */
  readonly requiredQuery?: readonly string[]
  /** Optional names, a list where a name may be repeated. They are documented, not tried: all of them together would match nothing. */
  readonly optionalQuery?: Readonly<Record<string, string | number | readonly (string | number)[]>>
  readonly body?: { readonly schema: Schema<unknown>; readonly example: Sample }
  readonly response: ResponseShape
  /** Statuses that are valid answers too: 404 where nothing was written yet, 409 where it was done before. */
  readonly acceptedErrors?: readonly number[]
  /** Statuses beside them that it is refused with where it is asked otherwise than it is tried: told, and no valid answer to what is tried. */
  readonly otherErrors?: readonly number[]
  /** Those of a call that went well, where they are not the usual ones. 202: begun, and asked for later. */
  readonly successes?: readonly (200 | 201 | 202 | 204)[]
  /** The call that must have gone well before, besides those that places, query and body take values from. */
  readonly dependsOn?: string
  /** Tried when everything else is done: it ends the session. */
  readonly runsLast?: true
}

export type ResponseShape =
  /** An object with a list under `key`, and what else it holds. */
  | {
      readonly kind: 'list'
      readonly key: string
      readonly items: Schema<unknown>
      readonly also: Readonly<Record<string, Schema<unknown>>>
    }
  | { readonly kind: 'object'; readonly schema: Schema<unknown> }
  /** Lines of JSON that come one after the other, each of this shape. */
  | { readonly kind: 'stream'; readonly schema: Schema<unknown> }
  /** 204, or 200 without a body. */
  | { readonly kind: 'nothing' }

/** A value to try; parts of it may come from earlier answers. */
export type Sample = string | number | boolean | null | FromResponse | readonly Sample[] | { readonly [key: string]: Sample }

/** For a noun within a call's name. */
export function capitalized(noun: string): string {
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
}

/** The statuses of a call that went well. The client takes one for the other. */
export function successesOf({ method, response, successes }: ApiCall): readonly (200 | 201 | 202 | 204)[] {
  if (successes !== undefined) return successes
  if (response.kind === 'nothing') return [204]
  return method === 'POST' && response.kind !== 'stream' ? [201] : [200]
}

/** With what a call is refused. */
export function refusalsOf({
  access,
  method,
  path,
  query = {},
  requiredQuery = [],
  body,
  acceptedErrors = [],
  otherErrors = [],
}: ApiCall): ReadonlySet<number> {
  return new Set([
    ...(requiredQuery.length > 0 || 'page' in query || body !== undefined ? [400] : []),
    ...(access === 'user' ? [401] : []),
    ...(method === 'GET' ? [] : [403]),
    ...(path.includes('{') ? [404] : []),
    ...(method === 'POST' ? [422] : []),
    429,
    ...acceptedErrors,
    ...otherErrors,
  ])
}

export function listResponse(
  key: string,
  { schema }: ItemReader<unknown>,
  also: Readonly<Record<string, Schema<unknown>>> = {},
): ResponseShape {
  return { kind: 'list', key, items: schema, also }
}

export function objectResponse(schema: Schema<unknown>): ResponseShape {
  return { kind: 'object', schema }
}

export function streamResponse(schema: Schema<unknown>): ResponseShape {
  return { kind: 'stream', schema }
}

const read = { method: 'GET', access: 'anyone' } as const
const readAsUser = { method: 'GET', access: 'user' } as const
const write = { method: 'POST', access: 'user' } as const

/** The usual kinds of call, with what those of one part have in common. */
export function callDefaults<const Given extends Partial<ApiCall>>(shared: Given) {
  return { read: { ...shared, ...read }, readAsUser: { ...shared, ...readAsUser }, write: { ...shared, ...write } }
}

export const noContent: ResponseShape = { kind: 'nothing' }
