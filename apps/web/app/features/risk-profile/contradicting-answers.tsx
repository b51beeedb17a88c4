import { Notice } from '#app/design/notice.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { resultCopy } from './result-copy.ts'
import type { ShownResult } from './shown-result.ts'

/** Contradicting answers; a notice without effect on the result. */
export function ContradictingAnswers({
  contradictions,
  code,
  locale,
}: {
  contradictions: ShownResult['contradictions']
  code: string
  locale: Locale
}) {
  const words = resultCopy[locale]
  return contradictions.length === 0 ? null : (
    <Notice title={words.contradictionsTitle} tone="warning">
      <p>{words.contradictionsLead}</p>
      <ul className="mt-2 list-disc ps-5">
        {contradictions.map(({ position, text }) => (
          <li key={position} data-contradiction={position}>
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-2 print:hidden">
        <a className="text-link" href={pathTo('riskProfile', locale, undefined, { a: code })}>
          {words.checkAnswers}
        </a>
      </p>
    </Notice>
  )
}
