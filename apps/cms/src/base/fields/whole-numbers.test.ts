import { createLocalReq, type FlattenedField } from 'payload'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { payload } from '../../../test/service.ts'

const FieldSchema = v.object({ validate: v.function() })

/** The field of this path in the configuration of a collection. */
function findField(fields: FlattenedField[], [name, ...below]: string[]): FlattenedField | undefined {
  const field = fields.find((candidate) => candidate.name === name)
  if (field === undefined || below.length === 0) return field
  return 'flattenedFields' in field ? findField(field.flattenedFields, below) : undefined
}

async function validateField(path: string, value: number, language: 'id' | 'en' = 'id') {
  const [collection = '', ...names] = path.split('.')
  const fields = payload.config.collections.find(({ slug }) => slug === collection)?.flattenedFields ?? []
  const field = findField(fields, names)
  const { validate } = v.parse(FieldSchema, field)
  const req = await createLocalReq({}, payload)
  const data = { [names.at(-1) ?? '']: value }
  const withWords = { ...req, i18n: { language }, t: String }
  return validate(value, { ...field, data, siblingData: data, req: withWords })
}

describe('a field for a whole number', () => {
  it.each([
    'events.capacity',
    'events.seatsHeld',
    'events.waitingListPlaces',
    'services.minimumAssets',
    'services.contractYears',
    'account-types.contractYears',
    'funds.minimum',
    'bond-series.minimum',
    'bond-series.maximum',
    'bond-series.tenorYears',
    'reports.pdfPages',
    'videos.durationSeconds',
  ])('refuses the fraction that a browser reads in 1.500: %s', async (path) => {
    expect(await validateField(path, 1.5)).toBe('Tulis bilangan bulat tanpa titik dan koma, misalnya 1500.')
    expect(await validateField(path, 1.5, 'en')).toBe(
      'Write a whole number without points and commas, such as 1500.',
    )
  })

  it('has a limit', async () => {
    expect(await validateField('events.capacity', 99_999_999_999)).toBe('validation:greaterThanMax')
    expect(await validateField('events.capacity', 100_000)).toBe(true)
    expect(await validateField('services.minimumAssets', 500_000_000)).toBe(true)
    expect(await validateField('services.minimumAssets', -1)).toBe('validation:lessThanMin')
  })
})
