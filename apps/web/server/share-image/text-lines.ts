/** The width of a text in the used font. */
export type Measure = (text: string) => number

const ELLIPSIS = '…'

/** Wraps a text into at most `maxLines` lines; the rest is replaced by an ellipsis. */
export function textLines(text: string, width: number, maxLines: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((part) => pieces(part, width, measure))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width) {
      line = longer
    } else {
      lines.push(line)
      line = word
    }
  }
  lines.push(line)
  const shown = lines.filter((each) => each !== '')
  return shown.length <= maxLines
    ? shown
    : [...shown.slice(0, maxLines - 1), truncated(shown[maxLines - 1] ?? '', width, measure)]
}

/** Splits a word that is wider than a line. */
function pieces(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) {
    return [word]
  }
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (measure(part + character) > width) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

function truncated(line: string, width: number, measure: Measure): string {
  const characters = [...line]
  while (characters.length > 0 && measure(`${characters.join('')}${ELLIPSIS}`) > width) {
    characters.pop()
  }
  return `${characters.join('').replace(/[\s,;:–-]+$/u, '')}${ELLIPSIS}`
}
