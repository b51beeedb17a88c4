import { en } from '@payloadcms/translations/languages/en'
import { id } from '@payloadcms/translations/languages/id'
import { describe, expect, it } from 'vitest'
import { adminWords } from './admin-words.ts'

/** `general.locale` and so on, with the text. */
function listTexts(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : listTexts(value, `${path}${name}.`),
  )
}

const own = { id: listTexts(adminWords.id), en: listTexts(adminWords.en) }
const ofPayload = { id: listTexts(id.translations), en: listTexts(en.translations) }

/** The same word in both languages. */
const sameWords = [
  'authentication.apiKey',
  'general.edit',
  'general.editLabel',
  'general.email',
  'general.filter',
  'general.item',
  'general.menu',
  'version.status',
]

describe.each(['id', 'en'] as const)('the words of the admin in %s', (language) => {
  it('replace texts that Payload has', () => {
    const texts = new Map(ofPayload[language])
    expect(own[language].length).toBeGreaterThan(20)
    expect(own[language].filter(([key]) => !texts.has(key))).toEqual([])
  })
})

describe('the Indonesian words of the admin', () => {
  const shown = new Map([...ofPayload.id, ...own.id])

  it('are there for every English text, and differ from it', () => {
    const untranslated = ofPayload.en.filter(([key, text]) => !shown.get(key) || shown.get(key) === text)
    expect(untranslated.map(([key]) => key)).toEqual(sameWords)
  })

  it('name a language neither a place nor “lokal”', () => {
    expect([...shown].filter(([, text]) => /\b(lokal|lokasi)/i.test(text))).toEqual([])
  })
})
