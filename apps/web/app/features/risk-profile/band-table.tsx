import type { ProfileKey } from '@site/contracts/content/tools.ts'
import { Badge } from '#app/design/badge.tsx'
import { Section } from '#app/design/section.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { formatNumber, formatPercent, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { assets } from './asset-swatch.tsx'
import { resultCopy } from './result-copy.ts'
import type { ShownResult } from './shown-result.ts'

export function BandTable({
  profiles,
  profile,
  locale,
}: {
  profiles: ShownResult['profiles']
  profile: ProfileKey
  locale: Locale
}) {
  const words = resultCopy[locale]
  return (
    <Section title={words.bandsTitle}>
      <TableRegion label={words.bandsTitle}>
        <table className="data-table">
          <caption>{words.bandsCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.profileName}</th>
              <th className="figure" scope="col">
                {words.band}
              </th>
              {assets.map((asset) => (
                <th key={asset} className="figure" scope="col">
                  {words.assets[asset]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {profiles.map(({ key, name, min, max, allocationPercent }) => (
              <tr key={key}>
                <th scope="row">
                  {`${name} `}
                  {key === profile ? <Badge tone="accent">{words.yours}</Badge> : null}
                </th>
                <td className="figure">{`${formatNumber(locale, min)}–${formatNumber(locale, max)}`}</td>
                {assets.map((asset) => (
                  <td key={asset} className="figure">
                    {formatPercent(locale, fractionOfPercent(allocationPercent[asset]), 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </Section>
  )
}
