/** A text in pieces, every second one marked: it matches what was looked for. Never markup from elsewhere. */
export function MarkedText({ segments }: { segments: readonly string[] }) {
  return segments.map((text, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other name and never change places
    place % 2 === 1 ? <mark key={place}>{text}</mark> : text,
  )
}
