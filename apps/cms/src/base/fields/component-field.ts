import type { UIField } from 'payload'

/** A component in the form, which stores nothing. */
export const componentField = (name: string, Field: string, position?: 'sidebar'): UIField => ({
  name,
  type: 'ui',
  admin: {
    ...(position ? { position } : {}),
    components: { Field },
    disableBulkEdit: true,
    disableListColumn: true,
  },
})
