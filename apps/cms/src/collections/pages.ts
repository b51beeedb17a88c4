import { pageBlocks } from '#cms/blocks/page-blocks.ts'
import { switchField } from '#cms/fields/choices.ts'
import { seoField } from '#cms/fields/seo.ts'
import { slugField } from '#cms/fields/slug.ts'
import { keyField } from '#cms/fields/text.ts'
import { summaryField, titleField } from '#cms/fields/title-and-summary.ts'
import { documentCollection, groups } from './document-collection.ts'

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
