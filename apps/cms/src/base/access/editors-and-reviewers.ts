import type { Access } from 'payload'
import { hasRole } from './has-role.ts'

/** Roles that change and publish what exists, and read drafts and old versions. */
export const editorsAndReviewers: Access = ({ req }) => hasRole(req, 'admin', 'editor', 'reviewer')
