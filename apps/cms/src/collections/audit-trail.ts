import type { CollectionConfig, TextField } from 'payload'
import { admins } from '#cms/access/admins.ts'
import { nobody } from '#cms/access/nobody.ts'
import { auditHands, auditKinds } from '#cms/audit/kinds.ts'
import type { Bilingual } from '#cms/fields/bilingual.ts'
import { choiceField } from '#cms/fields/choices.ts'
import { keptWords } from '#cms/privacy/retention-periods.ts'
import { groups } from './document-collection.ts'

const noted = (name: string, label: Bilingual): TextField => ({ name, type: 'text', label })

/**
 * Records publishing, unpublishing, deletion, schedules, exports, imports and role changes. The table is append-only
 * (audit/write-entry.ts) until the retention period ends.
*/
export const auditTrail: CollectionConfig = {
  slug: 'audit-trail',
  labels: {
    singular: { id: 'Catatan audit', en: 'Audit entry' },
    plural: { id: 'Jejak audit', en: 'Audit trail' },
  },
  admin: {
    group: groups.people,
    description: keptWords.auditTrail,
    useAsTitle: 'createdAt',
    listSearchableFields: ['actor', 'title', 'subject', 'document'],
    defaultColumns: ['createdAt', 'kind', 'hand', 'actor', 'subject', 'document', 'title'],
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody, readVersions: nobody },
  disableDuplicate: true,
  // Nobody edits entries, so there is nothing to lock.
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    { ...choiceField('kind', { label: { id: 'Kejadian', en: 'Action' }, options: auditKinds }), index: true },
    choiceField('hand', { label: { id: 'Oleh', en: 'Changed via' }, options: auditHands }),
    { ...noted('actor', { id: 'Orang', en: 'Person' }), index: true },
    { name: 'actorId', type: 'number', label: { id: 'ID pengguna', en: 'User ID' } },
    noted('subject', { id: 'Bagian', en: 'Section' }),
    noted('document', { id: 'ID dokumen', en: 'Document ID' }),
    noted('title', { id: 'Judul', en: 'Title' }),
    noted('oldStatus', { id: 'Status lama', en: 'Old status' }),
    noted('newStatus', { id: 'Status baru', en: 'New status' }),
    noted('oldSlugs', { id: 'Slug lama', en: 'Old slugs' }),
    noted('newSlugs', { id: 'Slug baru', en: 'New slugs' }),
    noted('detail', { id: 'Keterangan', en: 'Detail' }),
  ],
}
