import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import type { RecordChart, RecordLine } from './record-chart.server.ts'

/** Each recommendation as a line in percentage points ahead of the index, from its issue to its end or today. */
export function RecordDrawing({
  locale,
  chart,
  indexName,
}: {
  locale: Locale
  chart: RecordChart
  indexName: string
}) {
  const words = copy[locale]
  const title = words.chartTitle(indexName)
  return (
    <figure>
      <figcaption>
        <h2 className="text-base">{title}</h2>
        <Legend locale={locale} />
      </figcaption>
      <div className="record-drawing">
        <svg
          aria-describedby="record-text"
          aria-label={title}
          preserveAspectRatio="none"
          role="img"
          viewBox={`0 0 ${chart.width} ${chart.height}`}
        >
          {chart.lines.map((line) => (
            <path
              key={line.id}
              className={classNames('record-line', line)}
              d={line.path}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <svg aria-hidden="true">
          <Axes chart={chart} indexName={indexName} />
          {chart.lines.map((line) => (
            <Marks key={line.id} line={line} />
          ))}
          {/* Above the marks of all lines. */}
          {chart.lines.map((line) => (
            <Label key={line.id} line={line} />
          ))}
        </svg>
      </div>
      {chart.omitted > 0 ? (
        <p className="text-sm text-soft">{words.omitted(formatNumber(locale, chart.omitted))}</p>
      ) : null}
    </figure>
  )
}

function classNames(name: string, { rating, kind }: Pick<RecordLine, 'rating' | 'kind'>): string {
  return `${name} record-${rating}${kind === 'open' ? '' : ' record-ended'}`
}

function Axes({ chart, indexName }: { chart: RecordChart; indexName: string }) {
  return (
    <>
      {chart.ticks.map(({ y, text }) => (
        <g key={text}>
          <line className="record-axis" x2="100%" y1={`${y}%`} y2={`${y}%`} />
          <text dy="-4" y={`${y}%`}>
            {text}
          </text>
        </g>
      ))}
      <line className="record-zero" x2="100%" y1={`${chart.zeroY}%`} y2={`${chart.zeroY}%`} />
      <text className="record-label" dy="-5" y={`${chart.zeroY}%`}>
        {indexName}
      </text>
      {chart.months.map(({ x, text }, index) => (
        <text
          key={`${text} ${x}`}
          className={index % 2 === 0 ? undefined : 'max-sm:hidden'}
          dy="1.3em"
          textAnchor="middle"
          x={`${x}%`}
          y="100%"
        >
          {text}
        </text>
      ))}
    </>
  )
}

function Marks({ line }: { line: RecordLine }) {
  const { rating, kind, start, end, label } = line
  return (
    <g className={`record-${rating}`}>
      <circle
        className="fill-page"
        cx={`${start.x}%`}
        cy={`${start.y}%`}
        r="3"
        stroke="currentcolor"
        strokeWidth="1.5"
      />
      {label?.isOutside ? (
        <line stroke="currentcolor" x1={`${end.x}%`} x2="100%" y1={`${end.y}%`} y2={`${label.y}%`} />
      ) : null}
      <svg aria-hidden="true" className="overflow-visible" x={`${end.x}%`} y={`${end.y}%`}>
        <EndMark kind={kind} />
      </svg>
    </g>
  )
}

function Label({ line: { rating, end, label, ticker } }: { line: RecordLine }) {
  return label === null ? null : (
    <text
      className={`record-label record-${rating}`}
      dominantBaseline="central"
      dx="8"
      x={label.isOutside ? '100%' : `${end.x}%`}
      y={`${label.y}%`}
    >
      {ticker}
    </text>
  )
}

/** At the origin: a dot while open, a target dot, a cross at the stop loss, a bar for any other end. */
function EndMark({ kind }: Pick<RecordLine, 'kind'>) {
  switch (kind) {
    case 'open':
      return <circle fill="currentcolor" r="4" />
    case 'target':
      return <circle className="record-target" r="5" />
    case 'stop':
      return <path className="record-stop" d="M-4 -4 4 4M-4 4 4 -4" />
    default:
      return <path d="M0 -6V6" stroke="currentcolor" strokeWidth="2.5" />
  }
}

function Legend({ locale }: { locale: Locale }) {
  const words = copy[locale]
  const lines = [
    { rating: 'buy', text: words.legend.buy },
    { rating: 'sell', text: words.legend.sell },
    { rating: 'hold', text: words.legend.hold },
  ] as const
  const ends = ['target', 'stop', 'closed', 'open'] as const
  return (
    <p className="record-key mt-1">
      {lines.map(({ rating, text }) => (
        <span key={rating} className={`record-${rating}`}>
          <svg aria-hidden="true" viewBox="0 0 16 12">
            <path className="record-line" d="M0 6H16" />
          </svg>
          {text}
        </span>
      ))}
      {ends.map((kind) => (
        <span key={kind}>
          <svg aria-hidden="true" viewBox="-8 -6 16 12">
            <EndMark kind={kind} />
          </svg>
          {words.legend[kind]}
        </span>
      ))}
    </p>
  )
}
