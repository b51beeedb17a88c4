import type { Access } from 'payload'
import { hasRole } from './has-role.ts'

/** Staff read everything, service accounts read published documents, others nothing. */
export const publishedOrStaff: Access = ({ req }) => {
  if (hasRole(req, 'admin', 'editor', 'reviewer')) return true
  return hasRole(req, 'service') ? { _status: { equals: 'published' } } : false
}
