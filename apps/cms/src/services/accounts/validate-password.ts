import { AuthenticationError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import * as v from 'valibot'
import { clientError } from '#cms/base/fields/client-error.ts'
import { passwordCharacters, passwordViolation } from './password-rules.ts'

/** Non-string values are ignored, so that they do not prevent validating the password. */
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

/** Payload only requires three characters. Runs before the operation: only there is a reset's password visible. */
export const validatePassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const parsed = v.safeParse(ArgsSchema, args)
  if (!parsed.success) return args
  const { password } = parsed.output.data
  if (operation === 'login') {
    // Hashing time grows with the length.
    if (password.length > passwordCharacters.max) throw new AuthenticationError(req.t)
    return args
  }
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  if (password === '') return args
  const violation = passwordViolation(password, await loadOwner(req, parsed.output), await brandNames(req))
  if (violation) throw clientError({ req }, violation, { path: 'password' })
  return args
}

/** Empty before the settings are filled in, when the first account is created. */
async function brandNames(req: PayloadRequest): Promise<string[]> {
  const { brandName, companyName, legalName, appName } = await req.payload.findGlobal({
    slug: 'settings',
    depth: 0,
    req,
  })
  return [brandName, companyName, legalName, appName].filter((name) => typeof name === 'string')
}

/** The account after the change: fields that are not sent keep their stored value. */
async function loadOwner(
  req: PayloadRequest,
  { id, data }: Args,
): Promise<{ email?: string; name?: string }> {
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
