import type { FaqList } from '@site/contracts/content/faqs.ts'
import { plainText } from '#app/content/plain-text.ts'

type Groups = FaqList['groups']

/** Words of at least this length also match across a space (reksadana, reksa dana). */
const JOINED_WORD_CHARACTERS = 6

/**
 * Questions whose text or answer contains every word of the phrase, ignoring case, in the editors' order. Empty groups
 * are omitted. An empty phrase matches everything.
 */
export function filterFaqs(groups: Groups, phrase: string): Groups {
  const words = fold(phrase).split(' ').filter(Boolean)
  if (words.length === 0) {
    return groups
  }
  return groups
    .map(({ category, faqs }) => ({
      category,
      faqs: faqs.filter(({ question, answer }) => hasEvery(words, `${question} ${plainText(answer)}`)),
    }))
    .filter(({ faqs }) => faqs.length > 0)
}

function hasEvery(words: readonly string[], text: string): boolean {
  const spaced = fold(text)
  const joined = spaced.replaceAll(' ', '')
  return words.every(
    (word) => spaced.includes(word) || (word.length >= JOINED_WORD_CHARACTERS && joined.includes(word)),
  )
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\-–]+/g, ' ')
    .trim()
}
