import { numberField, orderField, publishedAtField } from '#cms/fields/numbers-and-dates.ts'
import { categoryField, fileField, imageField } from '#cms/fields/relations.ts'
import { richTextField } from '#cms/fields/rich-text.ts'
import { summaryField, titleField } from '#cms/fields/title-and-summary.ts'
import { documentCollection, groups } from './document-collection.ts'

export const videos = documentCollection({
  slug: 'videos',
  labels: { singular: { id: 'Video', en: 'Video' }, plural: { id: 'Video', en: 'Videos' } },
  group: groups.education,
  useAsTitle: 'title',
  defaultColumns: ['title', 'category', 'order'],
  sortedBy: ['order'],
  fields: [
    titleField(),
    summaryField(),
    fileField('file', { label: { id: 'Berkas video', en: 'Video file' }, mimeType: 'video/' }),
    fileField('captions', {
      label: { id: 'Teks video (WebVTT)', en: 'Captions (WebVTT)' },
      mimeType: 'text/vtt',
      localized: true,
    }),
    imageField('poster', { label: { id: 'Gambar pembuka', en: 'Poster' } }),
    richTextField('transcript', { label: { id: 'Transkrip', en: 'Transcript' }, required: true }),
    numberField('durationSeconds', {
      label: { id: 'Durasi (detik)', en: 'Duration (seconds)' },
      required: true,
      min: 1,
    }),
    publishedAtField(),
    categoryField('video'),
    orderField(),
  ],
})
