import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import { describe, expect, it } from 'vitest'
import { checkPublicationDate, DEMO_CONTENT, publicationDateHelp } from './publication-date.ts'

const now = Date.parse('2026-11-24T10:00:00+07:00')
const published = { data: { _status: 'published' }, req: { i18n: { language: 'en' } } }

describe('the publication date', () => {
  it.each([
    { value: '2026-11-24T10:00:00+07:00', expected: true },
    { value: '2026-11-24T11:00:00+07:00', expected: true },
    { value: '2026-11-24T11:00:01+07:00', expected: 'in the future' },
    { value: new Date('2027-03-01T00:00:00+07:00'), expected: 'in the future' },
    { value: '9999-01-01T00:00:00Z', expected: 'in the future' },
    { value: '1990-01-01T00:00:00+07:00', expected: true },
    { value: '1989-12-31T23:59:59+07:00', expected: 'before 1990' },
    { value: '0001-01-01T00:00:00Z', expected: 'before 1990' },
    { value: null, expected: true },
  ])('of $value is validated: $expected', ({ value, expected }) => {
    const result = checkPublicationDate(value, published, 'time', now)
    expect(result).toEqual(expected === true ? true : expect.stringContaining(String(expected)))
  })

  it('may be any date for drafts and demo content', () => {
    const future = '2027-03-01T00:00:00+07:00'
    expect(checkPublicationDate(future, { data: { _status: 'draft' } }, 'time', now)).toBe(true)
    const demoContent = { ...published, req: { context: { [DEMO_CONTENT]: true } } }
    expect(checkPublicationDate(future, demoContent, 'time', now)).toBe(true)
  })

  it.each([
    { language: 'id', words: id.translations.version.schedulePublish, help: publicationDateHelp.id },
    { language: 'en', words: en.translations.version.schedulePublish, help: publicationDateHelp.en },
  ])('uses the admin label “$words” ($language)', ({ language, words, help }) => {
    const options = { ...published, req: { i18n: { language } } }
    expect(checkPublicationDate('2027-03-01T00:00:00+07:00', options, 'time', now)).toContain(`“${words}”`)
    expect(help).toContain(`“${words}”`)
  })
})

describe('a calendar day of a published document', () => {
  // The admin stores a day as noon UTC, which is evening in Jakarta.
  it.each([
    { value: '2026-11-24T12:00:00Z', expected: true },
    { value: '2026-11-25T12:00:00Z', expected: 'in the future' },
    { value: '2062-11-24T12:00:00Z', expected: 'in the future' },
    { value: '1026-11-24T12:00:00Z', expected: 'before 1990' },
    { value: null, expected: true },
  ])('of $value is validated: $expected', ({ value, expected }) => {
    const result = checkPublicationDate(value, published, 'day', now)
    expect(result).toEqual(expected === true ? true : expect.stringContaining(String(expected)))
  })
})
