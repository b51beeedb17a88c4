import * as v from 'valibot'
import type { Role } from '#cms/base/access/has-role.ts'
import { adminOrigins, environment } from '#cms/base/environment/environment.ts'
import { payload, requestRest } from './service.ts'

export const password = 'kopi-hujan-sepeda-7'
export const newPassword = 'laut-kereta-malam-3'
const [adminOrigin = ''] = adminOrigins(environment)

/** An account with its own address. */
export async function makeAccount(role: Role = 'editor') {
  const email = `akun-${crypto.randomUUID()}@test.example`
  const { id } = await payload.create({
    collection: 'users',
    data: { email, password, name: 'Rahayu', role },
  })
  return { id, email }
}

/** `json` is sent as the body; `duplex` is a Node option for streamed bodies, missing from the browser's types. */
type AdminRequest = RequestInit & {
  cookie?: string
  origin?: string
  language?: 'id' | 'en'
  json?: unknown
  duplex?: 'half'
}

/** Sends a request to Payload's REST API as the admin does. */
export function requestFromAdmin(path: string, request: AdminRequest = {}): Promise<Response> {
  const { cookie = '', origin = adminOrigin, language = 'id', json, ...init } = request
  const headers = new Headers(init.headers)
  headers.set('origin', origin)
  headers.set('accept-language', language)
  if (cookie !== '') headers.set('cookie', cookie)
  if (json === undefined) return requestRest(path, { ...init, headers })
  headers.set('content-type', 'application/json')
  return requestRest(path, { method: 'POST', ...init, headers, body: JSON.stringify(json) })
}

/** Audit entries of an account without its sign-ins, oldest first. */
export const loadTrail = async (id: number) => (await loadEntries(id)).filter(({ kind }) => !isOfSignIn(kind))

/** Audit entries of an account's sign-ins, oldest first. */
export const loadSignIns = async (id: number) =>
  (await loadEntries(id)).filter(({ kind }) => isOfSignIn(kind))

const isOfSignIn = (kind: unknown) => kind === 'signedIn' || kind === 'signInFailed'

async function loadEntries(id: number) {
  const { docs } = await payload.find({
    collection: 'audit-trail',
    where: { document: { equals: String(id) }, subject: { equals: 'users' } },
    sort: 'id',
  })
  return docs
}

const FieldErrorSchema = v.object({ path: v.string(), message: v.string() })
const RejectedSchema = v.object({
  errors: v.array(v.object({ data: v.object({ errors: v.array(FieldErrorSchema) }) })),
})

/** The status of a rejected request, and its field errors. */
export async function readRejection(response: Response) {
  const { errors } = v.parse(RejectedSchema, await response.json())
  return { status: response.status, errors: errors.flatMap(({ data }) => data.errors) }
}

/** Signs in as a browser does; the cookie is empty if sign-in fails. */
export async function signIn(email: string, secret = password): Promise<string> {
  const response = await requestFromAdmin('users/login', { json: { email, password: secret } })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const sessions = new Map<Role, Promise<{ cookie: string; user: number; email: string }>>()

/** The session of a user with the role, created once per worker. */
export function session(role: Role): Promise<{ cookie: string; user: number; email: string }> {
  const made = sessions.get(role) ?? makeSession(role)
  sessions.set(role, made)
  return made
}

async function makeSession(role: Role) {
  const { id, email } = await makeAccount(role)
  return { cookie: await signIn(email), user: id, email }
}

/** A request by a user with the role; null is an unauthenticated request. */
export async function requestAs(
  role: Role | null,
  path: string,
  request: AdminRequest = {},
): Promise<Response> {
  return requestFromAdmin(
    path,
    role === null ? request : { ...request, cookie: (await session(role)).cookie },
  )
}
