/** Text in segments; every second one matches the search phrase and is marked. Segments are text, never HTML. */
export function MarkedText({ segments }: { segments: readonly string[] }) {
  return segments.map((text, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other key and are never reordered
    index % 2 === 1 ? <mark key={index}>{text}</mark> : text,
  )
}
