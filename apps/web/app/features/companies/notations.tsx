import { Notice } from '#app/design/notice.tsx'
import type { NotationNotice } from './notation-notice.server.ts'

/** The letters that the exchange added to a ticker: a warning, or a disclosure if none of them is one. */
export function Notations({ notice: { title, isCaution, meanings, note } }: { notice: NotationNotice }) {
  const body = (
    <>
      <dl className="mt-1 grid gap-1">
        {meanings.map(({ code, meaning }) => (
          <div key={code} className="grid grid-cols-[1.5rem_minmax(0,1fr)]">
            <dt className="font-bold">{code}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-soft">{note}</p>
    </>
  )
  return isCaution ? (
    <div className="mt-5 max-w-[68ch]">
      <Notice title={title} tone="error">
        {body}
      </Notice>
    </div>
  ) : (
    <details className="mt-4 max-w-[68ch]">
      <summary className="text-link w-fit py-1">{title}</summary>
      {body}
    </details>
  )
}
