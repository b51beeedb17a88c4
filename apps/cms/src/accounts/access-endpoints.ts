import { setTimeout as delay } from 'node:timers/promises'
import { requestScope } from '@site/operations/request-scope.ts'
import {
  APIError,
  addDataAndFileToRequest,
  type Endpoint,
  forgotPasswordOperation,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { say } from '#cms/fields/say.ts'
import { FairTurns } from './fair-turns.ts'
import { findableAddress } from './findable-address.ts'
import { signIn } from './sign-in.ts'

/** Hashing keeps a processor busy for half a second; the site's questions need the others. */
const signingIn = new FairTurns({ atOnce: 2, mostWaiting: 8, mostOfNetwork: 4 })
const sendingLinks = new FairTurns({ atOnce: 1, mostWaiting: 50, mostOfNetwork: 10 })

/** Refusals come at whole steps of this: a known account costs a few statements more. */
const refusalStepMs = 500
const retryAfterSeconds = 5

/** Below `/api/users`, before Payload's own of the same names. */
export const accessEndpoints: Endpoint[] = [
  { path: '/login', method: 'post', handler: login },
  { path: '/forgot-password', method: 'post', handler: forgetPassword },
]

async function login(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req)
  const network = requestScope.getStore()?.network
  if (signingIn.isFullFor(network)) return busy(req)
  const credentials = { email: textOf(req, 'email'), password: textOf(req, 'password') }
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
    await delay(refusalStepMs - ((performance.now() - started) % refusalStepMs))
    throw error
  }
}

/** Answers first: how long finding an account and sending a mail takes is nobody's to see. */
async function forgetPassword(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req)
  const email = textOf(req, 'email')
  if (email.trim() === '') throw new APIError('Missing email.', 400)
  const network = requestScope.getStore()?.network
  if (sendingLinks.isFullFor(network)) return busy(req)
  const { payload, t } = req
  if (findableAddress(email) !== null) {
    // Payload's generated types ask for a password here, too.
    const data = { email, password: '' }
    sendingLinks
      .run(network, () => forgotPasswordOperation({ collection: payload.collections.users, data, req }))
      .catch((error: unknown) =>
        payload.logger.error({ err: error }, 'a link for a new password could not be sent'),
      )
  }
  return Response.json({ message: t('general:success') })
}

function textOf({ data }: PayloadRequest, name: string): string {
  const value: unknown = data?.[name]
  return typeof value === 'string' ? value : ''
}

function busy(req: PayloadRequest): Response {
  const message = say(
    { req },
    {
      id: 'Terlalu banyak yang masuk sekaligus. Silakan coba lagi sebentar lagi.',
      en: 'Too many are signing in at once. Please try again in a moment.',
    },
  )
  const headers = { 'Retry-After': String(retryAfterSeconds) }
  return Response.json({ errors: [{ message }] }, { status: 429, headers })
}
