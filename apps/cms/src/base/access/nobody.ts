import type { Access, FieldAccess } from 'payload'

/** For data that only the service writes (it passes `overrideAccess: true`). */
export const nobody: Access = () => false

/** As `nobody`, for a single field. */
export const nobodyForField: FieldAccess = () => false
