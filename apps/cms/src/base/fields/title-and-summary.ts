import type { TextareaField, TextField } from 'payload'
import { namedAsCopy } from './copies.ts'
import { paragraphField, textField } from './text.ts'

const summaryCharacters = 300

export const titleField = (): TextField =>
  namedAsCopy(textField('title', { label: { id: 'Judul', en: 'Title' }, required: true }))

export const summaryField = (): TextareaField =>
  paragraphField('summary', {
    label: { id: 'Ringkasan', en: 'Summary' },
    description: {
      id: `Satu atau dua kalimat, paling banyak ${summaryCharacters} karakter; tampil di daftar dan hasil pencarian.`,
      en: `One or two sentences, at most ${summaryCharacters} characters; shown in lists and search results.`,
    },
    required: true,
    maxLength: summaryCharacters,
  })
