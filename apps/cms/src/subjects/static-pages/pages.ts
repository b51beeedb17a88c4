import { groups } from '#cms/base/admin/groups.ts'
import { switchField } from '#cms/base/fields/choices.ts'
import { seoField } from '#cms/base/fields/seo.ts'
import { slugField } from '#cms/base/fields/slug.ts'
import { keyField } from '#cms/base/fields/text.ts'
import { summaryField, titleField } from '#cms/base/fields/title-and-summary.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'
import { pageBlocks } from './page-blocks.ts'

export const pages = documentCollection({
  slug: 'pages',
  labels: { singular: { id: 'Halaman', en: 'Page' }, plural: { id: 'Halaman', en: 'Pages' } },
  group: groups.site,
  useAsTitle: 'title',
  defaultColumns: ['title', 'slug', 'key'],
  sortedBy: ['updatedAt'],
  // Menu entries contain the slugs of pages.
  relatedTags: () => ['list:menu'],
  fields: [
    titleField(),
    summaryField(),
    {
      name: 'blocks',
      type: 'blocks',
      label: { id: 'Bagian', en: 'Sections' },
      blocks: pageBlocks,
      maxRows: 40,
    },
    slugField('title'),
    keyField({
      id: 'Nama tetap bagi halaman yang dikenal situs, misalnya aboutUs. Kosong bagi halaman lain.',
      en: 'Fixed name of a page that the site refers to, such as aboutUs. Leave empty for other pages.',
    }),
    switchField('showInFooter', {
      label: { id: 'Tampil di kaki situs', en: 'Show in the footer' },
      defaultValue: false,
    }),
    seoField(),
  ],
})
