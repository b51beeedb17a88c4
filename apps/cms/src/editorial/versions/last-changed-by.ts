import type { RelationshipField } from 'payload'
import { hasRole } from '#cms/base/access/has-role.ts'

/** Who saved this version; null if the service did. Stored, so that the version list can name the person. */
export const lastChangedBy: RelationshipField = {
  name: 'lastChangedBy',
  type: 'relationship',
  relationTo: 'users',
  label: { id: 'Disimpan oleh', en: 'Saved by' },
  access: {
    read: ({ req }) => hasRole(req, 'admin', 'editor', 'reviewer'),
    create: () => false,
    update: () => false,
  },
  hooks: { beforeChange: [({ req }) => req.user?.id ?? null] },
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true },
}
