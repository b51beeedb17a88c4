import type { CollectionConfig, TextField } from 'payload'
import { admins } from '#cms/base/access/admins.ts'
import { nobody } from '#cms/base/access/nobody.ts'
import { groups } from '#cms/base/admin/groups.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { retentionNotices } from '#cms/base/privacy/retention-periods.ts'
import { auditHands, auditKinds } from './kinds.ts'

const textColumn = (name: string, label: Bilingual): TextField => ({ name, type: 'text', label })

/**
 * Records publishing, unpublishing, deletion, schedules, exports, imports, role changes and sign-ins. The table is
 * append-only (audit/write-entry.ts) until the retention period ends; only the number of failed sign-ins may grow.
 */
export const auditTrail: CollectionConfig = {
  slug: 'audit-trail',
  labels: {
    singular: { id: 'Catatan audit', en: 'Audit entry' },
    plural: { id: 'Jejak audit', en: 'Audit trail' },
  },
  admin: {
    group: groups.people,
    description: retentionNotices.auditTrail,
    useAsTitle: 'createdAt',
    listSearchableFields: ['actor', 'title', 'subject', 'document'],
    defaultColumns: ['createdAt', 'kind', 'hand', 'actor', 'subject', 'document', 'title', 'attempts'],
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody, readVersions: nobody },
  disableDuplicate: true,
  // Nobody edits entries, so there is nothing to lock.
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    { ...choiceField('kind', { label: { id: 'Kejadian', en: 'Action' }, options: auditKinds }), index: true },
    choiceField('hand', { label: { id: 'Oleh', en: 'Changed via' }, options: auditHands }),
    { ...textColumn('actor', { id: 'Orang', en: 'Person' }), index: true },
    { name: 'actorId', type: 'number', label: { id: 'ID pengguna', en: 'User ID' } },
    textColumn('subject', { id: 'Bagian', en: 'Section' }),
    textColumn('document', { id: 'ID dokumen', en: 'Document ID' }),
    textColumn('title', { id: 'Judul', en: 'Title' }),
    textColumn('oldStatus', { id: 'Status lama', en: 'Old status' }),
    textColumn('newStatus', { id: 'Status baru', en: 'New status' }),
    textColumn('oldSlugs', { id: 'Slug lama', en: 'Old slugs' }),
    textColumn('newSlugs', { id: 'Slug baru', en: 'New slugs' }),
    textColumn('detail', { id: 'Keterangan', en: 'Detail' }),
    textColumn('network', { id: 'Sidik jaringan', en: 'Network fingerprint' }),
    { name: 'attempts', type: 'number', label: { id: 'Percobaan gagal', en: 'Failed attempts' } },
  ],
}
