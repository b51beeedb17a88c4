import type { GroupField } from 'payload'
import { imageField } from './relations.ts'
import { paragraphField, textField } from './text.ts'

/** What search engines and shared links show; the site falls back to the title, the summary and its drawn image. */
export const seoField = (): GroupField => ({
  name: 'seo',
  type: 'group',
  label: { id: 'Hasil pencarian dan tautan yang dibagikan', en: 'Search results and shared links' },
  fields: [
    textField('title', {
      label: { id: 'Judul di mesin pencari', en: 'Title in search engines' },
      description: { id: 'Kosongkan untuk memakai judul dokumen.', en: 'Leave empty to use the title.' },
      maxLength: 70,
    }),
    paragraphField('description', {
      label: { id: 'Deskripsi di mesin pencari', en: 'Description in search engines' },
      description: { id: 'Kosongkan untuk memakai ringkasan.', en: 'Leave empty to use the summary.' },
      maxLength: 170,
    }),
    imageField('image', {
      label: { id: 'Gambar saat dibagikan', en: 'Image of shared links' },
      description: {
        id: 'Paling baik 1200 × 630 piksel. Kosongkan untuk gambar dengan judul, yang dibuat situs.',
        en: 'Best at 1200 × 630 pixels. Leave empty for the image with the title that the site draws.',
      },
    }),
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/editorial/preview/seo-preview.tsx#SeoPreview' } },
    },
  ],
})
