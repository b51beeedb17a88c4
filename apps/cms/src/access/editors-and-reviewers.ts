import type { Access } from 'payload'
import { hasRole } from './roles.ts'

/** Roles that change and publish what exists, and read drafts and old versions. */
export const editorsAndReviewers: Access = ({ req }) => hasRole(req, 'admin', 'editor', 'reviewer')
