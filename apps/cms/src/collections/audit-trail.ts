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
 * Who published, took back, deleted, scheduled, exported, imported and gave rights, and when. Rows are only ever
 * added (audit/write-entry.ts): the table itself refuses to change or delete them before their time.
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
  // Nobody edits, so there is nothing to lock.
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    { ...choiceField('kind', { label: { id: 'Kejadian', en: 'What' }, options: auditKinds }), index: true },
    choiceField('hand', { label: { id: 'Oleh', en: 'By the hand of' }, options: auditHands }),
    { ...noted('actor', { id: 'Orang', en: 'Person' }), index: true },
    { name: 'actorId', type: 'number', label: { id: 'Nomor pengguna', en: 'Number of the user' } },
    noted('subject', { id: 'Bagian', en: 'Part' }),
    noted('document', { id: 'Nomor dokumen', en: 'Number of the document' }),
    noted('title', { id: 'Judul', en: 'Title' }),
    noted('oldStatus', { id: 'Status lama', en: 'Old status' }),
    noted('newStatus', { id: 'Status baru', en: 'New status' }),
    noted('oldSlugs', { id: 'Slug lama', en: 'Old slugs' }),
    noted('newSlugs', { id: 'Slug baru', en: 'New slugs' }),
    noted('detail', { id: 'Keterangan', en: 'Detail' }),
  ],
}
