import type { GlobalConfig } from 'payload'
import { groups } from '#cms/base/admin/groups.ts'
import { choiceField } from '#cms/base/fields/choices.ts'
import { crossValidated } from '#cms/base/fields/cross-field-validation.ts'
import { numberField } from '#cms/base/fields/numbers-and-dates.ts'
import { imageField } from '#cms/base/fields/relations.ts'
import { rowsField } from '#cms/base/fields/rows.ts'
import { paragraphField, textField } from '#cms/base/fields/text.ts'
import { draftedGlobal } from '#cms/editorial/documents/drafted-global.ts'
import { channelNames } from './channel-names.ts'
import { validateTrust } from './validate-trust.ts'

const countField = (name: string, label: { id: string; en: string }) =>
  numberField(name, { label, required: true, min: 0 })

export const trust: GlobalConfig = draftedGlobal({
  slug: 'trust',
  label: { id: 'Izin & perlindungan', en: 'License & protection' },
  admin: {
    group: groups.site,
    description: {
      id: 'Isi halaman Izin & perlindungan dan daftar kanal resmi. Izin dan keanggotaan ada di Pengaturan.',
      en: 'The page License & protection and the list of official channels. License and memberships are in the settings.',
    },
  },
  fields: [
    rowsField('people', {
      row: { id: 'Orang', en: 'Person' },
      label: { id: 'Pengurus', en: 'Management' },
      description: { id: 'Dalam urutan tampil.', en: 'In display order.' },
      maxRows: 20,
      fields: [
        textField('name', { label: { id: 'Nama', en: 'Name' }, required: true, localized: false }),
        textField('role', { label: { id: 'Jabatan', en: 'Role' }, required: true }),
        paragraphField('biography', {
          label: { id: 'Riwayat singkat', en: 'Short biography' },
          required: true,
          maxLength: 600,
        }),
        imageField('picture', { label: { id: 'Foto', en: 'Picture' } }),
      ],
    }),
    ...crossValidated(
      [
        rowsField('complaints', {
          row: { id: 'Tahun', en: 'Year' },
          label: { id: 'Pengaduan per tahun', en: 'Complaints per year' },
          description: {
            id: 'Menurut tahun pengaduan diterima.',
            en: 'By the year in which the complaint was received.',
          },
          maxRows: 20,
          fields: [
            countField('year', { id: 'Tahun', en: 'Year' }),
            countField('received', { id: 'Diterima', en: 'Received' }),
            countField('resolved', { id: 'Selesai', en: 'Resolved' }),
            countField('escalated', { id: 'Dibawa ke LAPS SJK atau OJK', en: 'Taken to LAPS SJK or OJK' }),
            textField('source', { label: { id: 'Sumber', en: 'Source' }, required: true }),
          ],
        }),
        rowsField('channels', {
          row: { id: 'Kanal', en: 'Channel' },
          label: { id: 'Kanal resmi', en: 'Official channels' },
          description: {
            id: 'Telepon, WhatsApp, email, media sosial, dan tautan aplikasi di Pengaturan serta telepon dan email kantor sudah termasuk; tulis di sini selebihnya.',
            en: 'Phone, WhatsApp, email, social media and app links of the settings, and phones and emails of offices, are included; list all others here.',
          },
          maxRows: 200,
          fields: [
            choiceField('kind', {
              label: { id: 'Jenis', en: 'Kind' },
              required: true,
              options: channelNames,
            }),
            textField('value', {
              label: { id: 'Kanal', en: 'Channel' },
              description: {
                id: 'Misalnya contoh.co.id, 021-5550-0100, https://instagram.com/contoh, nomor rekening (sebut banknya pada Kegunaan).',
                en: 'Such as example.co.id, 021-5550-0100, https://instagram.com/example, an account number (name its bank in Purpose).',
              },
              required: true,
              localized: false,
              maxLength: 300,
            }),
            textField('label', { label: { id: 'Kegunaan', en: 'Purpose' }, required: true, maxLength: 80 }),
            textField('note', { label: { id: 'Catatan', en: 'Note' } }),
          ],
        }),
      ],
      validateTrust,
    ),
  ],
})
