import type { Field, GlobalConfig } from 'payload'
import { admins } from '#cms/base/access/admins.ts'
import { groups } from '#cms/base/admin/groups.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { switchField } from '#cms/base/fields/choices.ts'
import { dayField } from '#cms/base/fields/numbers-and-dates.ts'
import { rowsField } from '#cms/base/fields/rows.ts'
import { paragraphField, textField } from '#cms/base/fields/text.ts'
import type { RequestLike } from '#cms/base/fields/translate.ts'
import { checkHttpsAddress } from '#cms/base/fields/web-address.ts'
import { draftedGlobal } from '#cms/editorial/documents/drafted-global.ts'
import { rejectUnpublishing } from '#cms/editorial/documents/reject-unpublishing.ts'
import { checkStoreAddress, checkWhatsApp } from './contact-channels.ts'

const oneLine = (name: string, label: { id: string; en: string }) =>
  textField(name, { label, required: true, localized: false })

const optionalLine = (name: string, label: Bilingual, description?: Bilingual) =>
  textField(name, { label, localized: false, ...(description ? { description } : {}) })

const httpsField = (name: string, label: { id: string; en: string }) => ({
  ...textField(name, { label, required: true, localized: false, maxLength: 300 }),
  validate: (value: unknown, options: RequestLike) => checkHttpsAddress(value, options),
})

const storeField = (store: 'android' | 'ios', label: { id: string; en: string }) => ({
  ...textField(store, {
    label,
    description: {
      id: 'Kosong: halaman Buka rekening menawarkan kabar lewat kontak kami.',
      en: 'Empty: the page Open an account offers our contacts instead.',
    },
    localized: false,
    maxLength: 300,
  }),
  validate: (value: unknown, options: RequestLike) => checkStoreAddress(store, value, options),
})

/** A registration of its own, for an activity that the license of a broker does not include. */
const registration = (name: string, label: Bilingual): Field => ({
  name,
  type: 'group',
  label,
  fields: [
    optionalLine('number', { id: 'Nomor', en: 'Number' }),
    dayField('date', { label: { id: 'Tanggal', en: 'Date' } }),
    textField('authority', { label: { id: 'Penerbit', en: 'Issued by' } }),
  ],
})

const notice = (name: string, label: { id: string; en: string }) =>
  paragraphField(name, { label, required: true, maxLength: 1000 })

const drafted = draftedGlobal({
  slug: 'settings',
  label: { id: 'Pengaturan', en: 'Settings' },
  admin: {
    group: groups.site,
    components: {
      elements: { UnpublishButton: '/editorial/documents/no-unpublish-button.tsx#NoUnpublishButton' },
    },
  },
  fields: [
    oneLine('brandName', { id: 'Merek', en: 'Brand' }),
    oneLine('companyName', { id: 'Nama perusahaan', en: 'Company name' }),
    oneLine('legalName', { id: 'Nama badan hukum', en: 'Legal name' }),
    oneLine('appName', { id: 'Nama aplikasi', en: 'App name' }),
    textField('tagline', { label: { id: 'Semboyan', en: 'Tagline' }, required: true }),
    paragraphField('description', {
      label: { id: 'Deskripsi situs', en: 'Site description' },
      description: { id: 'Tampil di mesin pencari.', en: 'Shown in search engines.' },
      required: true,
      maxLength: 300,
    }),
    oneLine('phone', { id: 'Telepon', en: 'Phone' }),
    oneLine('email', { id: 'Email', en: 'Email' }),
    {
      ...textField('whatsapp', {
        label: { id: 'WhatsApp', en: 'WhatsApp' },
        description: { id: 'Kosong: tidak ditampilkan.', en: 'Empty: not shown.' },
        localized: false,
      }),
      validate: (value: unknown, options: RequestLike) => checkWhatsApp(value, options),
    },
    paragraphField('address', { label: { id: 'Alamat', en: 'Address' }, required: true, localized: false }),
    rowsField('socialLinks', {
      row: { id: 'Media sosial', en: 'Social media account' },
      label: { id: 'Media sosial', en: 'Social media' },
      fields: [
        oneLine('name', { id: 'Nama', en: 'Name' }),
        httpsField('url', { id: 'Alamat web', en: 'Web address' }),
      ],
    }),
    {
      name: 'appLinks',
      type: 'group',
      label: { id: 'Unduhan aplikasi', en: 'App downloads' },
      fields: [
        storeField('android', { id: 'Google Play (Android)', en: 'Google Play (Android)' }),
        storeField('ios', { id: 'App Store (iOS)', en: 'App Store (iOS)' }),
      ],
    },
    {
      name: 'license',
      type: 'group',
      label: { id: 'Izin dan keanggotaan', en: 'License and memberships' },
      admin: {
        description: {
          id: 'Tampil di halaman Izin & perlindungan, halaman produk, dan RIPLAY. Yang tanpa nomor disembunyikan.',
          en: 'Shown on the page License & protection, on product pages and in RIPLAY. Those without a number are hidden.',
        },
      },
      fields: [
        optionalLine('number', { id: 'Nomor izin usaha OJK', en: 'OJK license number' }),
        dayField('date', { label: { id: 'Tanggal izin', en: 'License date' } }),
        optionalLine('exchangeMember', { id: 'Kode anggota bursa', en: 'Exchange member code' }),
        optionalLine('kseiParticipant', { id: 'Kode partisipan KSEI', en: 'KSEI participant code' }),
        registration('marginFinancing', {
          id: 'Persetujuan pembiayaan margin',
          en: 'Approval of margin financing',
        }),
        registration('fundSelling', {
          id: 'Agen penjual efek reksa dana (APERD)',
          en: 'Mutual fund selling agent (APERD)',
        }),
        registration('sbnDistribution', {
          id: 'Mitra distribusi SBN ritel',
          en: 'Distribution partner of retail government securities',
        }),
        registration('protectionFund', {
          id: 'Keanggotaan dana perlindungan pemodal (Indonesia SIPF)',
          en: 'Membership of the investor protection fund (Indonesia SIPF)',
        }),
        optionalLine('complianceContact', { id: 'Kontak kepatuhan', en: 'Compliance contact' }),
        optionalLine(
          'securityContact',
          { id: 'Kontak keamanan', en: 'Security contact' },
          {
            id: 'Sama dengan SECURITY_CONTACT, yang mengisi security.txt.',
            en: 'The same as SECURITY_CONTACT, which fills security.txt.',
          },
        ),
      ],
    },
    switchField('showDemo', {
      label: { id: 'Tampilkan catatan demonstrasi', en: 'Show the demo notice' },
      defaultValue: true,
    }),
    switchField('showSupervision', {
      label: { id: 'Tampilkan kalimat pengawasan', en: 'Show the supervision notice' },
      description: {
        id: 'Hanya bila perusahaan benar-benar berizin.',
        en: 'Only if the company is actually licensed.',
      },
      defaultValue: false,
    }),
    switchField('requiresReview', {
      label: { id: 'Terbit hanya setelah disetujui', en: 'Publish only after approval' },
      description: {
        id: 'Dokumen, beranda, menu, Izin & perlindungan, profil risiko, asumsi kalkulator, investor asing, batas instruksi, pengaturan ini, dan pengalihan baru dapat terbit setelah orang lain menyetujui isinya. Berlaku juga untuk jadwal, impor, dan admin. Impor NAB harus diterapkan oleh orang lain. Berkas media yang dipakai tidak dapat diganti. Tidak termasuk: gangguan layanan, teks pengganti media, pengalihan otomatis saat slug berubah, penarikan, dan penghapusan.',
        en: 'Documents, the home page, the menu, License & protection, the risk profile, the calculator assumptions, the documents for foreign investors, the instruction deadlines, these settings and redirects can be published only after another person approved their content. Also applies to schedules, imports and admins. A NAV import must be applied by someone else. Files of media in use cannot be replaced. Not covered: service incidents, alternative texts of media, automatic redirects of changed slugs, unpublishing and deletion.',
      },
      defaultValue: false,
    }),
    {
      name: 'notices',
      type: 'group',
      label: { id: 'Catatan kepatuhan', en: 'Compliance notices' },
      fields: [
        notice('demo', { id: 'Demonstrasi', en: 'Demo' }),
        notice('supervision', { id: 'Pengawasan', en: 'Supervision' }),
        notice('investment', { id: 'Risiko investasi', en: 'Investment risk' }),
        notice('research', { id: 'Riset', en: 'Research' }),
        notice('calculator', { id: 'Kalkulator', en: 'Calculator' }),
        notice('sbn', { id: 'Surat berharga negara', en: 'Government securities' }),
        notice('consentForm', { id: 'Persetujuan formulir', en: 'Form consent' }),
        notice('consentMarketing', { id: 'Persetujuan pemasaran', en: 'Marketing consent' }),
      ],
    },
  ],
})

export const settings: GlobalConfig = {
  ...drafted,
  access: { ...drafted.access, update: admins },
  hooks: {
    ...drafted.hooks,
    beforeOperation: [
      rejectUnpublishing({
        id: 'Pengaturan tidak dapat ditarik dari situs. Ubah isinya lalu terbitkan.',
        en: 'The settings cannot be unpublished. Change them and publish.',
      }),
    ],
  },
}
