import { Notice } from '#app/design/notice.tsx'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CompanyHead } from './company-details.server.ts'

const id = {
  title: (letters: string) => `Notasi khusus bursa: ${letters}`,
  unknown: 'Artinya belum ada di daftar kami. Lihat daftar notasi khusus di idx.co.id.',
  asOf: (date: string) => `Notasi per ${date}.`,
  source: (date: string) => `Arti menurut daftar Bursa Efek Indonesia per ${date}.`,
}
const en: typeof id = {
  title: (letters) => `Special notations of the exchange: ${letters}`,
  unknown: 'Its meaning is not in our list yet. See the list of special notations on idx.co.id.',
  asOf: (date) => `Notations as of ${date}.`,
  source: (date) => `Meanings from the list of the Indonesia Stock Exchange as of ${date}.`,
}
const notationCopy = { id, en }

/** The letters that the exchange added to a ticker: a warning, or a disclosure if none of them is one. */
export function Notations({ locale, company }: { locale: Locale; company: CompanyHead }) {
  const { notations } = company
  if (notations.length === 0) {
    return null
  }
  const title = notationCopy[locale].title(notations.map(({ code }) => code).join(', '))
  return notations.some(({ isCaution }) => isCaution) ? (
    <div className="mt-5 max-w-[68ch]">
      <Notice title={title} tone="error">
        <Meanings company={company} locale={locale} />
      </Notice>
    </div>
  ) : (
    <details className="mt-4 max-w-[68ch]">
      <summary className="text-link w-fit py-1">{title}</summary>
      <Meanings company={company} locale={locale} />
    </details>
  )
}

function Meanings({
  locale,
  company: { notations, noSanctionNote, notationsAsOf, notationListDate },
}: {
  locale: Locale
  company: CompanyHead
}) {
  const words = notationCopy[locale]
  return (
    <>
      <dl className="mt-1 grid gap-1">
        {notations.map(({ code, meaning }) => (
          <div key={code} className="grid grid-cols-[1.5rem_minmax(0,1fr)]">
            <dt className="font-bold">{code}</dt>
            <dd>{meaning ?? words.unknown}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-soft">
        {[
          ...(noSanctionNote ? [noSanctionNote] : []),
          ...(notationsAsOf ? [words.asOf(formatDate(locale, notationsAsOf))] : []),
          words.source(formatDate(locale, notationListDate)),
        ].join(' ')}
      </p>
    </>
  )
}
