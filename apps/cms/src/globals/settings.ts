import type { GlobalConfig } from 'payload'
import { admins } from '#cms/access/admins.ts'
import { signedIn } from '#cms/access/signed-in.ts'
import { globalChangeFeedHooks } from '#cms/change-feed/hooks.ts'
import { groups } from '#cms/collections/document-collection.ts'
import { switchField } from '#cms/fields/choices.ts'
import { rowsField } from '#cms/fields/rows.ts'
import type { Asker } from '#cms/fields/say.ts'
import { paragraphField, textField } from '#cms/fields/text.ts'
import { checkHttpsAddress } from '#cms/fields/web-address.ts'

const oneLine = (name: string, label: { id: string; en: string }) =>
  textField(name, { label, required: true, localized: false })

const httpsField = (name: string, label: { id: string; en: string }) => ({
  ...textField(name, { label, required: true, localized: false, maxLength: 300 }),
  validate: (value: unknown, asker: Asker) => checkHttpsAddress(value, asker),
})

const notice = (name: string, label: { id: string; en: string }) =>
  paragraphField(name, { label, required: true, maxLength: 1000 })

export const settings: GlobalConfig = {
  slug: 'settings',
  label: { id: 'Pengaturan', en: 'Settings' },
  admin: { group: groups.site },
  access: { read: signedIn, update: admins },
  hooks: globalChangeFeedHooks(),
  fields: [
    oneLine('brandName', { id: 'Merek', en: 'Brand' }),
    oneLine('companyName', { id: 'Nama perusahaan', en: 'Company name' }),
    oneLine('legalName', { id: 'Nama badan hukum', en: 'Legal name' }),
    oneLine('appName', { id: 'Nama aplikasi', en: 'Name of the app' }),
    textField('tagline', { label: { id: 'Semboyan', en: 'Tagline' }, required: true }),
    paragraphField('description', {
      label: { id: 'Deskripsi situs', en: 'Description of the site' },
      description: { id: 'Tampil di mesin pencari.', en: 'Shown by search engines.' },
      required: true,
      maxLength: 300,
    }),
    oneLine('phone', { id: 'Telepon', en: 'Phone' }),
    oneLine('email', { id: 'Surel', en: 'E-mail' }),
    oneLine('whatsapp', { id: 'WhatsApp', en: 'WhatsApp' }),
    paragraphField('address', { label: { id: 'Alamat', en: 'Address' }, required: true, localized: false }),
    rowsField('socialLinks', {
      row: { id: 'Media sosial', en: 'Social medium' },
      label: { id: 'Media sosial', en: 'Social media' },
      fields: [
        oneLine('name', { id: 'Nama', en: 'Name' }),
        httpsField('url', { id: 'Alamat web', en: 'Web address' }),
      ],
    }),
    {
      name: 'appLinks',
      type: 'group',
      label: { id: 'Unduhan aplikasi', en: 'Downloads of the app' },
      fields: [
        httpsField('android', { id: 'Android', en: 'Android' }),
        httpsField('ios', { id: 'iOS', en: 'iOS' }),
      ],
    },
    switchField('showDemo', {
      label: { id: 'Tampilkan catatan demonstrasi', en: 'Show the demonstration notice' },
      defaultValue: true,
    }),
    switchField('showSupervision', {
      label: { id: 'Tampilkan kalimat pengawasan', en: 'Show the supervision notice' },
      description: { id: 'Hanya bila perusahaan benar-benar berizin.', en: 'Only with a real licence.' },
      defaultValue: false,
    }),
    {
      name: 'notices',
      type: 'group',
      label: { id: 'Catatan kepatuhan', en: 'Compliance notices' },
      fields: [
        notice('demo', { id: 'Demonstrasi', en: 'Demonstration' }),
        notice('supervision', { id: 'Pengawasan', en: 'Supervision' }),
        notice('investment', { id: 'Risiko investasi', en: 'Investment risk' }),
        notice('research', { id: 'Riset', en: 'Research' }),
        notice('calculator', { id: 'Kalkulator', en: 'Calculator' }),
        notice('sbn', { id: 'Surat berharga negara', en: 'Government securities' }),
        notice('consentForm', { id: 'Persetujuan formulir', en: 'Consent of forms' }),
        notice('consentMarketing', { id: 'Persetujuan pemasaran', en: 'Consent to marketing' }),
      ],
    },
  ],
}
