/**
 * The layout of long texts: one column of at most 68 characters. On wide screens a sticky aside (contents, facts,
 * downloads) is next to it; on narrow screens the aside comes first.
 */
export function ReadingColumn({ aside, children }: { aside?: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className={aside ? 'reading reading-with-aside' : 'reading'}>
      {aside ? <div className="reading-aside">{aside}</div> : null}
      <div className="reading-text">{children}</div>
    </div>
  )
}
