import type { DateField, Field, GlobalConfig } from 'payload'
import { groups } from '#cms/base/admin/groups.ts'
import { switchField } from '#cms/base/fields/choices.ts'
import { instantField } from '#cms/base/fields/numbers-and-dates.ts'
import { composedPage, pageNameField } from '#cms/base/fields/page-name.ts'
import { rowsField } from '#cms/base/fields/rows.ts'
import { textField } from '#cms/base/fields/text.ts'
import { type RequestLike, translate } from '#cms/base/fields/translate.ts'
import { draftedGlobal } from '#cms/editorial/documents/drafted-global.ts'
import { rejectUnpublishing } from '#cms/editorial/documents/reject-unpublishing.ts'
import { previewOfGlobal } from '#cms/editorial/preview/preview-address.ts'
import { menuWarningsEndpoint } from './menu-warnings-endpoint.ts'

/** One entry: its target and when it is shown. */
function linkFields(): Field[] {
  return [
    textField('label', { label: { id: 'Teks', en: 'Text' }, required: true, maxLength: 60 }),
    { ...pageNameField({ id: 'Halaman', en: 'Page' }), admin: { components: late('Select') } },
    {
      name: 'document',
      type: 'relationship',
      relationTo: 'pages',
      label: composedPage,
      admin: { condition: (_, entry) => entry?.page === 'staticPage', components: late('Relationship') },
      validate: (value: unknown, options: RequestLike & { siblingData: Partial<{ page: string }> }) =>
        options.siblingData.page !== 'staticPage' ||
        Boolean(value) ||
        translate(options, { id: 'Pilih halamannya.', en: 'Choose the page.' }),
    },
    switchField('enabled', {
      label: { id: 'Ditampilkan', en: 'Shown' },
      description: {
        id: 'Bila dimatikan atau di luar waktunya, halamannya dan semua di bawahnya juga tidak dapat dibuka pengunjung, kecuali ada menu lain yang menuju ke halaman yang sama. Beranda selalu tersedia.',
        en: 'While off or outside its period, the page and everything below it return “not found”, unless another entry links to the same page. The home page is always available.',
      },
      defaultValue: true,
    }),
    lateDate(
      instantField('startsAt', {
        label: { id: 'Tampil mulai', en: 'Shown from' },
        description: { id: 'Kosong: sejak sekarang.', en: 'Empty: immediately.' },
      }),
    ),
    lateDate(
      instantField('endsAt', {
        label: { id: 'Tampil sampai', en: 'Shown until' },
        description: { id: 'Kosong: tanpa akhir.', en: 'Empty: indefinitely.' },
      }),
    ),
  ]
}

const late = (kind: 'Date' | 'Relationship' | 'Select') => ({
  Field: `/subjects/menu/late-fields.tsx#Late${kind}Field`,
})

const lateDate = (field: DateField): DateField => ({
  ...field,
  admin: { ...field.admin, components: late('Date') },
})

const warnings: Field = {
  name: 'menuChanges',
  type: 'ui',
  admin: { components: { Field: '/subjects/menu/menu-changes.tsx#MenuChanges' } },
}

const drafted = draftedGlobal({
  slug: 'menu',
  label: { id: 'Menu', en: 'Menu' },
  admin: {
    group: groups.site,
    ...previewOfGlobal('menu', {
      UnpublishButton: '/editorial/documents/no-unpublish-button.tsx#NoUnpublishButton',
    }),
  },
  endpoints: [menuWarningsEndpoint],
  fields: [
    warnings,
    rowsField('header', {
      row: { id: 'Menu', en: 'Entry' },
      label: { id: 'Kepala situs', en: 'Header' },
      fields: [
        ...linkFields(),
        rowsField('children', {
          row: { id: 'Submenu', en: 'Entry' },
          label: { id: 'Submenu', en: 'Submenu' },
          fields: linkFields(),
        }),
      ],
    }),
    rowsField('footer', {
      row: { id: 'Kolom', en: 'Column' },
      label: { id: 'Kaki situs', en: 'Footer' },
      fields: [
        textField('heading', { label: { id: 'Judul kolom', en: 'Heading' }, required: true, maxLength: 60 }),
        rowsField('links', {
          row: { id: 'Tautan', en: 'Link' },
          label: { id: 'Tautan', en: 'Links' },
          fields: linkFields(),
        }),
      ],
    }),
  ],
})

export const menu: GlobalConfig = {
  ...drafted,
  hooks: {
    ...drafted.hooks,
    beforeOperation: [
      rejectUnpublishing({
        id: 'Menu tidak dapat ditarik dari situs. Matikan entri yang tidak ditampilkan lalu terbitkan.',
        en: 'The menu cannot be unpublished. Turn off the entries that are not shown and publish.',
      }),
    ],
  },
}
