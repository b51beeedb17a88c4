import type { Access } from 'payload'
import { hasRole } from './has-role.ts'

/** A user may see and change their own account; admins every account. */
export const selfOrAdmins: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
