import type { SectorDay } from '@site/contracts/market/market-day.ts'
import { Change } from '#app/design/change.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import {
  formatDate,
  formatNumber,
  formatPercent,
  formatRupiahShort,
  fractionOfPercent,
} from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import type { SectorMaps } from './sector-map.server.ts'
import { MEDIUM_CHANGE, STRONG_CHANGE, type TileTone, tones } from './sector-tones.ts'

interface SectorTableProps {
  locale: Locale
  date: string
  sectors: readonly SectorDay[]
}

/** The sectors as a map, with a table as its text alternative. */
export function SectorPart({ locale, date, sectors, maps }: SectorTableProps & { maps: SectorMaps }) {
  const words = copy[locale]
  return (
    <>
      <div className="sm:hidden">
        <SectorMap className="h-[26rem]" tiles={maps.narrow} />
        <SmallTiles label={words.smallSectors} tiles={maps.narrow} />
      </div>
      <div className="hidden sm:block">
        <SectorMap className="h-[24rem]" tiles={maps.wide} />
        <SmallTiles label={words.smallSectors} tiles={maps.wide} />
      </div>
      <Legend hasUnknown={maps.wide.some(({ tone }) => tone === 'unknown')} locale={locale} />
      <p className="mt-3 text-sm text-soft">{words.mapLegend}</p>
      <details className="mt-1">
        <summary className="text-link w-fit py-3 text-sm">{words.asTable}</summary>
        <SectorTable date={date} locale={locale} sectors={sectors} />
      </details>
    </>
  )
}

function SectorTable({ locale, date, sectors }: SectorTableProps) {
  const words = copy[locale]
  return (
    <TableRegion label={words.sectors}>
      <table className="data-table">
        <caption>{words.sectorsCaption(formatDate(locale, date))}</caption>
        <thead>
          <tr>
            <th scope="col">{words.sector}</th>
            <th className="figure" scope="col">
              {words.sizeChange}
            </th>
            <th className="figure" scope="col">
              {words.size}
            </th>
            <th className="figure" scope="col">
              {words.count}
            </th>
          </tr>
        </thead>
        <tbody>
          {sectors.map(({ code, name, companies, marketValue, changePercent }) => (
            <tr key={code}>
              <th scope="row">
                <a className="text-link" href={pathTo('companyList', locale, undefined, { sector: code })}>
                  {name[locale]}
                </a>
              </th>
              <td className="figure">
                <Change
                  fraction={changePercent === null ? null : fractionOfPercent(changePercent)}
                  locale={locale}
                />
              </td>
              <td className="figure">
                {marketValue === null ? '–' : formatRupiahShort(locale, marketValue)}
              </td>
              <td className="figure">{formatNumber(locale, companies)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  )
}

/** The tiles that have no room for their name. */
function SmallTiles({ label, tiles }: { label: string; tiles: SectorMaps['wide'] }) {
  const small = tiles.filter(({ text }) => text === null)
  return small.length === 0 ? null : (
    <ul aria-label={label} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {small.map(({ code, tone, title }) => (
        <li key={code} className="flex items-center gap-x-2">
          <Swatch className="size-3" tone={tone} />
          {title}
        </li>
      ))}
    </ul>
  )
}

function Legend({ locale, hasUnknown }: { locale: Locale; hasUnknown: boolean }) {
  const { legend } = copy[locale]
  const medium = formatPercent(locale, fractionOfPercent(MEDIUM_CHANGE), 0)
  const strong = formatPercent(locale, fractionOfPercent(STRONG_CHANGE), 0)
  const signs = legend.signs(medium, strong)
  const words = legend.words(medium, strong)
  return (
    <ul aria-label={legend.label} className="mt-3 grid max-w-[26rem] grid-cols-7 gap-x-0.5 text-xs">
      {tones.map((tone) => (
        <li key={tone} className="text-center text-soft">
          <Swatch className="h-3 w-full" tone={tone} />
          <span aria-hidden="true">{signs[tone]}</span>
          <span className="sr-only">{words[tone]}</span>
        </li>
      ))}
      {hasUnknown ? (
        <li className="col-span-full mt-1 flex items-center gap-x-2 text-soft">
          <Swatch className="size-3" tone="unknown" />
          {legend.unknown}
        </li>
      ) : null}
    </ul>
  )
}

function Swatch({ className, tone }: { className: string; tone: TileTone }) {
  return (
    <svg aria-hidden="true" className={className}>
      <rect className={`tile-${tone}`} height="100%" width="100%" />
    </svg>
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
            <text className={text.size === 'small' ? 'text-xs' : undefined} y={text.inset - 4}>
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
