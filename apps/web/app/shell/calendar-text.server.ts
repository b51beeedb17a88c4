/** Octets of a line of a calendar file, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75

/** A property in lines of at most 75 octets, never broken inside a character. */
export function foldedLine(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS) {
      lines.push(current)
      // What follows begins with a space, which counts.
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** Text as the value of a property (RFC 5545, 3.3.11); what no calendar can hold is left out. */
export function calendarText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the format has no way to write these
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
      .replace(/[\\;,]/g, (character) => `\\${character}`)
      .replaceAll('\n', '\\n')
  )
}

/** `2026-12-03` → `20261203`. */
export function calendarDay(day: string): string {
  return day.replaceAll('-', '')
}
