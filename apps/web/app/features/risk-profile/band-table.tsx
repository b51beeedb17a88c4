import type { ProfileKey, RiskQuestionnaire } from '@site/contracts/content/tools.ts'
import { Badge } from '#app/design/badge.tsx'
import { Section } from '#app/design/section.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

export function BandTable({
  profiles,
  profile,
  locale,
}: {
  profiles: RiskQuestionnaire['profiles']
  /** The visitor's own. */
  profile: ProfileKey
  locale: Locale
}) {
  const words = copy[locale]
  return (
    <Section title={words.bandsTitle}>
      <table className="data-table max-w-[44rem]">
        <caption>{words.bandsCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.profileName}</th>
            <th className="figure" scope="col">
              {words.band}
            </th>
          </tr>
        </thead>
        <tbody>
          {profiles.map(({ key, name, min, max }) => (
            <tr key={key}>
              <th scope="row">
                {name} {key === profile ? <Badge tone="accent">{words.yours}</Badge> : null}
              </th>
              <td className="figure">
                {formatNumber(locale, min)}–{formatNumber(locale, max)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
