import { setTimeout as delay } from 'node:timers/promises'
import { requestScope } from '@site/operations/request-scope.ts'
import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { translate } from '#cms/base/fields/translate.ts'
import { FairSemaphore } from './fair-semaphore.ts'
import { inviteAccount } from './invite.ts'
import { normalizeEmail } from './normalize-email.ts'
import { sendResetLink } from './reset-mail.ts'
import { signIn } from './sign-in.ts'

/** Hashing takes half a second of CPU time; the other cores stay free for requests of the site. */
const signingIn = new FairSemaphore({ concurrency: 2, maxQueued: 8, maxPerNetwork: 4 })
const sendingLinks = new FairSemaphore({ concurrency: 1, maxQueued: 50, maxPerNetwork: 10 })

/** Failed sign-ins respond at multiples of this: a known account costs a few statements more. */
const failureStepMs = 500
const retryAfterSeconds = 5

/** Under `/api/users`, replacing Payload's endpoints of the same paths. */
export const accessEndpoints: Endpoint[] = [
  { path: '/login', method: 'post', handler: login },
  { path: '/forgot-password', method: 'post', handler: requestPasswordReset },
  { path: '/invite', method: 'post', handler: inviteAccount },
]

async function login(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req)
  const network = requestScope.getStore()?.network
  if (signingIn.isFullFor(network)) return busy(req)
  const credentials = { email: readText(req, 'email'), password: readText(req, 'password') }
  const started = performance.now()
  try {
    const result = await signingIn.run(network, () => signIn(req, credentials))
    const { token = '' } = result
    const { payload, t } = req
    const collectionAuthConfig = payload.collections.users.config.auth
    const cookie = generatePayloadCookie({
      collectionAuthConfig,
      cookiePrefix: payload.config.cookiePrefix,
      token,
    })
    return Response.json(
      { message: t('authentication:passed'), ...result },
      { headers: { 'Set-Cookie': cookie } },
    )
  } catch (error) {
    await delay(failureStepMs - ((performance.now() - started) % failureStepMs))
    throw error
  }
}

/** Responds before the lookup, so that the response time does not reveal whether the account exists. */
async function requestPasswordReset(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req)
  const email = readText(req, 'email')
  if (email.trim() === '') throw new APIError('Missing email.', 400)
  const network = requestScope.getStore()?.network
  if (sendingLinks.isFullFor(network)) return busy(req)
  const { payload, t } = req
  const address = normalizeEmail(email)
  if (address !== null) {
    sendingLinks
      .run(network, () => sendResetLink(payload, address))
      .catch((error: unknown) => payload.logger.error({ err: error }, 'Password reset email failed'))
  }
  return Response.json({ message: t('general:success') })
}

function readText({ data }: PayloadRequest, name: string): string {
  const value: unknown = data?.[name]
  return typeof value === 'string' ? value : ''
}

function busy(req: PayloadRequest): Response {
  const message = translate(
    { req },
    {
      id: 'Terlalu banyak pengguna masuk sekaligus. Silakan coba lagi sebentar lagi.',
      en: 'Too many sign-ins at once. Please try again in a moment.',
    },
  )
  const headers = { 'Retry-After': String(retryAfterSeconds) }
  return Response.json({ errors: [{ message }] }, { status: 429, headers })
}
