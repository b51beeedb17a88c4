import type { Access } from 'payload'
import { hasRole } from './has-role.ts'

/** Every account, service accounts included. */
export const signedIn: Access = ({ req }) => hasRole(req, 'admin', 'editor', 'reviewer', 'service')
