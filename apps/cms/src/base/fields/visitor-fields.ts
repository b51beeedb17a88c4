import type { CheckboxField, RelationshipField, SelectField, TextareaField, TextField } from 'payload'
import { nobodyForField } from '#cms/base/access/nobody.ts'
import type { Bilingual } from './bilingual.ts'
import { choiceField } from './choices.ts'

/** A single-line text from a visitor; the form's schema has validated it. */
export function formText(name: string, label: Bilingual, required = true): TextField {
  return { name, type: 'text', label, required, maxLength: 300 }
}

type FormField = TextField | TextareaField | SelectField | CheckboxField | RelationshipField

/** Fields that a visitor filled in: read-only for staff. */
export function writtenBySite(fields: FormField[]): FormField[] {
  return fields.map((field) => ({
    ...field,
    access: { create: nobodyForField, update: nobodyForField },
  }))
}

/** Whether the person asked us to restrict the processing, see `privacy/restrict-person.ts`. */
export const restrictedField: CheckboxField = {
  name: 'restricted',
  type: 'checkbox',
  label: { id: 'Pemrosesan dibatasi', en: 'Processing restricted' },
  required: true,
  defaultValue: false,
}

/** Proof of consent: the texts agreed to, the version of the first one, and the language. */
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
      label: { id: 'Teks persetujuan', en: 'Consent text' },
      required: true,
    },
    {
      name: 'consentVersion',
      type: 'text',
      label: { id: 'Versi teks persetujuan', en: 'Consent text version' },
      required: true,
    },
    {
      name: 'marketingConsent',
      type: 'checkbox',
      label: { id: 'Setuju menerima pemasaran', en: 'Marketing consent' },
      required: true,
      defaultValue: false,
    },
    {
      name: 'marketingText',
      type: 'textarea',
      label: { id: 'Teks persetujuan pemasaran', en: 'Marketing consent text' },
    },
    // Derived from the form's key and content, see site-api/submission-key.ts.
    {
      name: 'idempotencyKey',
      type: 'text',
      label: { id: 'Kunci pengiriman', en: 'Submission key' },
      required: true,
      unique: true,
      admin: { hidden: true },
    },
  ]
}
