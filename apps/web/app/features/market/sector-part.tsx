import type { SectorDay } from '@site/contracts/market/market-day.ts'
import { Change } from '#app/design/change.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { formatDate, formatNumber, formatRupiahShort, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import type { SectorMaps } from './sector-map.server.ts'

/** The sectors as a map, with a table as its text alternative. */
export function SectorPart({
  locale,
  date,
  sectors,
  maps,
}: {
  locale: Locale
  date: string
  sectors: readonly SectorDay[]
  maps: SectorMaps
}) {
  const words = copy[locale]
  return (
    <>
      <SectorMap className="h-[26rem] sm:hidden" tiles={maps.narrow} />
      <SectorMap className="hidden h-[24rem] sm:block" tiles={maps.wide} />
      <p className="mt-3 text-sm text-soft">{words.mapLegend}</p>
      <details className="mt-1">
        <summary className="text-link w-fit py-3 text-sm">{words.asTable}</summary>
        <TableRegion label={words.sectors}>
          <table className="data-table">
            <caption>{words.sectorsCaption(formatDate(locale, date))}</caption>
            <thead>
              <tr>
                <th scope="col">{words.sector}</th>
                <th className="figure" scope="col">
                  {words.medianChange}
                </th>
                <th className="figure" scope="col">
                  {words.size}
                </th>
                <th className="figure" scope="col">
                  {words.sizeChange}
                </th>
                <th className="figure" scope="col">
                  {words.count}
                </th>
              </tr>
            </thead>
            <tbody>
              {sectors.map(
                ({ code, name, companies, marketValue, marketValueChange, medianChangePercent }) => (
                  <tr key={code}>
                    <th scope="row">
                      <a
                        className="text-link"
                        href={pathTo('companyList', locale, undefined, { sector: code })}
                      >
                        {name[locale]}
                      </a>
                    </th>
                    <td className="figure">
                      <Change
                        fraction={
                          medianChangePercent === null ? null : fractionOfPercent(medianChangePercent)
                        }
                        locale={locale}
                      />
                    </td>
                    <td className="figure">{formatRupiahShort(locale, marketValue)}</td>
                    <td className="figure">
                      <Change
                        fraction={
                          marketValue === 0 ? null : marketValueChange / (marketValue - marketValueChange)
                        }
                        locale={locale}
                      />
                    </td>
                    <td className="figure">{formatNumber(locale, companies)}</td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </TableRegion>
      </details>
    </>
  )
}

function SectorMap({ className, tiles }: { className: string; tiles: SectorMaps['wide'] }) {
  return (
    <svg aria-hidden="true" className={`sector-map ${className}`}>
      {tiles.map(({ code, x, y, width, height, tone, title, text }) => (
        <svg key={code} height={height} width={width} x={x} y={y}>
          <title>{title}</title>
          <rect className={`tile tile-${tone}`} height="100%" width="100%" />
          {text ? (
            <text className={text.size === 'small' ? 'text-[0.68rem]' : undefined} y={text.inset - 4}>
              {text.lines.map((line, position) => (
                <tspan
                  key={line}
                  className={position < text.lines.length - 1 ? 'font-bold' : undefined}
                  dy={text.line}
                  x={text.inset}
                >
                  {line}
                </tspan>
              ))}
            </text>
          ) : null}
        </svg>
      ))}
    </svg>
  )
}
