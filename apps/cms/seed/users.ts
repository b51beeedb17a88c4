import { demoDomain } from '@site/brand/names.ts'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import type { Role } from '#cms/base/access/has-role.ts'
import { encrypt, hashClientCode, hashEmail } from '#cms/base/privacy/keyed-hash.ts'

const people = [
  { name: 'Admin', email: `admin@${demoDomain}`, role: 'admin' },
  { name: 'Editor', email: `editor@${demoDomain}`, role: 'editor' },
  { name: 'Pemeriksa', email: `reviewer@${demoDomain}`, role: 'reviewer' },
] satisfies { name: string; email: string; role: Role }[]

/** Invented codes for the demo registration form: 1000001 to 1000020, the last one twice. */
const firstClientCode = 1_000_001
const clientCodes = 20
const demoClients = [
  ...Array.from({ length: clientCodes }, (_, index) => ({
    code: String(firstClientCode + index),
    email: `nasabah-${index + 1}@${demoDomain}`,
  })),
  { code: String(firstClientCode + clientCodes - 1), email: `nasabah-21@${demoDomain}` },
]

/** Creates the demo accounts, or only the admin's. */
export async function seedUsers(
  payload: Payload,
  password: string,
  { onlyAdmin }: { onlyAdmin: boolean },
): Promise<void> {
  await allOrNone(payload, async (req) => {
    for (const person of onlyAdmin ? people.slice(0, 1) : people) {
      await payload.create({ collection: 'users', data: { ...person, password }, overrideAccess: true, req })
    }
  })
}

export async function seedClientDirectory(payload: Payload): Promise<void> {
  await allOrNone(payload, async (req) => {
    for (const { code, email } of demoClients) {
      await payload.create({
        collection: 'client-directory',
        data: { codeHash: hashClientCode(code), emailHash: hashEmail(email), sealedEmail: encrypt(email) },
        overrideAccess: true,
        req,
      })
    }
  })
}

/** Transactional: an interrupted seed leaves no accounts, so the next one creates all of them. */
async function allOrNone(payload: Payload, work: (req: PayloadRequest) => Promise<void>): Promise<void> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    await work(req)
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
