import { Badge } from '#app/design/badge.tsx'
import { toDirection } from '#app/design/direction.ts'
import { Notice } from '#app/design/notice.tsx'
import type { CompanyHead } from '#app/features/companies/company-details.server.ts'
import { copy } from '#app/features/companies/copy.ts'
import { FigureMarks } from '#app/features/companies/figure-marks.tsx'
import { signedNumber } from '#app/features/companies/figures.ts'
import { Notations } from '#app/features/companies/notations.tsx'
import { overviewCopy } from '#app/features/companies/overview-copy.ts'
import { formatChange, formatDate, formatDateLong, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { Breadcrumb } from '#app/layout/breadcrumb.tsx'
import { LocalizedText } from '#app/market/local-text.tsx'

/** The top of a company's page: name and price. Without the market service: the ticker only. */
export function CompanyHeading({
  locale,
  ticker,
  company,
}: {
  locale: Locale
  ticker: string
  company: CompanyHead | null
}) {
  if (company === null) {
    return (
      <div className="pb-6">
        <Breadcrumb page="companyDetail" title={ticker} />
        <h1 className="text-3xl">{ticker}</h1>
      </div>
    )
  }
  return (
    <div className="pb-6">
      <Breadcrumb page="companyDetail" title={ticker} />
      <div className="grid items-end gap-x-8 gap-y-5 lg:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <h1 className="text-3xl">{company.shortName}</h1>
          <Tags company={company} locale={locale} />
        </div>
        <Price locale={locale} price={company.price} statedClose={company.statedClose} />
      </div>
      {company.auctions ? (
        <p className="mt-4 max-w-[68ch]">
          {`${company.auctions.text} `}
          <a className="text-link" href={company.auctions.link.to}>
            {company.auctions.link.label}
          </a>
        </p>
      ) : null}
      {company.notations ? <Notations notice={company.notations} /> : null}
      {company.delisting ? (
        <div className="mt-5 max-w-[68ch]">
          <Notice title={company.delisting.title} tone="error">
            <p>{company.delisting.text}</p>
          </Notice>
        </div>
      ) : null}
      {company.suspension ? (
        <div className="mt-5 max-w-[68ch]">
          <Notice
            title={overviewCopy[locale].suspendedSince(formatDate(locale, company.suspension.since))}
            tone="error"
          >
            <p>
              <LocalizedText hasNote value={company.suspension.reason} />
            </p>
          </Notice>
        </div>
      ) : null}
    </div>
  )
}

function Tags({ locale, company }: { locale: Locale; company: CompanyHead }) {
  const { ticker, sector, subSector, board, listingDate, isListed, isSharia, suspension, delisting } = company
  const words = overviewCopy[locale]
  const tags = [
    ...(board === null ? [] : [board]),
    (isListed ? words.listedSince : words.listedFrom)(formatDate(locale, listingDate)),
    ...(isSharia ? [copy[locale].sharia] : []),
  ]
  return (
    <ul className="fact-line">
      <li className="font-bold text-text">{ticker}</li>
      {sector === null ? null : (
        <li>
          {sector}
          {subSector === null ? null : (
            <>
              <span> · </span>
              <LocalizedText value={subSector} />
            </>
          )}
        </li>
      )}
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {delisting || suspension ? (
        <li>
          <Badge tone="accent">{delisting ? words.delisted : copy[locale].suspended}</Badge>
        </li>
      ) : null}
    </ul>
  )
}

function Price({
  locale,
  price,
  statedClose,
}: { locale: Locale } & Pick<CompanyHead, 'price' | 'statedClose'>) {
  const words = overviewCopy[locale]
  if (statedClose !== null) {
    return (
      <div className="lg:max-w-[26rem] lg:text-end">
        <b className="text-4xl leading-none tracking-[-0.03em]">{formatNumber(locale, statedClose.close)}</b>
        <p className="mt-2 text-sm text-soft">
          {`${statedClose.text} ${statedClose.explanation} ${words.priceSource}`}
        </p>
      </div>
    )
  }
  if (price === null) {
    return <p className="max-w-[30ch] text-soft lg:text-end">{words.noPrice}</p>
  }
  return (
    <div className="lg:max-w-[26rem] lg:text-end">
      <p className="flex flex-wrap items-baseline gap-x-3 lg:justify-end">
        <b className="text-4xl leading-none tracking-[-0.03em]">{formatNumber(locale, price.close)}</b>
        {price.change ? (
          <span className={toDirection(price.change.rupiah)}>
            {`${signedNumber(locale, price.change.rupiah)} (${formatChange(locale, price.change.fraction)})`}
          </span>
        ) : null}
      </p>
      <p className="mt-2 text-sm text-soft">
        <time dateTime={price.date}>
          {(price.untradedSince ? words.noPriceSince : words.closeOn)(formatDateLong(locale, price.date))}
        </time>
        {`, ${words.inRupiah}. ${words.priceSource}`}
      </p>
      <FigureMarks reasons={price.markReasons} />
    </div>
  )
}
