import { Semaphore } from '@site/operations/semaphore.ts'
import { type CollectionBeforeValidateHook, createLocalReq, type PayloadRequest } from 'payload'
import type { Bilingual } from '#cms/fields/bilingual.ts'
import { refusal } from '#cms/fields/refusal.ts'
import { isUnauthorized, signIn } from './sign-in.ts'

export const currentPasswordPath = 'currentPassword'

/** Each holds a connection for its change while it needs another for its attempt; the pool has ten. */
const proving = new Semaphore({ concurrency: 1, maxQueued: 2 })

const missing: Bilingual = {
  id: 'Tulis kata sandi Anda saat ini untuk membuat akun, atau mengganti kata sandi, alamat surel, atau peran.',
  en: 'Give your current password to create an account, or to change a password, e-mail address or role.',
}
/** The same for an account that is locked, as where one signs in. */
const wrong: Bilingual = {
  id: 'Kata sandi saat ini salah. Setelah lima kali salah, akun dikunci 15 menit.',
  en: 'The current password is wrong. After five wrong ones the account is locked for 15 minutes.',
}
const busy: Bilingual = {
  id: 'Terlalu banyak yang mengganti kata sandi sekaligus. Silakan coba lagi sebentar lagi.',
  en: 'Too many are changing a password at once. Please try again in a moment.',
}

/**
 * Creating an account, or changing a password, a role or the email address, needs the signed-in user's own current
 * password, also for other accounts: a stolen session must not create another way in.
 */
export const requireCurrentPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const { [currentPasswordPath]: current, ...change } = data
  // A password by a link in a mail comes without the account as it was, and the service itself without anybody.
  const isOfAccount = operation === 'create' || originalDoc !== undefined
  if (req.user !== null && isOfAccount && changesAccess(change, originalDoc ?? {})) {
    await proveOnce(req, req.user.email, current)
  }
  return change
}

function changesAccess({ password, email, role }: Change, present: Change): boolean {
  const isOtherAddress = typeof email === 'string' && email.trim().toLowerCase() !== present.email
  return Boolean(password) || isOtherAddress || (role !== undefined && role !== present.role)
}

type Change = Record<string, unknown>

/** What was found of a request: it may change many accounts, and writing the first of them locks others' rows. */
const proofs = new WeakMap<PayloadRequest, Promise<void>>()

function proveOnce(req: PayloadRequest, email: string, password: unknown): Promise<void> {
  const proof = proofs.get(req) ?? prove(req, email, password)
  proofs.set(req, proof)
  return proof
}

/** As an attempt to sign in: counted, and the account locked by too many wrong ones, whatever becomes of the change. */
async function prove(req: PayloadRequest, email: string, password: unknown): Promise<void> {
  const path = currentPasswordPath
  if (typeof password !== 'string' || password.trim() === '') throw refusal({ req }, missing, { path })
  if (proving.isFull) throw refusal({ req }, busy, { status: 429, path })
  await proving.run(async () => {
    // Apart from the change, which is undone when it is refused.
    const attempt = await createLocalReq({}, req.payload)
    try {
      await signIn(attempt, { email, password })
    } catch (error) {
      if (!isUnauthorized(error)) throw error
      throw refusal({ req }, wrong, { path })
    }
  })
}
