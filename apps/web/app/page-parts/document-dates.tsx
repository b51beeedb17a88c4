import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

const copy = {
  id: {
    published: (date: string) => `Terbit ${date}`,
    updated: (date: string) => `Diperbarui ${date}`,
  },
  en: {
    published: (date: string) => `Published ${date}`,
    updated: (date: string) => `Updated ${date}`,
  },
}

export function PublishedOn({ locale, publishedAt }: { locale: Locale; publishedAt: string }) {
  return <time dateTime={publishedAt}>{copy[locale].published(formatDate(locale, publishedAt))}</time>
}

/** Nothing without a revision. */
export function UpdatedOn({ locale, revisedAt }: { locale: Locale; revisedAt: string | null }) {
  return revisedAt && <time dateTime={revisedAt}>{copy[locale].updated(formatDate(locale, revisedAt))}</time>
}

/** The publication date and, if revised later, the date of the revision of a document; in one line. */
export function DocumentDates({
  locale,
  document: { publishedAt, revisedAt },
}: {
  locale: Locale
  document: { readonly publishedAt: string; readonly revisedAt: string | null }
}) {
  return (
    <>
      <PublishedOn locale={locale} publishedAt={publishedAt} />
      {revisedAt && ' · '}
      <UpdatedOn locale={locale} revisedAt={revisedAt} />
    </>
  )
}
