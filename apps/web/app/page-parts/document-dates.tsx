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

export function UpdatedOn({ locale, updatedAt }: { locale: Locale; updatedAt: string }) {
  return <time dateTime={updatedAt}>{copy[locale].updated(formatDate(locale, updatedAt))}</time>
}

/** The publication date and, if changed later, the update date of a document; in one line. */
export function DocumentDates({
  locale,
  document: { publishedAt, updatedAt },
}: {
  locale: Locale
  document: { readonly publishedAt: string; readonly updatedAt: string }
}) {
  return (
    <>
      <PublishedOn locale={locale} publishedAt={publishedAt} />
      {updatedAt > publishedAt ? (
        <>
          {' · '}
          <UpdatedOn locale={locale} updatedAt={updatedAt} />
        </>
      ) : null}
    </>
  )
}
