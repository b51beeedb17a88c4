import type { Answer } from './answers.server.ts'

/** The first figures of the page: each answer with its comparison or date. */
export function AnswerStrip({ answers, updated }: { answers: readonly Answer[]; updated: string | null }) {
  return (
    <div className="pb-4">
      <dl className="answer-strip">
        {answers.map(({ label, text, meaning, direction, note }) => (
          <div key={label}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd className={`text-lg leading-snug font-bold ${direction}`}>
              {meaning ? <abbr title={meaning}>{text}</abbr> : text}
            </dd>
            <dd className="text-sm text-soft">{note}</dd>
          </div>
        ))}
      </dl>
      {updated === null ? null : <p className="mt-2 text-sm text-soft">{updated}</p>}
    </div>
  )
}
