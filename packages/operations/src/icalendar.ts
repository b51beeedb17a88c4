/** Max octets of a line without its line break (RFC 5545, section 3.1). */
const lineOctets = 75

/** Serializes unfolded content lines as an iCalendar file (RFC 5545). */
export function icalFile(prodId: string, lines: readonly string[]): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${prodId}`,
    'METHOD:PUBLISH',
    ...lines,
    'END:VCALENDAR',
  ]
  return `${all.map(foldedLine).join('\r\n')}\r\n`
}

/** Escapes text as a property value (RFC 5545, section 3.3.11); forbidden characters become spaces. */
export const icalText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')

/** UTC: `20261201T070000Z`. */
export const icalInstant = (instant: Date | string): string =>
  new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** `2026-12-03` → `20261203`. */
export const icalDay = (day: string): string => day.replaceAll('-', '')

/** Folds a line, never inside a character. */
function foldedLine(line: string): string {
  const parts = ['']
  for (const character of line) {
    const last = parts.at(-1) ?? ''
    if (Buffer.byteLength(last + character) > lineOctets) parts.push(` ${character}`)
    else parts[parts.length - 1] = last + character
  }
  return parts.join('\r\n')
}
