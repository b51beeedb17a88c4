import type { CollectionConfig, RelationshipField } from 'payload'
import { editorsAndReviewers } from '#cms/base/access/editors-and-reviewers.ts'
import { nobody } from '#cms/base/access/nobody.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { fundImportActions } from './import-endpoints.ts'

/** Not required, so that an account can be deleted. */
const person = (name: string): RelationshipField => ({ name, type: 'relationship', relationTo: 'users' })

/** Files of NAV and returns, shown in the view “Fund NAV import”. Written only by its endpoints. */
export const fundImports: CollectionConfig = {
  slug: 'fund-imports',
  admin: { hidden: true },
  access: { read: editorsAndReviewers, create: nobody, update: nobody, delete: nobody, readVersions: nobody },
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: fundImportActions,
  fields: [
    {
      ...choiceField('state', {
        label: { id: 'Status', en: 'Status' },
        required: true,
        options: {
          checked: { id: 'Diperiksa', en: 'Checked' },
          applied: { id: 'Diterapkan', en: 'Applied' },
          undone: { id: 'Diurungkan', en: 'Undone' },
        },
      }),
      index: true,
    },
    person('uploadedBy'),
    person('appliedBy'),
    { name: 'appliedAt', type: 'date' },
    // Only rows that change a fund, with the figures before (ImportRowSchema).
    { name: 'rows', type: 'json', required: true },
  ],
}
