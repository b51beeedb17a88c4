import type {
  ArrayField,
  CollectionAfterChangeHook,
  CollectionConfig,
  CollectionSlug,
  RelationshipField,
} from 'payload'
import { editorsAndReviewers } from '#cms/base/access/editors-and-reviewers.ts'
import { nobody } from '#cms/base/access/nobody.ts'
import { groups } from '#cms/base/admin/groups.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { writeEntry } from '#cms/editorial/audit/write-entry.ts'
import { toAdminPath } from './review-rows.ts'
import { reviewStates } from './review-status.ts'

/** Not required, so that an account can be deleted. Most users may not read accounts, so the cell shows the name. */
const person = (name: string, label: Bilingual): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo: 'users',
  label,
  admin: { components: { Cell: '/base/admin/person-cell.tsx#PersonCell' } },
})

/** The next review overwrites the row; the audit trail stores the approver. */
const recordApproval: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.state !== 'approved' || previousDoc?.state === 'approved') return doc
  const [collection, id] = doc.key.split('/')
  const subject = collection === 'globals' ? { subject: id } : { subject: collection, document: id }
  await writeEntry(req, { kind: 'approved', ...subject, title: doc.title })
  return doc
}

const comments: ArrayField = {
  name: 'comments',
  type: 'array',
  label: { id: 'Komentar', en: 'Comments' },
  fields: [
    person('author', { id: 'Penulis', en: 'Author' }),
    { name: 'at', type: 'date', label: { id: 'Pada', en: 'At' }, required: true },
    { name: 'text', type: 'textarea', label: { id: 'Teks', en: 'Text' }, required: true },
  ],
}

/** One row per document under review, written only by the endpoints of the document (reviews/review-endpoints.ts). */
export const reviews = (documents: CollectionSlug[]): CollectionConfig => ({
  slug: 'reviews',
  labels: { singular: { id: 'Pemeriksaan', en: 'Review' }, plural: { id: 'Pemeriksaan', en: 'Reviews' } },
  admin: {
    group: groups.editorial,
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'state', 'requestedBy', 'requestedAt', 'reviewer'],
    formatDocURL: ({ doc }) => toAdminPath(String(doc.key)),
  },
  access: {
    read: editorsAndReviewers,
    create: nobody,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: ['state', '-requestedAt'],
  hooks: { afterChange: [recordApproval] },
  fields: [
    { name: 'title', type: 'text', label: { id: 'Judul', en: 'Title' } },
    {
      name: 'kind',
      type: 'ui',
      label: { id: 'Jenis dokumen', en: 'Kind of document' },
      admin: { components: { Cell: '/editorial/reviews/kind-cell.tsx#KindCell' } },
    },
    {
      ...choiceField('state', {
        label: { id: 'Status', en: 'Status' },
        required: true,
        options: reviewStates,
      }),
      index: true,
    },
    {
      name: 'document',
      type: 'relationship',
      relationTo: documents,
      label: { id: 'Dokumen', en: 'Document' },
    },
    // `articles/12`: allows one review per document.
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    person('requestedBy', { id: 'Diminta oleh', en: 'Requested by' }),
    {
      name: 'requestedAt',
      type: 'date',
      label: { id: 'Diminta pada', en: 'Requested at' },
      required: true,
    },
    person('reviewer', { id: 'Pemeriksa', en: 'Reviewer' }),
    // The fingerprint of the approved text (reviews/review-rows.ts).
    { name: 'approvedContent', type: 'text', admin: { hidden: true } },
    comments,
  ],
})
