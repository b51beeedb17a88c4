import type { CollectionConfig, SelectField, TextField } from 'payload'
import { nobody, nobodyForField } from '#cms/base/access/nobody.ts'
import { groups } from '#cms/base/admin/groups.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { choiceField } from '#cms/base/fields/choices.ts'

/**
 * A collection that no role can open: editors see counts on the dashboard, and admins find, copy and erase one address
 * on the page for personal data.
 */
export const hiddenCollection = (
  config: Pick<CollectionConfig, 'slug' | 'labels' | 'fields' | 'indexes'>,
): CollectionConfig => ({
  ...config,
  admin: { group: groups.people, hidden: true, useAsTitle: 'id' },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody, readVersions: nobody },
  disableDuplicate: true,
})

/** A keyed hash or an encrypted text. */
export const keptText = (name: string, label: Bilingual): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  access: { read: nobodyForField },
  admin: { hidden: true },
})

export const localeField = (): SelectField =>
  choiceField('locale', {
    label: { id: 'Bahasa', en: 'Language' },
    required: true,
    options: { id: { id: 'Indonesia', en: 'Indonesian' }, en: { id: 'Inggris', en: 'English' } },
  })
