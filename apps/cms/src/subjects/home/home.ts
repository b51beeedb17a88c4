import { homeLimits, homeSections, homeValues } from '@site/contracts/content/home.ts'
import type { GlobalConfig } from 'payload'
import { groups } from '#cms/base/admin/groups.ts'
import { choiceField, switchField } from '#cms/base/fields/choices.ts'
import { crossValidated } from '#cms/base/fields/cross-field-validation.ts'
import { pageNameField } from '#cms/base/fields/page-name.ts'
import { rowsField } from '#cms/base/fields/rows.ts'
import { paragraphField, textField } from '#cms/base/fields/text.ts'
import { draftedGlobal } from '#cms/editorial/documents/drafted-global.ts'
import { previewOfGlobal } from '#cms/editorial/preview/preview-address.ts'
import { homeSectionNames } from './home-section-names.ts'
import { validateHome } from './validate-home.ts'

const [fee, record, license] = homeValues.map((name) => `{${name}}`)

const facts = rowsField('facts', {
  row: { id: 'Fakta', en: 'Fact' },
  label: { id: 'Fakta dan buktinya', en: 'Facts and their proof' },
  description: {
    id: `Situs menyisipkan angkanya: ${fee} biaya beli lewat aplikasi, ${record} catatan rekomendasi ("2 dari 6"), ${license} nomor izin di pengaturan. Fakta yang angkanya belum ada tidak tampil.`,
    en: `The site inserts the figures: ${fee} the fee to buy in the app, ${record} the recommendation record ("2 of 6"), ${license} the license number of the settings. A fact whose figure is missing is hidden.`,
  },
  maxRows: homeLimits.facts,
  fields: [
    textField('title', {
      label: { id: 'Fakta', en: 'Fact' },
      required: true,
      maxLength: homeLimits.factTitle,
    }),
    textField('text', {
      label: { id: 'Penjelasan', en: 'Explanation' },
      required: true,
      maxLength: homeLimits.factText,
    }),
    pageNameField({ id: 'Halaman buktinya', en: 'Page with the proof' }, ['staticPage']),
  ],
})

const sections = rowsField('sections', {
  row: { id: 'Bagian', en: 'Section' },
  label: { id: 'Bagian halaman', en: 'Sections of the page' },
  description: {
    id: 'Geser untuk mengubah urutannya. Bagian yang tidak ada di sini tidak tampil.',
    en: 'Drag to change the order. A section that is not listed is not shown.',
  },
  maxRows: homeSections.length,
  fields: [
    choiceField('section', {
      label: { id: 'Bagian', en: 'Section' },
      options: homeSectionNames,
      required: true,
    }),
    textField('title', {
      label: { id: 'Judul bagian', en: 'Heading' },
      description: { id: 'Kosong: judul bawaan.', en: 'Empty: the built-in heading.' },
      maxLength: homeLimits.sectionTitle,
    }),
    textField('lead', {
      label: { id: 'Satu kalimat di bawah judul', en: 'One sentence below the heading' },
      maxLength: homeLimits.sectionLead,
    }),
    switchField('shown', { label: { id: 'Ditampilkan', en: 'Shown' }, defaultValue: true }),
  ],
})

export const home: GlobalConfig = draftedGlobal({
  slug: 'home',
  label: { id: 'Beranda', en: 'Home page' },
  admin: {
    group: groups.site,
    description: {
      id: 'Tanpa terbitan, beranda memakai teks bawaannya dan semua bagian.',
      en: 'Without a published version, the home page has built-in texts and all sections.',
    },
    ...previewOfGlobal('home'),
  },
  fields: crossValidated(
    [
      textField('headline', {
        label: { id: 'Judul', en: 'Headline' },
        required: true,
        maxLength: homeLimits.headline,
      }),
      paragraphField('lead', {
        label: { id: 'Kalimat pembuka', en: 'Lead' },
        required: true,
        maxLength: homeLimits.lead,
      }),
      textField('button', {
        label: { id: 'Teks tombol', en: 'Button text' },
        description: {
          id: 'Menuju ke halaman buka rekening.',
          en: 'Leads to the page for opening an account.',
        },
        required: true,
        maxLength: homeLimits.button,
      }),
      textField('buttonNote', {
        label: { id: 'Teks di bawah tombol', en: 'Text below the button' },
        description: {
          id: 'Lama seluruh prosesnya, bukan hanya formulirnya: "Isi data 10 menit, aktif dalam 1–2 hari kerja".',
          en: 'How long all of it takes, not only the form: "10 minutes to apply, active in 1–2 working days".',
        },
        maxLength: homeLimits.buttonNote,
      }),
      facts,
      {
        ...sections,
        defaultValue: homeSections.map((section) => ({ section, shown: true })),
        admin: {
          ...sections.admin,
          components: { RowLabel: '/subjects/home/home-section-row.tsx#HomeSectionRow' },
        },
      },
    ],
    validateHome,
  ),
  validateTranslation: validateHome,
})
