import { Semaphore } from '@site/operations/semaphore.ts'
import { type CollectionBeforeValidateHook, createLocalReq, type PayloadRequest } from 'payload'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { clientError } from '#cms/base/fields/client-error.ts'
import { isUnauthorized, signIn } from './sign-in.ts'

export const currentPasswordPath = 'currentPassword'

/** Each holds a connection for its change and needs a second one for the attempt; the pool has ten. */
const verifySemaphore = new Semaphore({ concurrency: 1, maxQueued: 2 })

const missing: Bilingual = {
  id: 'Masukkan kata sandi Anda saat ini untuk membuat akun atau mengganti kata sandi, alamat email, atau peran.',
  en: 'Enter your current password to create an account or to change a password, email address or role.',
}
/** The same for a locked account, as on the sign-in page. */
const wrong: Bilingual = {
  id: 'Kata sandi saat ini salah. Setelah lima kali salah, akun dikunci 15 menit.',
  en: 'The current password is wrong. After five wrong ones the account is locked for 15 minutes.',
}
const busy: Bilingual = {
  id: 'Terlalu banyak pengguna mengganti kata sandi sekaligus. Silakan coba lagi sebentar lagi.',
  en: 'Too many password changes at once. Please try again in a moment.',
}

/**
 * Creating an account or changing a password, role or email address requires the signed-in user's current password,
 * also for other accounts. A stolen session must not create another way in.
 */
export const requireCurrentPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const { [currentPasswordPath]: current, ...change } = data
  // A reset by emailed link has no original document, and the service itself has no user.
  const isOfAccount = operation === 'create' || originalDoc !== undefined
  if (req.user !== null && isOfAccount && changesAccess(change, originalDoc ?? {})) {
    await verifyOnce(req, req.user.email, current)
  }
  return change
}

function changesAccess({ password, email, role }: Change, present: Change): boolean {
  const isOtherAddress = typeof email === 'string' && email.trim().toLowerCase() !== present.email
  return Boolean(password) || isOtherAddress || (role !== undefined && role !== present.role)
}

type Change = Record<string, unknown>

/** Result per request: one request may change many accounts, and writing the first locks rows of others. */
const verifications = new WeakMap<PayloadRequest, Promise<void>>()

function verifyOnce(req: PayloadRequest, email: string, password: unknown): Promise<void> {
  const verification = verifications.get(req) ?? verify(req, email, password)
  verifications.set(req, verification)
  return verification
}

/** Counts as a sign-in attempt: too many wrong passwords lock the account, whatever happens to the change. */
async function verify(req: PayloadRequest, email: string, password: unknown): Promise<void> {
  const path = currentPasswordPath
  if (typeof password !== 'string' || password.trim() === '') throw clientError({ req }, missing, { path })
  if (verifySemaphore.isFull) throw clientError({ req }, busy, { status: 429, path })
  await verifySemaphore.run(async () => {
    // In its own transaction: the change rolls back when it is rejected.
    const attempt = await createLocalReq({}, req.payload)
    try {
      await signIn(attempt, { email, password })
    } catch (error) {
      if (!isUnauthorized(error)) throw error
      throw clientError({ req }, wrong, { path })
    }
  })
}
