import { type ForeignAudience, foreignAudiences } from '@site/contracts/content/foreign-investors.ts'
import type { GlobalConfig } from 'payload'
import { groups } from '#cms/base/admin/groups.ts'
import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { choiceField, switchField } from '#cms/base/fields/choices.ts'
import { reachedDayField } from '#cms/base/fields/numbers-and-dates.ts'
import { rowsField } from '#cms/base/fields/rows.ts'
import { paragraphField, textField } from '#cms/base/fields/text.ts'
import { draftedGlobal } from '#cms/editorial/documents/drafted-global.ts'

/** What staff call the groups. */
export const audienceNames: Record<ForeignAudience, Bilingual> = {
  resident: { id: 'Warga negara asing dengan izin tinggal', en: 'Foreign citizens with a stay permit' },
  nonResident: { id: 'Bukan penduduk', en: 'Non-residents' },
  company: { id: 'Badan usaha', en: 'Companies' },
}

const notStated: Bilingual = { id: 'Kosong: “belum dinyatakan”.', en: 'Empty: “not yet stated”.' }

export const foreignInvestors: GlobalConfig = draftedGlobal({
  slug: 'foreign-investors',
  label: { id: 'Investor asing', en: 'Foreign investors' },
  admin: {
    group: groups.offers,
    description: {
      id: 'Dokumen pada halaman Investor asing. Pajaknya mengikuti aturan yang tercatat dalam situs.',
      en: 'The documents on the page Foreign investors. Its taxes follow the rules recorded in the site.',
    },
  },
  fields: [
    rowsField('documents', {
      row: { id: 'Dokumen', en: 'Document' },
      label: { id: 'Dokumen', en: 'Documents' },
      fields: [
        choiceField('audience', {
          label: { id: 'Untuk', en: 'For' },
          options: audienceNames,
          required: true,
        }),
        textField('document', { label: { id: 'Dokumen', en: 'Document' }, required: true }),
        switchField('isRequired', { label: { id: 'Wajib', en: 'Required' }, defaultValue: true }),
        paragraphField('note', { label: { id: 'Catatan', en: 'Note' }, maxLength: 500 }),
      ],
    }),
    {
      name: 'checkedOn',
      type: 'group',
      label: { id: 'Diperiksa Kepatuhan pada', en: 'Checked by Compliance on' },
      admin: {
        description: {
          id: 'Dokumen suatu kelompok baru tampil setelah tanggalnya terisi. Setelah 12 bulan halaman menandainya dan dasbor mengingatkan.',
          en: 'The documents of a group are shown only once its date is set. After 12 months the page marks them and the dashboard reminds you.',
        },
      },
      fields: foreignAudiences.map((audience) =>
        reachedDayField(audience, { label: audienceNames[audience] }),
      ),
    },
    paragraphField('taxNumber', {
      label: { id: 'Nomor pajak (NPWP)', en: 'Tax number (NPWP)' },
      description: notStated,
      maxLength: 300,
    }),
    paragraphField('openingTime', {
      label: { id: 'Lama sampai rekening aktif', en: 'Time until the account is active' },
      description: notStated,
      maxLength: 300,
    }),
    paragraphField('contractLanguage', {
      label: { id: 'Bahasa perjanjian', en: 'Language of contracts' },
      description: notStated,
      maxLength: 300,
    }),
  ],
})
