import type { Access } from 'payload'
import { hasRole } from './has-role.ts'

/** Staff read everything, a service account reads what is published, nobody else reads. */
export const publishedOrStaff: Access = ({ req }) => {
  if (hasRole(req, 'admin', 'editor', 'reviewer')) return true
  return hasRole(req, 'service') ? { _status: { equals: 'published' } } : false
}
