import { createContext, useContext } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import type { words } from './words-id.ts'

/** The longest texts of this page, of which a browser loads one language. */
export type Words = typeof words
export type ResultWords = Words['results']

export async function loadWords(locale: Locale): Promise<Words> {
  const loaded = await (locale === 'id' ? import('./words-id.ts') : import('./words-en.ts'))
  return loaded.words
}

export const WordsContext = createContext<Words | null>(null)

export function useWords(): Words {
  const found = useContext(WordsContext)
  if (found === null) throw new Error('This part is outside of WordsContext')
  return found
}
