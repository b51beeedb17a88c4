/** The names of the roles in the admin. */
export const userRoles = {
  admin: { id: 'Admin', en: 'Admin' },
  editor: { id: 'Editor', en: 'Editor' },
  reviewer: { id: 'Pemeriksa', en: 'Reviewer' },
  operations: { id: 'Operasional', en: 'Operations' },
  service: { id: 'Akun layanan', en: 'Service account' },
} as const

/** The roles of people: a service account has no mailbox. */
export const invitedRoles = ['admin', 'editor', 'reviewer', 'operations'] as const
export type InvitedRole = (typeof invitedRoles)[number]
