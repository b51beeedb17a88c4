/** A text in pieces, those marked that match what was looked for; never markup from elsewhere. */
export function MarkedText({
  segments,
}: {
  segments: readonly { readonly text: string; readonly isMatch: boolean }[]
}) {
  return segments.map(({ text, isMatch }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other name and never change places
    isMatch ? <mark key={place}>{text}</mark> : text,
  )
}
