import type { CheckboxField, RelationshipField, SelectField, TextareaField, TextField } from 'payload'
import { nobodyForField } from '#cms/access/nobody.ts'
import type { Bilingual } from './bilingual.ts'
import { choiceField } from './choices.ts'

/** A line that a visitor wrote; the form's own schema has checked it. */
export function formText(name: string, label: Bilingual, required = true): TextField {
  return { name, type: 'text', label, required, maxLength: 300 }
}

type FormField = TextField | TextareaField | SelectField | CheckboxField | RelationshipField

/** Fields that a visitor filled in: staff read them and change none. */
export function writtenBySite(fields: FormField[]): FormField[] {
  return fields.map((field) => ({
    ...field,
    access: { create: nobodyForField, update: nobodyForField },
  }))
}

/** What proves a consent: the sentence that was agreed to, its language and the time (`createdAt`). */
export function consentFields(): FormField[] {
  return [
    choiceField('locale', {
      label: { id: 'Bahasa', en: 'Language' },
      required: true,
      options: { id: { id: 'Indonesia', en: 'Indonesian' }, en: { id: 'Inggris', en: 'English' } },
    }),
    {
      name: 'consentText',
      type: 'textarea',
      label: { id: 'Teks persetujuan', en: 'Text of the consent' },
      required: true,
    },
    {
      name: 'consentVersion',
      type: 'text',
      label: { id: 'Versi teks persetujuan', en: 'Version of the consent text' },
      required: true,
    },
    {
      name: 'marketingConsent',
      type: 'checkbox',
      label: { id: 'Setuju menerima pemasaran', en: 'Consents to marketing' },
      required: true,
      defaultValue: false,
    },
    // Made of the form's key and what was sent, see site-api/submission-key.ts.
    {
      name: 'idempotencyKey',
      type: 'text',
      label: { id: 'Kunci pengiriman', en: 'Key of the submission' },
      required: true,
      unique: true,
      admin: { hidden: true },
    },
  ]
}
