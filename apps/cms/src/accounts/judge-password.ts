import { AuthenticationError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import * as v from 'valibot'
import { refusal } from '#cms/fields/refusal.ts'
import { faultOfPassword, passwordCharacters } from './password-rules.ts'

/** What is no text here must not keep the password beside it from being judged. */
const textOrNone = v.fallback(v.optional(v.string()), undefined)

const ArgsSchema = v.object({
  id: v.optional(v.union([v.number(), v.string()])),
  data: v.object({
    password: v.string(),
    email: textOrNone,
    name: textOrNone,
    token: textOrNone,
  }),
})
type Args = v.InferOutput<typeof ArgsSchema>

/** Payload's own rule is three characters. Before the operation, as only there a reset's password can be seen. */
export const judgePassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const parsed = v.safeParse(ArgsSchema, args)
  if (!parsed.success) return args
  const { password } = parsed.output.data
  if (operation === 'login') {
    // Hashing takes longer the more there is to hash.
    if (password.length > passwordCharacters.most) throw new AuthenticationError(req.t)
    return args
  }
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  if (password === '') return args
  const fault = faultOfPassword(password, await ownerOf(req, parsed.output), await namesOfTheFirm(req))
  if (fault) throw refusal({ req }, fault, { path: 'password' })
  return args
}

/** Empty before the settings are filled in, when the first account is made. */
async function namesOfTheFirm(req: PayloadRequest): Promise<string[]> {
  const { brandName, companyName, legalName, appName } = await req.payload.findGlobal({
    slug: 'settings',
    depth: 0,
    req,
  })
  return [brandName, companyName, legalName, appName].filter((name) => typeof name === 'string')
}

/** As the account will be: what is not being changed is as it was. */
async function ownerOf(req: PayloadRequest, { id, data }: Args): Promise<{ email?: string; name?: string }> {
  const { token, email, name } = data
  const where =
    id !== undefined
      ? { id: { equals: id } }
      : token !== undefined
        ? { resetPasswordToken: { equals: token } }
        : null
  const { docs } = where
    ? await req.payload.find({ collection: 'users', where, limit: 1, depth: 0, pagination: false, req })
    : { docs: [] }
  return { email: email ?? docs[0]?.email ?? '', name: name ?? docs[0]?.name ?? '' }
}
