import type { NoteList, NoteSummary } from '@site/contracts/content/research.ts'
import { DateBlock } from '#app/design/date-block.tsx'
import { LinkChips } from '#app/design/link-tabs.tsx'
import { Disclaimer, EmptyState } from '#app/design/notice.tsx'
import { Pagination } from '#app/design/pagination.tsx'
import { Section } from '#app/design/section.tsx'
import type { PageHead } from '#app/head/page-head-data.ts'
import { formatDateLong } from '#app/i18n/format.ts'
import { formatMonth } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { useNotices } from '#app/layout/use-notices.ts'
import { copy } from './copy.ts'
import { Highlights } from './highlights.tsx'

interface NotesPageProps {
  head: PageHead
  locale: Locale
  list: NoteList
  month: string | null
  /** The query has a month or page that does not exist. */
  isUnknown: boolean
}

export function NotesPage({ head, locale, list, month, isUnknown }: NotesPageProps) {
  const words = copy[locale]
  const notices = useNotices()
  // Only the first note of the first page is the latest one, which is shown larger.
  const latest = list.page === 1 && month === null ? list.items[0] : undefined
  const earlier = latest ? list.items.slice(1) : list.items
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.listLead} page="morningNotes" title={head.title} />
      {list.months.length > 1 || month !== null || isUnknown ? (
        <div className="mb-8">
          <LinkChips
            chips={[
              {
                to: pathTo('morningNotes', locale),
                label: words.latest,
                isCurrent: month === null && !isUnknown,
              },
              ...list.months.map((each) => ({
                to: pathTo('morningNotes', locale, undefined, { month: each }),
                label: formatMonth(locale, each),
                isCurrent: each === month,
              })),
            ]}
            label={words.months}
          />
        </div>
      ) : null}
      {list.items.length === 0 ? (
        <EmptyState text={words.empty}>
          <a className="text-link" href={pathTo('morningNotes', locale)}>
            {words.backToFirst}
          </a>
        </EmptyState>
      ) : null}
      {latest ? <LatestNote locale={locale} note={latest} /> : null}
      {earlier.length > 0 ? (
        <Section isListStart title={month === null ? words.earlier : formatMonth(locale, month)}>
          <ul>
            {earlier.map((note) => (
              <NoteRow key={note.id} locale={locale} note={note} />
            ))}
          </ul>
        </Section>
      ) : null}
      <Pagination
        locale={locale}
        page={list.page}
        pageCount={list.pageCount}
        pathOfPage={(page) => pathTo('morningNotes', locale, undefined, { month, page })}
      />
      <Disclaimer>{notices.research}</Disclaimer>
    </div>
  )
}

interface NoteProps {
  note: NoteSummary
  locale: Locale
}

function LatestNote({ note, locale }: NoteProps) {
  const words = copy[locale]
  const { slug, title, summary, marketDate, highlights } = note
  return (
    <article className="grid gap-x-16 gap-y-6 border-t-3 border-accent pt-6 lg:grid-cols-[1.2fr_1fr]">
      <div className="min-w-0">
        <p className="eyebrow">
          <time dateTime={marketDate}>{words.marketDay(formatDateLong(locale, marketDate))}</time>
        </p>
        <h2 className="mt-2 max-w-[22ch] text-3xl">
          <a className="hover:text-action" href={pathTo('morningNoteDetail', locale, { slug })}>
            {title}
          </a>
        </h2>
        <p className="mt-4 max-w-[56ch] text-lg text-soft">{summary}</p>
        <p className="mt-5">
          <a className="text-link" href={pathTo('morningNoteDetail', locale, { slug })}>
            {words.read}
            <span className="sr-only">{`: ${title}`}</span>
          </a>
        </p>
      </div>
      <Highlights headingLevel={3} highlights={highlights} locale={locale} />
    </article>
  )
}

function NoteRow({ note, locale }: NoteProps) {
  const { slug, title, summary, marketDate } = note
  return (
    <li className="relative flex gap-5 border-t border-line py-3 lg:py-6">
      <DateBlock date={marketDate} locale={locale} />
      <div className="min-w-0">
        <h3 className="text-base lg:text-lg">
          <a
            className="after:absolute after:inset-0 hover:text-action"
            href={pathTo('morningNoteDetail', locale, { slug })}
          >
            {title}
          </a>
        </h3>
        <p className="mt-1 max-w-[64ch] text-soft max-lg:hidden">{summary}</p>
      </div>
    </li>
  )
}
