/** Documents under one another, each as a line that can be opened. */
export function DocumentRows({
  rows,
}: {
  rows: readonly { id: number; to: string; title: string; summary: string; note: string }[]
}) {
  return (
    <ul className="border-b border-line">
      {rows.map(({ id, to, title, summary, note }) => (
        <li
          key={id}
          className="relative grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <p className="text-sm text-soft">{note}</p>
          <div className="min-w-0">
            <h3 className="text-lg">
              <a className="after:absolute after:inset-0 hover:text-action" href={to}>
                {title}
              </a>
            </h3>
            <p className="mt-1 max-w-[68ch] text-soft">{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
