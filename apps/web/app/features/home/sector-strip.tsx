import { Change } from '#app/design/change.tsx'
import { toDirection } from '#app/design/direction.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import type { SectorBars } from './sector-bars.server.ts'

/** The sectors of the last trading day as bars from zero. */
export function SectorStrip({ locale, day, sectors }: { locale: Locale; day: string; sectors: SectorBars }) {
  const words = copy[locale]
  return (
    <section aria-labelledby="sectors" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-1.5">
        <h3 className="text-base" id="sectors">
          {words.sectors}
        </h3>
        <p className="text-sm text-soft">{words.sectorBasis(day)}</p>
      </div>
      <ul className="sector-bars">
        {sectors.bars.map(({ code, name, change, left, width, isInMiddle }) => (
          <li key={code} className={isInMiddle ? 'max-sm:hidden' : undefined}>
            <a
              className="text-sm hover:text-action"
              href={pathTo('companyList', locale, undefined, { sector: code })}
            >
              {name}
            </a>
            <svg aria-hidden="true" className={toDirection(change)}>
              <rect height="100%" width={`${width}%`} x={`${left}%`} />
            </svg>
            <span className="text-end text-sm font-semibold">
              <Change fraction={change} locale={locale} />
            </span>
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="sector-scale text-sm text-soft">
        <span>
          <span>{sectors.ends[0]}</span>
          <span>0</span>
          <span>{sectors.ends[1]}</span>
        </span>
      </p>
    </section>
  )
}
