import type { ProfileKey } from '@site/contracts/content/tools.ts'
import { Badge } from '#app/design/badge.tsx'
import { RecordTable } from '#app/design/record-table.tsx'
import { Section } from '#app/design/section.tsx'
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
      <RecordTable
        caption={words.bandsCaption}
        columns={[
          { key: 'profile', label: words.profileName },
          { key: 'band', label: words.band, isFigure: true },
          ...assets.map((asset) => ({ key: asset, label: words.assets[asset], isFigure: true })),
        ]}
        records={profiles.map(({ key, name, min, max, allocationPercent }) => ({
          key,
          name: (
            <span>
              {`${name} `}
              {key === profile ? <Badge tone="accent">{words.yours}</Badge> : null}
            </span>
          ),
          cells: [
            `${formatNumber(locale, min)}–${formatNumber(locale, max)}`,
            ...assets.map((asset) => formatPercent(locale, fractionOfPercent(allocationPercent[asset]), 0)),
          ],
        }))}
      />
    </Section>
  )
}
