import { isLocale } from '@site/contracts/locale.ts'
import type { AdminViewServerProps } from 'payload'
import { adminLanguage, copy } from '#cms/base/admin/copy.ts'
import { StaffView } from '#cms/base/admin/staff-view.tsx'
import {
  type CompletenessFilter,
  type IncompleteDocument,
  maxRows,
  readCompleteness,
} from './read-completeness.ts'
import type { TextTable } from './text-columns.ts'

type Language = keyof typeof copy

const viewPath = '/admin/completeness'

/** Lists the documents that lack a language, with edit links. */
export function CompletenessView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const language = adminLanguage(req.i18n.language)
  const words = copy[language]
  return (
    <StaffView lead={words.completenessLead} title={words.completeness} view={view}>
      {async () => {
        const filter = parseFilter(view.searchParams)
        const { tables, totals, incomplete } = await readCompleteness(req.payload, filter)
        return (
          <>
            <Totals language={language} tables={tables} totals={totals} />
            <Incomplete documents={incomplete} filter={filter} language={language} tables={tables} />
          </>
        )
      }}
    </StaffView>
  )
}

function parseFilter(params: AdminViewServerProps['searchParams']): CompletenessFilter {
  const { collection, lacks } = params ?? {}
  return {
    collection: typeof collection === 'string' && /^[a-z-]+$/.test(collection) ? collection : null,
    language: isLocale(lacks) ? lacks : null,
  }
}

function Totals({
  tables,
  totals,
  language,
}: Pick<Awaited<ReturnType<typeof readCompleteness>>, 'tables' | 'totals'> & { language: Language }) {
  const words = copy[language]
  const number = new Intl.NumberFormat(language)
  return (
    <div className="staff-view-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.collection}</th>
            {[words.total, words.publishedCount, words.lacksId, words.lacksEn].map((heading) => (
              <th key={heading} className="number" scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tables.map(({ collection, label }) => {
            const row = totals.find((candidate) => candidate.collection === collection)
            return (
              <tr key={collection}>
                <th scope="row">
                  <a href={`${viewPath}?collection=${collection}`}>{label[language]}</a>
                </th>
                <td className="number">{number.format(row?.total ?? 0)}</td>
                <td className="number">{number.format(row?.published ?? 0)}</td>
                <td className="number">
                  <a href={`${viewPath}?collection=${collection}&lacks=id`}>
                    {number.format(row?.lacks_id ?? 0)}
                  </a>
                </td>
                <td className="number">
                  <a href={`${viewPath}?collection=${collection}&lacks=en`}>
                    {number.format(row?.lacks_en ?? 0)}
                  </a>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Incomplete({
  documents,
  tables,
  filter,
  language,
}: {
  documents: IncompleteDocument[]
  tables: TextTable[]
  filter: CompletenessFilter
  language: Language
}) {
  const words = copy[language]
  const chosen = tables.find(({ collection }) => collection === filter.collection)
  return (
    <>
      <h2>
        {chosen?.label[language] ?? words.all}
        {filter.language ? ` · ${filter.language === 'id' ? words.lacksId : words.lacksEn}` : ''}
      </h2>
      {filter.collection || filter.language ? <a href={viewPath}>{words.all}</a> : null}
      {documents.length === 0 ? <p>{words.nothingLacks}</p> : null}
      {documents.length >= maxRows ? <p>{words.onlyNewest(maxRows)}</p> : null}
      {documents.length > 0 ? (
        <div className="staff-view-table">
          <table>
            <thead>
              <tr>
                {[words.document, words.collection, words.state, words.lacksId, words.lacksEn].map(
                  (heading) => (
                    <th key={heading} scope="col">
                      {heading}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {documents.map((document) => (
                <IncompleteRow
                  key={`${document.collection}/${document.document}`}
                  document={document}
                  language={language}
                  table={tables.find(({ collection }) => collection === document.collection)}
                />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </>
  )
}

function IncompleteRow({
  document,
  table,
  language,
}: {
  document: IncompleteDocument
  table: TextTable | undefined
  language: Language
}) {
  const words = copy[language]
  const { collection, document: id, title, is_published, has_draft, lacks_id, lacks_en } = document
  const edit = `/admin/collections/${collection}/${id}/languages`
  const named = (fields: string[]) =>
    fields
      .map((field) => table?.columns.find((column) => column.field === field)?.label[language] ?? field)
      .join(', ')
  return (
    <tr>
      <th scope="row">
        <a href={edit}>{title?.slice(0, 120) || words.untitled}</a>
      </th>
      <td>{table?.label[language] ?? collection}</td>
      <td>{has_draft ? words.newerDraft : is_published ? words.published : words.draft}</td>
      <td>{lacks_id.length > 0 ? <a href={edit}>{named(lacks_id)}</a> : null}</td>
      <td>{lacks_en.length > 0 ? <a href={edit}>{named(lacks_en)}</a> : null}</td>
    </tr>
  )
}
