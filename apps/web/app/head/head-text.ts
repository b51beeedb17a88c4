/** Visible length of a title (before the brand) and of a description in search results. */
export const TITLE_CHARACTERS = 65
export const DESCRIPTION_CHARACTERS = { min: 70, max: 160 } as const

/** A text of at most `max` characters; a longer one is cut after a whole word. */
export function truncated(text: string, max: number): string {
  const tidy = text.replace(/\s+/g, ' ').trim()
  if (tidy.length <= max) {
    return tidy
  }
  // Never inside a surrogate pair.
  const cut = tidy.slice(0, max - 1).replace(/[\ud800-\udbff]$/u, '')
  const atWord = cut.replace(/\s+\S*$/u, '')
  // A single long word is cut anywhere.
  const trimmed = atWord.length > max / 2 ? atWord : cut
  return `${trimmed.replace(/[\s,;:–-]+$/u, '')}…`
}

/** A description of suitable length: the document's own text, followed by the firm's description if it is short. */
export function composeDescription(text: string, ofFirm: string): string {
  const own = text.trim()
  const isShort = own.length < DESCRIPTION_CHARACTERS.min
  const ended = own === '' || /[.!?…]$/u.test(own) ? own : `${own}.`
  return truncated(isShort ? `${ended} ${ofFirm}` : own, DESCRIPTION_CHARACTERS.max)
}
