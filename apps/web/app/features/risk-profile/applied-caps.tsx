import type { ProfileKey, RiskQuestionnaire } from '@site/contracts/content/tools.ts'
import { Notice } from '#app/design/notice.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

/** Each cap that lowered the profile, with its reason. */
export function AppliedCaps({
  caps,
  applied,
  byScore,
  nameOf,
  locale,
}: {
  caps: RiskQuestionnaire['caps']
  /** Positions in `caps`. */
  applied: readonly number[]
  byScore: string
  nameOf: (profile: ProfileKey) => string
  locale: Locale
}) {
  const words = copy[locale]
  if (applied.length === 0) {
    return null
  }
  return (
    <section className="mb-8">
      <h2 className="mb-4 max-w-[30ch] text-xl">{words.capsTitle}</h2>
      <Notice>
        <p>{words.capsLead(byScore)}</p>
        <ul className="mt-2 list-disc ps-5">
          {applied.map((position) => {
            const cap = caps[position]
            return cap ? (
              <li key={position} data-cap={position}>
                {cap.reason} {words.capAtMost(nameOf(cap.max))}
              </li>
            ) : null
          })}
        </ul>
      </Notice>
    </section>
  )
}
