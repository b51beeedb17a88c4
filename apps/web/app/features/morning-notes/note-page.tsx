import type { Note, NoteSummary } from '@site/contracts/content/research.ts'
import type { MarketDay } from '@site/contracts/market/market-day.ts'
import { Disclaimer } from '#app/design/notice.tsx'
import { formatDateLong } from '#app/i18n/format.ts'
import { formatDateTime } from '#app/i18n/format-time.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { useNotices } from '#app/layout/use-notices.ts'
import { SharePage } from '#app/page-parts/share-page.tsx'
import { SubscribeField } from '#app/page-parts/subscribe-field.tsx'
import { TermProse } from '#app/page-parts/term-prose.tsx'
import { copy } from './copy.ts'
import { Highlights } from './highlights.tsx'
import { MarketTable } from './market-table.tsx'

interface NotePageProps {
  locale: Locale
  note: Note
  /** null while the market service is unavailable. */
  day: MarketDay | null
}

export function NotePage({ locale, note, day }: NotePageProps) {
  const words = copy[locale]
  const notices = useNotices()
  const { title, summary, marketDate, publishedAt, revisedAt, highlights, body, previous, next } = note
  return (
    <div className="wrap pb-16">
      <article>
        <PageHeading lead={summary} page="morningNoteDetail" title={title}>
          <p className="mt-5 font-semibold">
            <time dateTime={marketDate}>{words.marketDay(formatDateLong(locale, marketDate))}</time>
          </p>
          <p className="mt-1 text-sm text-soft">
            <time dateTime={publishedAt}>{words.publishedAt(formatDateTime(locale, publishedAt))}</time>
            {revisedAt ? (
              <>
                {' · '}
                <time dateTime={revisedAt}>{words.updatedOn(formatDateTime(locale, revisedAt))}</time>
              </>
            ) : null}
          </p>
        </PageHeading>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
          <div className="min-w-0 self-start border-t-3 border-accent pt-4 lg:col-start-2">
            <Highlights headingLevel={2} highlights={highlights} locale={locale} />
          </div>
          <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <TermProse html={body} locale={locale} />
            <div className="mt-10 grid max-w-(--measure) gap-6 border-t border-line pt-6">
              <SubscribeField locale={locale} wanted={{ list: 'pagi' }} />
              <SharePage title={title} />
            </div>
          </div>
          <div className="min-w-0 lg:col-start-2 lg:row-start-2">
            <MarketTable day={day} locale={locale} marketDate={marketDate} />
          </div>
        </div>
      </article>
      <nav
        aria-label={words.neighbors}
        className="mt-12 grid gap-6 border-t border-line pt-6 sm:grid-cols-[1fr_auto_1fr]"
      >
        <Neighbor label={words.previous} locale={locale} note={previous} rel="prev" />
        <p>
          <a className="text-link" href={pathTo('morningNotes', locale)}>
            {words.allNotes}
          </a>
        </p>
        <Neighbor label={words.next} locale={locale} note={next} rel="next" />
      </nav>
      <Disclaimer>{notices.research}</Disclaimer>
    </div>
  )
}

function Neighbor({
  note,
  rel,
  label,
  locale,
}: {
  note: NoteSummary | null
  rel: 'prev' | 'next'
  label: string
  locale: Locale
}) {
  if (note === null) {
    return <span />
  }
  return (
    <p className={rel === 'next' ? 'min-w-0 sm:text-end' : 'min-w-0'}>
      <span className="block text-sm text-soft">{label}</span>
      <a className="text-link" rel={rel} href={pathTo('morningNoteDetail', locale, { slug: note.slug })}>
        {note.title}
      </a>
    </p>
  )
}
