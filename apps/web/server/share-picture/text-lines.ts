/** How wide a text is drawn; the font knows. */
export type Measure = (text: string) => number

const ELLIPSIS = '…'

/** A text in at most so many lines of at most that width; what does not fit ends in an ellipsis. */
export function textLines(text: string, width: number, mostLines: number, measure: Measure): string[] {
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
  return shown.length <= mostLines
    ? shown
    : [...shown.slice(0, mostLines - 1), ended(shown[mostLines - 1] ?? '', width, measure)]
}

/** A word that is wider than a line alone is broken where the line ends. */
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

function ended(line: string, width: number, measure: Measure): string {
  const characters = [...line]
  while (characters.length > 0 && measure(`${characters.join('')}${ELLIPSIS}`) > width) {
    characters.pop()
  }
  return `${characters.join('').replace(/[\s,;:–-]+$/u, '')}${ELLIPSIS}`
}
