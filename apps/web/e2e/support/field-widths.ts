interface FieldWidth {
  readonly name: string
  readonly widthPx: number
}

/** A scrollbar takes up to 15 px of the window, and fonts differ by a few percent in what sizes itself by its text. */
const SLACK = { px: 16, share: 0.1 }

/** The widths of all fields, folded ones included. Runs in the browser. */
export function fieldWidths(): FieldWidth[] {
  for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '')
  return (
    [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      // Bots fill in the field that nobody reaches.
      .filter(({ tabIndex }) => tabIndex >= 0)
      .map((field) => ({
        name: field.getAttribute('name') || field.id || field.localName,
        widthPx: Math.round(field.getBoundingClientRect().width),
      }))
      .filter(({ widthPx }) => widthPx > 0)
  )
}

/** The fields that are narrower or wider than expected, or missing. */
export function compareWidths(own: readonly FieldWidth[], expected: readonly FieldWidth[]): string[] {
  const names = (all: readonly FieldWidth[]) => all.map(({ name }) => name).join(', ')
  if (names(own) !== names(expected)) {
    return [`the fields are ${names(own)}, not ${names(expected)}`]
  }
  return own.flatMap(({ name, widthPx }, index) => {
    const wanted = expected[index]?.widthPx ?? 0
    const isNear = Math.abs(widthPx - wanted) <= Math.max(SLACK.px, SLACK.share * wanted)
    return isNear ? [] : [`${name} is ${widthPx} px wide, not ${wanted} px`]
  })
}
