import type { DateField, NumberField, NumberFieldSingleValidation } from 'payload'
import { date, number } from 'payload/shared'
import { isScheduled } from '#cms/base/access/is-scheduled.ts'
import { describedBy, type FieldText } from './bilingual.ts'
import { checkPublicationDate, isInFuture, publicationDateHelp } from './publication-date.ts'
import { translate } from './translate.ts'

type NumberOptions = FieldText & { required?: boolean; min?: number; max?: number; defaultValue?: number }

export const numberField = (name: string, options: NumberOptions): NumberField =>
  createNumberField(name, options)

/** More than any amount in rupiah, and few enough digits to stay exact. */
const largestWholeNumber = 1_000_000_000_000_000

export const wholeNumberField = (name: string, options: NumberOptions): NumberField => ({
  ...createNumberField(name, { max: largestWholeNumber, ...options }),
  hasMany: false,
  // The admin then reads `1.500` as a whole number.
  custom: { isWhole: true },
  validate: checkWhole,
})

const checkWhole: NumberFieldSingleValidation = (value, context) => {
  const isFraction = typeof value === 'number' && !Number.isInteger(value)
  return isFraction ? translate(context, noFraction) : number(value, context)
}

const noFraction = {
  id: 'Tulis bilangan bulat tanpa titik dan koma, misalnya 1500.',
  en: 'Write a whole number without points and commas, such as 1500.',
}

function createNumberField(name: string, options: NumberOptions) {
  const { required = false, min, max, defaultValue } = options
  return {
    name,
    type: 'number' as const,
    label: options.label,
    required,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    admin: describedBy(options),
  }
}

/** Manual sort position; lower comes first. */
export function orderField(): NumberField {
  return {
    name: 'order',
    type: 'number',
    label: { id: 'Urutan', en: 'Order' },
    defaultValue: 0,
    required: true,
    index: true,
    admin: {
      position: 'sidebar',
      description: { id: 'Angka kecil tampil lebih dulu.', en: 'Smaller numbers come first.' },
    },
  }
}

/** The time zone of the admin, independent of the browser's. */
export const jakartaTime = {
  defaultTimezone: 'Asia/Jakarta',
  supportedTimezones: [{ label: 'WIB', value: 'Asia/Jakarta' }],
}

/** Payload's default format is American; month names follow the admin's language. */
const dayForm = 'd MMMM yyyy'
const dayAndTime = { pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm' } as const

/** Payload offers times with AM and PM by default. */
export const schedulePublish = { timeFormat: dayAndTime.timeFormat }

/** The time zone itself is not stored. */
const inJakartaTime: NonNullable<DateField['timezone']> = {
  ...jakartaTime,
  override: ({ baseField }) => ({
    ...baseField,
    label: { id: 'Zona waktu', en: 'Time zone' },
    virtual: true,
    required: false,
  }),
}

/** Options of a date field that shows its time in Jakarta time. */
export const inJakarta = { timezone: inJakartaTime, admin: { date: dayAndTime } }

/** A point in time, entered in Jakarta time. A copy has none: it is of another day. */
export function instantField(name: string, options: FieldText & { required?: boolean }): DateField {
  return {
    name,
    type: 'date',
    label: options.label,
    required: options.required ?? false,
    index: true,
    disableDuplicate: true,
    timezone: inJakartaTime,
    admin: { ...describedBy(options), date: dayAndTime },
  }
}

/** A calendar day. The admin stores noon UTC, which is the same day in every Indonesian time zone. */
export function dayField(name: string, options: FieldText & { required?: boolean }): DateField {
  return {
    name,
    type: 'date',
    label: options.label,
    required: options.required ?? false,
    index: true,
    admin: { ...describedBy(options), date: { pickerAppearance: 'dayOnly', displayFormat: dayForm } },
  }
}

/** A day that must have come once the document is published. */
export function reachedDayField(name: string, options: FieldText & { required?: boolean }): DateField {
  return {
    ...dayField(name, options),
    validate: async (value, field) => {
      const result = await date(value, field)
      return result === true ? checkPublicationDate(value, field, 'day') : result
    },
  }
}

/** The publication date; set at the first publication and editable. */
export function publishedAtField(): DateField {
  return {
    name: 'publishedAt',
    type: 'date',
    label: { id: 'Terbit pada', en: 'Published at' },
    index: true,
    disableDuplicate: true,
    timezone: inJakartaTime,
    admin: { position: 'sidebar', description: publicationDateHelp, date: dayAndTime },
    validate: async (value, options) => {
      const result = await date(value, options)
      return result === true ? checkPublicationDate(value, options, 'time') : result
    },
    hooks: {
      beforeChange: [
        ({ value, siblingData, req }) => {
          if (siblingData._status !== 'published') return value
          const now = Date.now()
          // A scheduled job publishes now: rejecting a future date would fail the job unnoticed.
          const isLater = value && isScheduled(req) && isInFuture(value, now)
          return !value || isLater ? new Date(now).toISOString() : value
        },
      ],
    },
  }
}
