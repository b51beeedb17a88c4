import type { AfterErrorHook, Endpoint, Payload, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { say } from './fields/say.ts'

/** Errors are told by what they hold: a built service has Payload twice, and its classes have lost their names. */
const RefusalSchema = v.object({
  status: v.pipe(v.number(), v.minValue(400), v.maxValue(499)),
  message: v.string(),
})

const FieldErrorsSchema = v.object({
  isPublic: v.literal(true),
  message: v.string(),
  data: v.object({
    errors: v.pipe(v.array(v.object({ path: v.string(), message: v.string() })), v.nonEmpty()),
  }),
})

/**
 * What PostgreSQL says of a value that a column cannot hold (too long, out of range, no date, no character, no number,
 * nothing), that names a row which is not there, or a page before the first. Statements of ours that are wrong have other
 * codes.
 */
const ValueErrorSchema = v.object({
  code: v.picklist([
    '22001',
    '22003',
    '22007',
    '22008',
    '22021',
    '2201W',
    '2201X',
    '22P02',
    '22P05',
    '23502',
    '23503',
  ]),
})

/** What those say who read a body with files (busboy, Payload), all without a status. */
const unreadableBody =
  /^(Malformed (part header|content type|urlencoded form)|Unexpected end of (form|file)$|Multipart: Boundary not found|Unsupported content type|Request is not eligible for file upload|Expected response from the upload handler)/

/** A request whose sender left before its end; of a connection of ours that breaks off, Node says the same elsewhere. */
const isLeft = ({ message, stack }: Error) =>
  message === 'aborted' && stack?.includes('abortIncoming (node:_http_server') === true

export const unreadable = {
  id: 'Permintaan ini tidak dapat dibaca.',
  en: 'This request cannot be read.',
}
export const foreign = {
  id: 'Permintaan ini datang dari situs lain. Silakan buka halaman admin, lalu coba lagi.',
  en: 'This request came from another site. Please open the admin and try again.',
}
export const tooLarge = {
  id: 'Permintaan ini terlalu besar.',
  en: 'This request is too large.',
}
export const noUploads = {
  id: 'Hanya editor yang dapat mengunggah berkas. Silakan masuk dahulu.',
  en: 'Only editors can upload files. Please sign in first.',
}
export const unfitting = {
  id: 'Sebuah nilai dalam permintaan ini tidak dapat dipakai pada bidangnya.',
  en: 'A value in this request does not fit its field.',
}

type Sentence = typeof unreadable

/** What was wrong with a request; null where it was not the request but the service that failed. */
export function refusalIn(error: unknown): { status: number; sentence: Sentence } | null {
  const refusal = v.safeParse(RefusalSchema, error)
  if (refusal.success) {
    const { status, message } = refusal.output
    return { status, sentence: { id: message, en: message } }
  }
  if (!(error instanceof Error)) return null
  // JSON that is none, among the parts of a body; and what lies in itself thousands of times, which nobody writes.
  const isUnreadable =
    error instanceof SyntaxError ||
    (error instanceof RangeError && error.message === 'Maximum call stack size exceeded') ||
    unreadableBody.test(error.message) ||
    isLeft(error)
  if (isUnreadable) return { status: 400, sentence: unreadable }
  return v.is(ValueErrorSchema, error) || v.is(ValueErrorSchema, error.cause)
    ? { status: 400, sentence: unfitting }
    : null
}

/** What Payload hands on unread: operators that are not for PostgreSQL, lists and nothing in place of a value, a document that is none. */
const unread = /"(all|near|within|intersects)":|"like":\[|[:[,]null|"data":(?!"?\{)/

/** What is said of conditions that do not suit their fields. A table that is not there has the code 42P01, too. */
const ConditionErrorSchema = v.union([
  v.object({ cause: v.object({ code: v.picklist(['42601', '42804', '42883']) }) }),
  v.object({ cause: v.object({ message: v.pipe(v.string(), v.startsWith('missing FROM-clause')) }) }),
  v.object({
    message: v.pipe(v.string(), v.regex(/^(Not supported$|Your "id" field references a column )/)),
  }),
])

/**
 * Whether it was what somebody asked by that Payload failed over. Only staff get so far; in the log that stays an error,
 * because it may be one of ours all the same.
 */
const isOverConditions = (error: unknown, { query }: PayloadRequest): boolean =>
  error instanceof TypeError
    ? unread.test(JSON.stringify(query))
    : ['where', 'sort', 'limit'].some((name) => Object.hasOwn(query, name)) &&
      v.is(ConditionErrorSchema, error)

/** Answers a refusal with its own status and a sentence, and with what is wrong with which field, which the admin says there. */
export const answerRefusal: AfterErrorHook = ({ error, req }) => {
  const fields = v.safeParse(FieldErrorsSchema, error)
  if (fields.success) {
    const { message, data } = fields.output
    return { response: { errors: [{ name: 'ValidationError', message, data }] } }
  }
  const refusal =
    refusalIn(error) ?? (isOverConditions(error, req) ? { status: 400, sentence: unfitting } : null)
  if (refusal) {
    return {
      status: refusal.status,
      response: { errors: [{ message: say({ req }, refusal.sentence) }] },
    }
  }
}

/** Payload's own statement for it is wrong, and the admin never asks; what is left finds the preference by its number. */
const deletesByKey = (slug: string, { method, path }: Endpoint) =>
  slug === 'payload-preferences' && method === 'delete' && path === '/:key'

/**
 * Where Payload would fail over what is not there: a block or a collection called `constructor`, one without addresses,
 * versions that are not kept, a confirmation of addresses that nobody is asked for, a preference that is to be deleted.
 */
export function findNothingElse({ blocks, collections, globals }: Payload): void {
  Object.setPrototypeOf(blocks, null)
  Object.setPrototypeOf(collections, null)
  for (const config of [...globals.config, ...Object.values(collections).map((each) => each.config)]) {
    config.endpoints = (config.endpoints || []).filter(
      (endpoint) =>
        endpoint.path !== '/verify/:id' &&
        (config.versions || !endpoint.path.startsWith('/versions')) &&
        !deletesByKey(config.slug, endpoint),
    )
  }
}
