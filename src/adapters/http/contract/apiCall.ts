import { type LessonKind, materialKinds } from '../../../domain/content/contentKind.ts'
import type { eduenv } from '../classPaths.ts'
import type { ItemReader, Schema } from '../parsing.ts'

/** A key, an index, which item of a list, or the lists of all its items as one. */
export type PathStep = string | number | MatchStep | FlattenStep

interface FlattenStep {
  /** The key of the list that every item has. */
  readonly each: string
}

/** Selects the first item that matches. */
export interface MatchStep {
  /** The fields to match; a function decides itself whether a value fits. */
  readonly where: Readonly<Record<string, unknown>>
  /** 1: the second that does, -1: the last. */
  readonly nth?: number
}

/** A value from an earlier call's answer. */
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

/** Names of what a lesson shows, as the contract uses them; the areas of contents that stand alone have the same names. */
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

/** A call of the backend: its request and its response. Tools and the demo's fault lab read this table; production never loads it. */
export interface ApiCall {
  /** Unique; also the operation's id in openapi.json. */
  readonly name: string
  /** The noun that it is about, as the folders spell it: `quest`, `course-class`. */
  readonly noun: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path below the prefix, with its `{places}`. */
  readonly path: string
  /** Replaces the product in the prefix (S-216). */
  readonly prefix?: typeof eduenv
  /** Whether the spec gives it, or we assume it because the spec names a call without its path. */
  readonly origin: 'spec' | 'ours'
  /** `S-248` */
  readonly specId: string
  /** A line in English that describes the call. */
  readonly summary: string
  /** Its purpose in Korean: a short phrase below its area. */
  readonly purpose: string
  readonly area: (typeof callAreas)[number]
  /** `user`: 401 for a visitor without a session. */
  readonly access: 'anyone' | 'user'
  /** The source of each id in the path. */
  readonly pathParameters?: Readonly<Record<string, Sample>>
  /** The query parameters, each with a value to try. */
  readonly query?: Readonly<Record<string, Sample>>
  /** Parameters without which the answer is 400. */
  readonly requiredQuery?: readonly string[]
  /** Optional parameters, a list where one may be repeated. They are documented, not tried: all of them together would match nothing. */
  readonly optionalQuery?: Readonly<Record<string, string | number | readonly (string | number)[]>>
  readonly body?: { readonly schema: Schema<unknown>; readonly example: Sample }
  readonly response: ResponseShape
  /** Further answers to show, beside the one that the tried call gets, by a word for each. */
  readonly otherExamples?: Readonly<Record<string, unknown>>
  /** Statuses that are valid answers too: 404 where nothing was written yet, 409 where it was done before. */
  readonly acceptedErrors?: readonly number[]
  /** Further error statuses, documented for requests other than the tried one; they are no valid answers to it. */
  readonly otherErrors?: readonly number[]
  /** Success statuses, if they differ from the usual ones. 202: begun; the result is requested later. */
  readonly successes?: readonly (200 | 201 | 202 | 204)[]
  /** The fields that the answer, or an item of its list, must have since an earlier call has written them. */
  readonly mustHold?: Readonly<Record<string, Sample>>
  /** A call that must have succeeded before, besides those that path, query and body take values from. */
  readonly dependsOn?: string
  /** Tried after all other calls, because it ends the session. */
  readonly runsLast?: true
}

export type ResponseShape =
  /** An object with a list under `key`, and further fields. */
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

/** Capitalizes a noun for use within a call's name. */
export function capitalized(noun: string): string {
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
}

/** Returns the statuses of a successful call. The client treats them alike. */
export function successesOf({ method, response, successes }: ApiCall): readonly (200 | 201 | 202 | 204)[] {
  if (successes !== undefined) return successes
  if (response.kind === 'nothing') return [204]
  return method === 'POST' && response.kind !== 'stream' ? [201] : [200]
}

/** Returns the statuses that may refuse a call. */
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

/** Returns templates of the usual kinds of call, with the shared fields of one part. */
export function callDefaults<const Given extends Partial<ApiCall>>(shared: Given) {
  return { read: { ...shared, ...read }, readAsUser: { ...shared, ...readAsUser }, write: { ...shared, ...write } }
}

export const noContent: ResponseShape = { kind: 'nothing' }
