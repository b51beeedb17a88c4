import { Badge } from '#app/design/badge.tsx'
import { FactColumns } from '#app/design/fact-columns.tsx'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { corporateActionNames } from '#app/market/corporate-action-names.ts'
import type { ActionField } from './action-fields.ts'
import type { ActionList } from './action-list.server.ts'
import { copy } from './copy.ts'

type Item = ActionList['sections'][number]['items'][number]

/** One action: its date and main fields; all others are in a disclosure. */
export function ActionRow({ locale, item }: { locale: Locale; item: Item }) {
  const names = corporateActionNames[locale]
  const isCanceled = item.status === 'cancelled'
  return (
    <li
      className="grid scroll-mt-24 gap-x-8 gap-y-3 border-t border-line py-6 md:grid-cols-[12rem_minmax(0,1fr)]"
      id={item.id}
    >
      <div>
        <p className={isCanceled ? 'font-bold line-through' : 'font-bold'}>
          {item.keyDate === null ? (
            names.unannounced
          ) : (
            <time dateTime={item.keyDate}>{formatDate(locale, item.keyDate)}</time>
          )}
        </p>
        <p className="text-sm text-soft">{`${item.keyDay}${item.wait === null ? '' : ` · ${item.wait}`}`}</p>
        <p className="mt-2">
          <Badge tone={item.section === 'past' || isCanceled ? 'ended' : 'accent'}>
            {names.statuses[item.status]}
          </Badge>
        </p>
      </div>
      <div className="min-w-0">
        <h3 className="mb-3 text-lg">
          <a className="hover:text-action" href={pathTo('companyDetail', locale, { slug: item.slug })}>
            {`${item.ticker} `}
            <span className="font-normal">{item.shortName}</span>
          </a>
        </h3>
        <FactColumns columns={4} facts={item.fields.main.map(shown)} />
        <details>
          <summary className="text-link w-fit py-1">{copy[locale].details(item.ticker)}</summary>
          <div className="mt-3">
            <FactColumns columns={4} facts={item.fields.more.map(shown)} />
          </div>
        </details>
      </div>
    </li>
  )
}

function shown({ label, value }: ActionField) {
  return { label, value: <FieldValue value={value} /> }
}

function FieldValue({ value }: { value: ActionField['value'] }) {
  if (typeof value === 'string') {
    return value
  }
  if ('href' in value) {
    return (
      <a className="text-link" href={value.href} rel="external nofollow noopener">
        {value.text}
      </a>
    )
  }
  return (
    <ol className="list-decimal ps-5">
      {value.list.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ol>
  )
}
