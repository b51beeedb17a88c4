import type { MarketDay } from '@site/contracts/market/market-day.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { marketDayCopy } from './market-day-copy.ts'
import './breadth.css'

/** How many stocks rose and fell, as a bar and in words; for boards. */
export function Breadth({
  locale,
  day: { risen, unchanged, fallen, unknownChange },
}: {
  locale: Locale
  day: Pick<MarketDay, 'risen' | 'unchanged' | 'fallen' | 'unknownChange'>
}) {
  const words = marketDayCopy[locale]
  const changed = risen + unchanged + fallen
  const parts = [
    { name: 'up fill-current', count: risen },
    { name: 'fill-on-board-soft', count: unchanged },
    { name: 'down fill-current', count: fallen },
  ]
  const before = (position: number) => parts.slice(0, position).reduce((sum, { count }) => sum + count, 0)
  const percent = (count: number) => `${(count / changed) * 100}%`
  const [up = '', level = '', down = ''] = parts.map(({ count }) => formatNumber(locale, count))
  const unknown = formatNumber(locale, unknownChange)
  const known = words.breadth(up, level, down)
  const text =
    unknownChange === 0
      ? known
      : changed === 0
        ? words.unknownChanges(unknown)
        : `${known} · ${words.unknownPart(unknown)}`
  return (
    <>
      {changed === 0 ? null : (
        <svg aria-hidden="true" className="breadth mt-4 block h-4 w-full">
          {parts.map(({ name, count }, position) => (
            <rect
              key={name}
              className={name}
              height="100%"
              width={percent(count)}
              x={percent(before(position))}
            />
          ))}
        </svg>
      )}
      <p className="mt-2 text-on-board-soft">{text}</p>
    </>
  )
}
