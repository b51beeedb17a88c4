import type { ProfileKey } from '@site/contracts/content/tools.ts'
import { Notice } from '#app/design/notice.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { resultCopy } from './result-copy.ts'
import type { ShownResult } from './shown-result.ts'

export function AppliedCaps({
  caps,
  byScore,
  findProfileName,
  locale,
}: {
  caps: ShownResult['caps']
  byScore: string
  findProfileName: (profile: ProfileKey) => string
  locale: Locale
}) {
  const words = resultCopy[locale]
  return caps.length === 0 ? null : (
    <Notice title={words.capsTitle}>
      <p>{words.capsLead(byScore)}</p>
      <ul className="mt-2 list-disc ps-5">
        {caps.map(({ position, max, reason }) => (
          <li key={position} data-cap={position}>
            {`${reason} ${words.capAtMost(findProfileName(max))}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
