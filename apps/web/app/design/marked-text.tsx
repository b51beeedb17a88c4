/** Text in segments; every second one matches the search phrase and is marked. Segments are text, never HTML. */
export function MarkedText({ segments }: { segments: readonly string[] }) {
  return segments.map((text, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other key and are never reordered
    place % 2 === 1 ? <mark key={place}>{text}</mark> : text,
  )
}
