import { plainText } from './plain-text.ts'

/** The visible length of a description in search results. */
const DESCRIPTION_CHARACTERS = 160

/** The first sentence of an answer as the page's description; a long one is cut at a word. */
export function firstSentence(html: string): string {
  const text = plainText(html)
  const sentence = /^.*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text
  if (sentence.length <= DESCRIPTION_CHARACTERS) {
    return sentence
  }
  return `${sentence.slice(0, DESCRIPTION_CHARACTERS - 1).replace(/\s+\S*$/, '')}…`
}
