/** Explains how the figures above are calculated and what their symbols mean. */
export function ReadingNotes({ title, notes }: { title: string; notes: readonly string[] }) {
  return (
    <div className="mt-6 text-sm text-soft">
      <h3 className="font-semibold text-text">{title}</h3>
      <ul className="mt-2 grid max-w-[75ch] list-disc gap-1 ps-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}
