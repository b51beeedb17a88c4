import { randomBytes } from 'node:crypto'
import { addDataAndFileToRequest, type PayloadRequest } from 'payload'
import * as v from 'valibot'
import { clientError } from '#cms/base/fields/client-error.ts'
import { invitedKey } from './record-account-changes.ts'
import { currentPasswordPath } from './require-current-password.ts'
import { invitedRoles } from './roles.ts'

const InvitationSchema = v.object({
  name: v.string(),
  email: v.string(),
  role: v.picklist(invitedRoles),
  [currentPasswordPath]: v.string(),
})

const incomplete = {
  id: 'Isi nama, alamat email, peran, dan kata sandi Anda saat ini.',
  en: 'Fill in the name, email address, role and your current password.',
}

/** Creates an account with the checks of its form; its password, which nobody knows, is replaced by its owner. */
export async function inviteAccount(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req)
  const { success, output } = v.safeParse(InvitationSchema, req.data)
  if (!success) throw clientError({ req }, incomplete)
  req.context[invitedKey] = true
  const { email } = await req.payload.create({
    collection: 'users',
    data: { ...output, password: randomBytes(32).toString('base64url') },
    overrideAccess: false,
    req,
  })
  return Response.json({ email })
}
