import type { Access } from 'payload'
import { hasRole } from './roles.ts'

/** Who may make, change, publish and delete content. */
export const editors: Access = ({ req }) => hasRole(req, 'admin', 'editor')
