import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { hasRole } from './has-role.ts'

export const admins: Access = ({ req }) => hasRole(req, 'admin')

export const adminsForField: FieldAccess = ({ req }) => hasRole(req, 'admin')

/** For Payload options that take a boolean only. */
export const isAdmin = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'admin')
