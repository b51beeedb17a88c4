import { createContext, useContext } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import type { resultWords } from './result-words-id.ts'

export type ResultWords = typeof resultWords

/** The results have the most text of this page: a browser loads one language. */
export const loadResultWords = async (locale: Locale): Promise<ResultWords> => {
  const loaded = await (locale === 'id' ? import('./result-words-id.ts') : import('./result-words-en.ts'))
  return loaded.resultWords
}

export const ResultWordsContext = createContext<ResultWords | null>(null)

export function useResultWords(): ResultWords {
  const words = useContext(ResultWordsContext)
  if (words === null) throw new Error('The results are outside of ResultWordsContext')
  return words
}
