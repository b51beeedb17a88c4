import type { Locale } from '#app/i18n/locales.ts'
import type { ShownEconomy } from './economy.server.ts'

const titles = { id: 'Angka ekonomi', en: 'Economic figures' }

/** Interest rates, inflation and the dollar; nothing if no value is known. On the board of the home page it is short. */
export function EconomyStrip({
  locale,
  economy: { cells, sources },
  isOnBoard = false,
}: {
  locale: Locale
  economy: ShownEconomy
  isOnBoard?: boolean
}) {
  if (cells.length === 0) return null
  const quiet = isOnBoard ? 'text-on-board-soft' : 'text-soft'
  return (
    <section aria-label={titles[locale]} className="py-2 text-sm">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3 lg:flex lg:justify-between">
        {cells.map(({ series, name, value, change, asOf, next }) => (
          <div key={series} className="min-w-0">
            <dt className={quiet}>{name}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-3">
              <b className="text-base">{value}</b>
              {change ? (
                <span>
                  {change.arrow ? <span aria-hidden="true">{`${change.arrow} `}</span> : null}
                  {change.direction ? <span className="sr-only">{`${change.direction} `}</span> : null}
                  {change.text}
                </span>
              ) : null}
            </dd>
            <dd className={quiet}>{next === '' || isOnBoard ? asOf : `${asOf}, ${next}`}</dd>
          </div>
        ))}
      </dl>
      <p className={`mt-1 ${quiet}`}>{sources}</p>
    </section>
  )
}
