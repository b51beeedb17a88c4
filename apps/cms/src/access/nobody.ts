import type { Access } from 'payload'

/** For what only the service itself writes (it passes `overrideAccess: true`). */
export const nobody: Access = () => false
