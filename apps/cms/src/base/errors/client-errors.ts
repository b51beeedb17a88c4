import type { AfterErrorHook, Endpoint, Payload, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { translate } from '#cms/base/fields/translate.ts'

/** Match errors by shape, not `instanceof`: the build bundles Payload twice and minifies class names. */
const ClientErrorSchema = v.object({
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
 * PostgreSQL error codes for values that a column cannot hold, references to missing rows, and pages before the first.
 * Errors in our own statements have other codes.
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

/** Messages of the multipart parsers (busboy, Payload), which carry no status. */
const unreadableBody =
  /^(Malformed (part header|content type|urlencoded form)|Unexpected end of (form|file)$|Multipart: Boundary not found|Unsupported content type|Request is not eligible for file upload|Expected response from the upload handler)/

/** A client that disconnected mid-request. Node uses the same message for outgoing connections; the stack differs. */
const isAborted = ({ message, stack }: Error) =>
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

type Message = typeof unreadable

/** Status and message for an error that the request caused; null for failures of the service. */
export function clientErrorIn(error: unknown): { status: number; message: Message } | null {
  const clientError = v.safeParse(ClientErrorSchema, error)
  if (clientError.success) {
    const { status, message } = clientError.output
    return { status, message: { id: message, en: message } }
  }
  if (!(error instanceof Error)) return null
  // Invalid JSON in a multipart part, or JSON nested thousands of levels deep.
  const isUnreadable =
    error instanceof SyntaxError ||
    (error instanceof RangeError && error.message === 'Maximum call stack size exceeded') ||
    unreadableBody.test(error.message) ||
    isAborted(error)
  if (isUnreadable) return { status: 400, message: unreadable }
  return v.is(ValueErrorSchema, error) || v.is(ValueErrorSchema, error.cause)
    ? { status: 400, message: unfitting }
    : null
}

/** Query input that Payload passes on unchecked: unsupported operators, lists or null as values, a non-object body. */
const unread = /"(all|near|within|intersects)":|"like":\[|[:[,]null|"data":(?!"?\{)/

/** PostgreSQL errors for conditions that do not match their field. 42P01 also means a missing table. */
const ConditionErrorSchema = v.union([
  v.object({ cause: v.object({ code: v.picklist(['42601', '42804', '42883']) }) }),
  v.object({ cause: v.object({ message: v.pipe(v.string(), v.startsWith('missing FROM-clause')) }) }),
  v.object({
    message: v.pipe(v.string(), v.regex(/^(Not supported$|Your "id" field references a column )/)),
  }),
])

/**
 * Whether Payload failed because of the query conditions. Only staff can send them. The log keeps the entry as an
 * error, because the cause may be ours.
 */
const isOverConditions = (error: unknown, { query }: PayloadRequest): boolean =>
  error instanceof TypeError
    ? unread.test(JSON.stringify(query))
    : ['where', 'sort', 'limit'].some((name) => Object.hasOwn(query, name)) &&
      v.is(ConditionErrorSchema, error)

/** Responds to client errors with their status and message, including field errors, which the admin shows at the field. */
export const respondToClientError: AfterErrorHook = ({ error, req }) => {
  const fields = v.safeParse(FieldErrorsSchema, error)
  if (fields.success) {
    const { message, data } = fields.output
    return { response: { errors: [{ name: 'ValidationError', message, data }] } }
  }
  const clientError =
    clientErrorIn(error) ?? (isOverConditions(error, req) ? { status: 400, message: unfitting } : null)
  if (clientError) {
    return {
      status: clientError.status,
      response: { errors: [{ message: translate({ req }, clientError.message) }] },
    }
  }
}

/** Payload's own statement is wrong and the admin never calls it; the remaining endpoint finds preferences by ID. */
const deletesByKey = (slug: string, { method, path }: Endpoint) =>
  slug === 'payload-preferences' && method === 'delete' && path === '/:key'

/**
 * Removes endpoints and prototype lookups that would make Payload crash: a block or collection named `constructor`,
 * versions of a collection without versions, unused email verification, deletion of a preference by key.
 */
export function removeUnusedEndpoints({ blocks, collections, globals }: Payload): void {
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
