import type { CollectionConfig } from 'payload'
import { editorsAndReviewers } from '#cms/base/access/editors-and-reviewers.ts'
import { nobody } from '#cms/base/access/nobody.ts'

/** Results of the weekly check of external links, shown in the view “Link check”. */
export const linkChecks: CollectionConfig = {
  slug: 'link-checks',
  admin: { hidden: true, useAsTitle: 'address' },
  access: { read: editorsAndReviewers, create: nobody, update: nobody, delete: nobody, readVersions: nobody },
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'address', type: 'text', required: true, unique: true },
    // Empty without a response.
    { name: 'status', type: 'number' },
    { name: 'checkedAt', type: 'date', required: true },
    // The first failed check since the last success.
    { name: 'failedSince', type: 'date' },
    { name: 'isBroken', type: 'checkbox', required: true },
  ],
}
