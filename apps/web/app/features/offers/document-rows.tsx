import type { Picture as PictureData } from '@site/contracts/content/document-parts.ts'
import { Picture } from '#app/design/picture.tsx'

export function DocumentRows({
  rows,
}: {
  rows: readonly {
    id: number
    to: string
    title: string
    summary: string
    note: string
    cover: PictureData | null
  }[]
}) {
  return (
    <ul className="border-b border-line">
      {rows.map(({ id, to, title, summary, note, cover }) => (
        <li
          key={id}
          className="relative grid gap-x-8 gap-y-2 border-t border-line py-5 sm:grid-cols-[minmax(0,1fr)_10rem]"
        >
          <div className="min-w-0 wrap-anywhere">
            <p className="text-sm text-soft">{note}</p>
            <h3 className="mt-1 text-lg leading-snug">
              <a className="after:absolute after:inset-0 hover:text-action" href={to}>
                {title}
              </a>
            </h3>
            {summary === '' ? null : <p className="mt-1 max-w-[68ch] text-soft">{summary}</p>}
          </div>
          {cover ? (
            <Picture
              className="hidden aspect-16/9 w-40 rounded-field object-cover sm:block"
              picture={cover}
              sizes="10rem"
            />
          ) : null}
        </li>
      ))}
    </ul>
  )
}
