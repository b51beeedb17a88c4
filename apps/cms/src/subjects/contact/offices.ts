import { groups } from '#cms/base/admin/groups.ts'
import { numberField, orderField } from '#cms/base/fields/numbers-and-dates.ts'
import { paragraphField, textField } from '#cms/base/fields/text.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'

export const offices = documentCollection({
  slug: 'offices',
  labels: { singular: { id: 'Kantor', en: 'Office' }, plural: { id: 'Kantor', en: 'Offices' } },
  group: groups.site,
  useAsTitle: 'name',
  defaultColumns: ['name', 'city', 'order'],
  sortedBy: ['order'],
  fields: [
    textField('name', { label: { id: 'Nama', en: 'Name' }, required: true }),
    paragraphField('address', { label: { id: 'Alamat', en: 'Address' }, required: true, localized: false }),
    textField('city', { label: { id: 'Kota', en: 'City' }, required: true, localized: false }),
    textField('phone', { label: { id: 'Telepon', en: 'Phone' }, required: true, localized: false }),
    textField('email', { label: { id: 'Email', en: 'Email' }, required: true, localized: false }),
    textField('hours', { label: { id: 'Jam buka', en: 'Opening hours' }, required: true }),
    numberField('latitude', { label: { id: 'Lintang', en: 'Latitude' }, min: -90, max: 90 }),
    numberField('longitude', { label: { id: 'Bujur', en: 'Longitude' }, min: -180, max: 180 }),
    orderField(),
  ],
})
