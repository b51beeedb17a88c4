import { groups } from '#cms/base/admin/groups.ts'
import { orderField, publishedAtField, wholeNumberField } from '#cms/base/fields/numbers-and-dates.ts'
import { categoryField, fileField, imageField } from '#cms/base/fields/relations.ts'
import { summaryField, titleField } from '#cms/base/fields/title-and-summary.ts'
import { richTextField } from '#cms/base/rich-text/rich-text.ts'
import { documentCollection } from '#cms/editorial/documents/document-collection.ts'

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
    fileField('file', {
      label: { id: 'Berkas video', en: 'Video file' },
      description: {
        id: 'Pilih MP4 dengan video H.264 dan suara AAC: dapat diputar di semua ponsel. WebM tidak dapat diputar di iPhone sebelum iOS 17.4.',
        en: 'Choose MP4 with H.264 video and AAC audio: every phone plays it. iPhones before iOS 17.4 do not play WebM.',
      },
      mimeType: 'video/',
    }),
    fileField('captions', {
      label: { id: 'Teks video (WebVTT)', en: 'Captions (WebVTT)' },
      mimeType: 'text/vtt',
      localized: true,
    }),
    imageField('poster', { label: { id: 'Gambar pembuka', en: 'Poster' } }),
    richTextField('transcript', { label: { id: 'Transkrip', en: 'Transcript' }, required: true }),
    wholeNumberField('durationSeconds', {
      label: { id: 'Durasi (detik)', en: 'Duration (seconds)' },
      required: true,
      min: 1,
    }),
    publishedAtField(),
    categoryField('video'),
    orderField(),
  ],
})
