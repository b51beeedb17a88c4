import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { hasRole } from './has-role.ts'

export const admins: Access = ({ req }) => hasRole(req, 'admin')

export const adminsForField: FieldAccess = ({ req }) => hasRole(req, 'admin')

/** For the parts of Payload whose rules must answer with a plain yes or no. */
export const isAdmin = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'admin')
