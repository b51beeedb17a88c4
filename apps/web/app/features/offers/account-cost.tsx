import { formatRate, formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { AccountFee } from '#app/page-parts/account-fees.ts'
import { accountCopy } from './account-copy.ts'

interface AccountCostProps {
  locale: Locale
  /** What the editors state about the cost. */
  text: string
  /** undefined: none is in force, or the CMS is unavailable. */
  fee: AccountFee | undefined
}

/** What an account costs: its fees through the app, the editors' words and the way to all fees. */
export function AccountCost({ locale, text, fee }: AccountCostProps) {
  const words = accountCopy[locale]
  return (
    <>
      {fee ? (
        <>
          <span className="block font-bold">
            {words.fees(formatRate(locale, fee.buy), formatRate(locale, fee.sell))}
          </span>
          <span className="block text-sm text-soft">
            {words.feeBasis(fee.minimum === null ? null : formatRupiah(locale, fee.minimum))}
          </span>
        </>
      ) : null}
      <span className="block">{text}</span>
      <a className="text-link inline-block py-1" href={pathTo('fees', locale)}>
        {words.allFees}
      </a>
    </>
  )
}
