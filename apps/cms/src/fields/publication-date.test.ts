import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import { describe, expect, it } from 'vitest'
import { checkPublicationDate, OF_ITS_OWN_TIME, publicationDateHelp } from './publication-date.ts'

const now = Date.parse('2026-11-24T10:00:00+07:00')
const published = { data: { _status: 'published' }, req: { i18n: { language: 'en' } } }

describe('the publication date', () => {
  it.each([
    { value: '2026-11-24T10:00:00+07:00', says: true },
    { value: '2026-11-24T11:00:00+07:00', says: true },
    { value: '2026-11-24T11:00:01+07:00', says: 'still to come' },
    { value: new Date('2027-03-01T00:00:00+07:00'), says: 'still to come' },
    { value: '9999-01-01T00:00:00Z', says: 'still to come' },
    { value: '1990-01-01T00:00:00+07:00', says: true },
    { value: '1989-12-31T23:59:59+07:00', says: 'before 1990' },
    { value: '0001-01-01T00:00:00Z', says: 'before 1990' },
    { value: null, says: true },
  ])('of $value is judged: $says', ({ value, says }) => {
    const said = checkPublicationDate(value, published, 'time', now)
    expect(said).toEqual(says === true ? true : expect.stringContaining(String(says)))
  })

  it('may be any date for drafts and demo content', () => {
    const future = '2027-03-01T00:00:00+07:00'
    expect(checkPublicationDate(future, { data: { _status: 'draft' } }, 'time', now)).toBe(true)
    const ofDemonstration = { ...published, req: { context: { [OF_ITS_OWN_TIME]: true } } }
    expect(checkPublicationDate(future, ofDemonstration, 'time', now)).toBe(true)
  })

  it.each([
    { language: 'id', words: id.translations.version.schedulePublish, help: publicationDateHelp.id },
    { language: 'en', words: en.translations.version.schedulePublish, help: publicationDateHelp.en },
  ])('names what the admin calls “$words” ($language)', ({ language, words, help }) => {
    const asker = { ...published, req: { i18n: { language } } }
    expect(checkPublicationDate('2027-03-01T00:00:00+07:00', asker, 'time', now)).toContain(`“${words}”`)
    expect(help).toContain(`“${words}”`)
  })
})

describe('a calendar day of a published document', () => {
  // The admin stores a day as noon UTC, which is evening in Jakarta.
  it.each([
    { value: '2026-11-24T12:00:00Z', says: true },
    { value: '2026-11-25T12:00:00Z', says: 'still to come' },
    { value: '2062-11-24T12:00:00Z', says: 'still to come' },
    { value: '1026-11-24T12:00:00Z', says: 'before 1990' },
    { value: null, says: true },
  ])('of $value is judged: $says', ({ value, says }) => {
    const said = checkPublicationDate(value, published, 'day', now)
    expect(said).toEqual(says === true ? true : expect.stringContaining(String(says)))
  })
})
