import { expect, it } from 'vitest'
import { instantField } from '#cms/base/fields/numbers-and-dates.ts'
import { showJakartaTime } from './jakarta-columns.ts'

it('shows times of every list in Jakarta time, also those that Payload adds, but not days', () => {
  const label = { id: 'Tanggal', en: 'Date' }
  const fields = [
    instantField('startsAt', { label }),
    { name: 'day', type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } },
    { name: 'title', type: 'text' },
  ] as const
  const shown = showJakartaTime({ slug: 'events', fields: [...fields] }).fields
  const inJakarta = shown.filter((field) => JSON.stringify(field).includes('JakartaTimeCell'))
  expect(inJakarta.map((field) => 'name' in field && field.name)).toEqual([
    'startsAt',
    'updatedAt',
    'createdAt',
  ])
})
