/** Max octets of a line without its line break (RFC 5545, section 3.1). */
const lineOctets = 75

/** Serializes unfolded content lines as an iCalendar file (RFC 5545) with a method of RFC 5546. */
export function icalFile(
  prodId: string,
  lines: readonly string[],
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL' = 'PUBLISH',
): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${prodId}`,
    `METHOD:${method}`,
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

/** Text as a quoted parameter value, which cannot contain quotation marks (RFC 5545, section 3.2). */
export const icalParameter = (text: string): string => `"${text.toWellFormed().replace(/["\p{Cc}]/gu, ' ')}"`

/** A person's address as a property value; the characters that a `mailto` URI may contain stay readable. */
export const icalPerson = (address: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@').replaceAll('%2B', '+')}`

const sequenceEpoch = Date.UTC(2020, 0, 1)

/**
 * Rises with each change, so that calendars replace their entry (RFC 5545, 3.8.7.4). Seconds since 2020 fit its 32 bits
 * until 2088.
 */
export const icalSequence = (changedAt: Date | string): number =>
  Math.floor((new Date(changedAt).getTime() - sequenceEpoch) / 1000)

/** UTC: `20261201T070000Z`. */
export const icalInstant = (instant: Date | string): string =>
  new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** `2026-12-03` → `20261203`. */
export const icalDay = (day: string): string => day.replaceAll('-', '')

/** Not a buffer: browsers make calendars too. */
const encoder = new TextEncoder()

/** Folds a line, never inside a character. */
function foldedLine(line: string): string {
  const parts = ['']
  for (const character of line) {
    const last = parts.at(-1) ?? ''
    if (encoder.encode(last + character).length > lineOctets) parts.push(` ${character}`)
    else parts[parts.length - 1] = last + character
  }
  return parts.join('\r\n')
}
