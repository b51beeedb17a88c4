import { describe, expect, it } from 'vitest'
import { readDocuments } from './documents.fixture.ts'

const documents = await readDocuments()
const { faqs, services, lessons } = documents
const home = documents.home[0]?.data
const question = faqs.find(({ data }) => data.key === 'how-long-does-opening-take')?.data.answer
const lesson = lessons.find(({ data }) => data.key === 'opening-your-account')?.data.body
const facts = services.find(({ data }) => data.key === 'stockAccount')?.data.facts ?? []

const words = {
  id: {
    form: /10 menit|sepuluh menit/,
    whole: /1–2 hari kerja|satu sampai dua hari kerja/,
  },
  en: {
    form: /10 minutes|ten minutes/,
    whole: /1–2 working days|one (?:or|to) two working days/,
  },
} as const

/** The button promised an open account in ten minutes, which is the time of the form. */
describe.each(['id', 'en'] as const)('the time to open an account in %s', (locale) => {
  it('is not on the button of the home page', () => {
    expect(home?.button[locale]).toMatch(/^\D+$/)
  })

  it.each([
    { place: 'below the button', text: home?.buttonNote[locale] },
    { place: 'in the question', text: question?.[locale] },
    { place: 'in the lesson', text: lesson?.[locale] },
    { place: 'on the account page', text: facts.map(({ value }) => value[locale]).join(' ') },
  ])('names the form and the whole of it $place', ({ text }) => {
    expect(text).toMatch(words[locale].form)
    expect(text).toMatch(words[locale].whole)
  })
})
