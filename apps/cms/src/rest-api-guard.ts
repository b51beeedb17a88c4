import { defaultLocale } from '@site/contracts/locale.ts'
import { getPayload } from 'payload'
import * as v from 'valibot'
import { hasRole } from './base/access/has-role.ts'
import { foreign, noUploads, tooLarge, unreadable } from './base/errors/client-errors.ts'
import { signedOut } from './base/errors/signed-out.ts'
import { maxAnonymousBytes, readLimitedBody } from './base/http/read-limited-body.ts'
import config from './payload.config.ts'
import { isForeign } from './services/accounts/foreign-requests.ts'
import { isDirectoryUpload, isFileUpload } from './services/media/upload-requests.ts'

type Handler<Args extends unknown[]> = (request: Request, ...args: Args) => Promise<Response>

/** Far more than any document needs. */
const maxBytes = 5 * 1024 * 1024

const reading = ['GET', 'HEAD', 'OPTIONS']

const JsonSchema = v.pipe(
  v.string(),
  v.parseJson(),
  // v.record accepts arrays.
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
)

/**
 * Guards Payload's REST API, which buffers the body before authenticating. It also crashes on JSON that is not an
 * object, and drops localized fields if no locale is given.
 */
export function guardRestApi<Args extends unknown[]>(handle: Handler<Args>): Handler<Args> {
  return async (request, ...args) => {
    const guarded = await guardedRequest(request)
    if (!(guarded instanceof Request)) return respond(request, guarded)
    const response = withNoStore(await handle(guarded, ...args))
    return rejections.includes(response.status) && (await needsSession(request))
      ? respond(request, { status: 401, message: signedOut })
      : response
  }
}

const rejections = [401, 403]

function respond(request: Request, { status, message }: Rejection): Response {
  return Response.json({ errors: [{ message: message[readLanguage(request)] }] }, { status })
}

/** Endpoints for people without a session, whose own messages say what is wrong. */
const signInPaths = /^\/api\/users\/(?:login|logout|forgot-password|reset-password|first-register)\/?$/

/** Whether the request failed because nobody is signed in, or no longer. */
async function needsSession({ url, headers }: Request): Promise<boolean> {
  const isPublic = signInPaths.test(new URL(url).pathname) || isForeign(headers)
  return !isPublic && (await authenticate(headers)).user === null
}

/** Personal data and sign-in responses must not be cached; files set their own Cache-Control. */
function withNoStore(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('Cache-Control', 'no-store')
  return response
}

type Rejection = { status: 400 | 401 | 403 | 413; message: typeof unreadable }

async function guardedRequest(request: Request): Promise<Request | Rejection> {
  const { method, headers, signal } = request
  // Also for public endpoints: signing in, and requesting a password reset link.
  if (!reading.includes(method) && isForeign(headers)) return { status: 403, message: foreign }
  const address = new URL(request.url)
  // On a method override to GET, Payload appends the body as a second query string.
  const isOther = headers.has('x-http-method-override') || headers.has('x-payload-http-method-override')
  if (!isOther && !address.searchParams.has('locale')) address.searchParams.set('locale', defaultLocale)
  const type = headers.get('content-type') ?? ''
  if (isFileUpload(address.pathname, type)) {
    const session = await authenticate(headers)
    if (session.user === null) return { status: 401, message: signedOut }
    return hasRole(session, 'admin', 'editor') ? request : { status: 403, message: noUploads }
  }
  if (request.body !== null && !isDirectoryUpload(address.pathname, type)) {
    const body = await readLimitedBody(request, await bytesAllowed(headers))
    if (body === null) {
      return (await needsSession(request))
        ? { status: 401, message: signedOut }
        : { status: 413, message: tooLarge }
    }
    const isJson = type.startsWith('application/json')
    if (isJson && body.byteLength > 0 && !v.is(JsonSchema, body.toString('utf8'))) {
      return { status: 400, message: unreadable }
    }
    return new Request(address, { method, headers, signal, body })
  }
  return method === 'GET' ? new Request(address, request) : request
}

async function bytesAllowed(headers: Headers): Promise<number> {
  const declared = Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  // Authenticating queries the database, so do it only for large bodies, before reading them.
  if (declared <= maxAnonymousBytes) return maxAnonymousBytes
  const { user } = await authenticate(headers)
  return user === null ? maxAnonymousBytes : maxBytes
}

async function authenticate(headers: Headers) {
  const payload = await getPayload({ config })
  return payload.auth({ headers })
}

const readLanguage = ({ headers }: Request): 'id' | 'en' =>
  headers.get('accept-language')?.startsWith('en') ? 'en' : 'id'
