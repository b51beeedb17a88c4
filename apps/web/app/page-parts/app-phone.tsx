import { brand } from '@site/brand/names.ts'
import { formatChange, formatNumber, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CompanyLine } from '#app/market/company-line.server.ts'
import { appPhoneCopy } from './app-phone-copy.ts'

const SHARES = 1000

/**
 * An illustration of the app before an order is sent, with the last close of a real company; blank lines without one.
 */
export function AppPhone({ locale, company }: { locale: Locale; company: CompanyLine | null }) {
  const words = appPhoneCopy[locale]
  return (
    <svg
      aria-label={company ? words.picture(company.ticker) : words.pictureEmpty}
      className="h-auto w-full"
      role="img"
      viewBox="0 0 264 540"
    >
      <rect
        className="fill-brand-900 stroke-brand-600"
        height="536"
        rx="38"
        strokeWidth="2"
        width="260"
        x="2"
        y="2"
      />
      <rect className="fill-page" height="516" rx="28" width="240" x="12" y="12" />
      <rect className="fill-brand-900" height="16" rx="8" width="72" x="96" y="20" />
      <text className="fill-text text-[15px] font-extrabold tracking-tight" x="28" y="66">
        {brand.appName}
      </text>
      <circle className="fill-accent" cx="230" cy="61" r="5" />
      {company ? <CompanyHead company={company} locale={locale} /> : <BlankHead />}
      <Ticket company={company} locale={locale} />
    </svg>
  )
}

function CompanyHead({ locale, company }: { locale: Locale; company: CompanyLine }) {
  const { ticker, shortName, close, changeFraction, spark } = company
  return (
    <>
      <rect className="fill-brand-700" height="34" rx="9" width="34" x="28" y="86" />
      <text className="fill-white text-[13px] font-bold" textAnchor="middle" x="45" y="108">
        {ticker.slice(0, 2)}
      </text>
      <text className="fill-text text-[14px] font-bold" x="72" y="101">
        {ticker}
      </text>
      <text className="fill-soft text-[11px]" x="72" y="117">
        {shortName}
      </text>
      <text className="fill-text text-[30px] font-bold tracking-tight" x="28" y="160">
        {formatNumber(locale, close)}
      </text>
      <text
        className={`text-[12px] font-semibold ${changeFraction < 0 ? 'fill-down' : 'fill-up'}`}
        textAnchor="end"
        x="236"
        y="158"
      >
        {`${changeFraction < 0 ? '▼' : '▲'} ${formatChange(locale, changeFraction)}`}
      </text>
      <svg
        aria-hidden="true"
        height="84"
        preserveAspectRatio="none"
        viewBox="0 0 100 30"
        width="208"
        x="28"
        y="176"
      >
        <path className="fill-accent/20" d={`${spark}V30H0Z`} />
        <path
          className="stroke-accent"
          d={spark}
          fill="none"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </>
  )
}

function BlankHead() {
  return (
    <g className="fill-scene">
      <rect height="34" rx="9" width="34" x="28" y="86" />
      <rect height="10" rx="5" width="60" x="72" y="91" />
      <rect height="8" rx="4" width="104" x="72" y="109" />
      <rect height="22" rx="6" width="96" x="28" y="140" />
      <path
        className="fill-none stroke-accent"
        d="M28 240l26-14 26 8 30-26 28 10 34-24 64 8"
        strokeWidth="2.5"
      />
    </g>
  )
}

function Ticket({ locale, company }: { locale: Locale; company: CompanyLine | null }) {
  const words = appPhoneCopy[locale]
  const rows = [
    { label: words.price, value: company && formatRupiah(locale, company.close) },
    { label: words.amount, value: words.lots },
    { label: words.value, value: company && formatRupiah(locale, company.close * SHARES) },
    { label: words.cost, value: words.costValue },
  ]
  return (
    <>
      <text className="fill-text text-[13px] font-bold" x="28" y="296">
        {words.buy}
      </text>
      <rect className="fill-accent" height="3" rx="1.5" width="26" x="28" y="303" />
      <path className="stroke-line" d="M28 305h208" />
      {rows.map(({ label, value }, position) => (
        <g key={label} transform={`translate(0 ${330 + position * 34})`}>
          <text className="fill-soft text-[12px]" x="28" y="0">
            {label}
          </text>
          {value === null ? (
            <rect className="fill-scene" height="9" rx="4.5" width="70" x="166" y="-9" />
          ) : (
            <text className="fill-text text-[12px] font-semibold" textAnchor="end" x="236" y="0">
              {value}
            </text>
          )}
          <path className="stroke-line" d="M28 12h208" />
        </g>
      ))}
      <rect className="fill-action" height="42" rx="21" width="208" x="28" y="462" />
      <text className="fill-on-action text-[13px] font-bold" textAnchor="middle" x="132" y="488">
        {words.check}
      </text>
    </>
  )
}
