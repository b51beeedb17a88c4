import type { Access } from 'payload'
import { hasRole } from './has-role.ts'

/** Roles that create, change, publish and delete content. */
export const editors: Access = ({ req }) => hasRole(req, 'admin', 'editor')
