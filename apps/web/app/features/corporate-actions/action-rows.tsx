import { FactColumns } from '#app/design/fact-columns.tsx'
import { Notice } from '#app/design/notice.tsx'
import { RowList } from '#app/design/row-list.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { corporateActionNames } from '#app/market/corporate-action-names.ts'
import type { ActionField } from './action-fields.ts'
import type { ActionList } from './action-list.server.ts'
import { copy } from './copy.ts'

type Item = ActionList['sections'][number]['items'][number]

/** Actions with their next day and amount; all fields are in a disclosure. */
export function ActionRows({
  locale,
  items,
  titleId,
}: {
  locale: Locale
  items: readonly Item[]
  titleId: string
}) {
  const { cancelled } = corporateActionNames[locale].statuses
  return (
    <RowList
      labelledBy={titleId}
      rows={items.map((item) => ({
        key: item.id,
        id: item.id,
        title: (
          <>
            <b>{item.ticker}</b>
            <span className="row-name">{` ${item.shortName}`}</span>
          </>
        ),
        note: [item.kind, item.state, item.next, item.isCanceled ? cancelled : null]
          .filter((part) => part !== null)
          .join(' · '),
        more: item.steps[0] ?? item.days,
        figure: item.isCanceled ? <s>{item.figure}</s> : item.figure,
        figureNote: item.basis,
        details: <Details item={item} locale={locale} />,
      }))}
    />
  )
}

function Details({
  locale,
  item: { ticker, slug, shortName, term, steps, fields, calculator },
}: {
  locale: Locale
  item: Item
}) {
  return (
    <>
      {steps.length === 0 ? null : (
        <div className="mt-3">
          <Notice title={copy[locale].stepsTitle}>
            {steps.map((step) => (
              <p key={step}>{step}</p>
            ))}
          </Notice>
        </div>
      )}
      <p className="flex flex-wrap gap-x-6">
        <a className="text-link inline-block py-3" href={pathTo('companyDetail', locale, { slug })}>
          {copy[locale].aboutCompany(shortName, ticker)}
        </a>
        {calculator === null ? null : (
          <a className="text-link inline-block py-3" href={calculator}>
            {copy[locale].calculate}
          </a>
        )}
        {term === null ? null : (
          <a
            className="text-link inline-block py-3"
            href={pathTo('glossary', locale, undefined, { q: term })}
          >
            {copy[locale].meaning(term)}
          </a>
        )}
      </p>
      <FactColumns
        columns={4}
        facts={fields.map(({ label, value }) => ({ label, value: <FieldValue value={value} /> }))}
      />
    </>
  )
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
