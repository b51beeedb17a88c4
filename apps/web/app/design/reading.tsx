/**
 * The layout of texts that are read from start to end: one column of at most 68 characters and, beside it on wide
 * screens, what helps on the way (contents, facts, downloads), which stays in sight. On narrow ones that comes first.
 */
export function ReadingColumn({ aside, children }: { aside?: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className={aside ? 'reading reading-with-aside' : 'reading'}>
      {aside ? <div className="reading-aside">{aside}</div> : null}
      <div className="reading-text">{children}</div>
    </div>
  )
}
