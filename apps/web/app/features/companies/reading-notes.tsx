/** Explains how the figures above are calculated and what their symbols mean. */
export function ReadingNotes({
  title,
  notes,
  heading: Heading = 'h3',
}: {
  title: string
  notes: readonly string[]
  heading?: 'h2' | 'h3'
}) {
  return (
    <div className="mt-6 text-sm text-soft">
      <Heading className="font-semibold text-text">{title}</Heading>
      <ul className="mt-2 grid max-w-[75ch] list-disc gap-1 ps-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}
