import type { AccountType } from '@site/contracts/content/products.ts'
import { Section } from '#app/design/section.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { AccountFee, AccountFees } from '#app/page-parts/account-fees.ts'
import { AccountCost } from '../account-cost.tsx'
import { copy } from './copy.ts'
import './account-choice.css'

/** The fields of an account type that this part shows. */
export type ChoosableAccount = Pick<AccountType, 'key' | 'title' | 'summary' | 'comparison' | 'contractYears'>

interface AccountChoiceProps {
  accountTypes: readonly ChoosableAccount[]
  fees: AccountFees
  locale: Locale
}

/** Two questions that narrow down the account types; the style sheet does it, so it needs no script. */
export function AccountChoice({ accountTypes, fees, locale }: AccountChoiceProps) {
  const words = copy[locale]
  return (
    <Section
      lead={words.choiceLead}
      more={{ to: pathTo('serviceStockAccount', locale), label: words.compare }}
      title={words.choiceTitle}
    >
      <form className="account-choice">
        <div className="grid gap-x-10 gap-y-5 rounded-card bg-ground p-5 sm:grid-cols-2 sm:p-7 print:hidden">
          <Question legend={words.principle} name="principle" options={words.principles} />
          <Question legend={words.funding} name="funding" options={words.fundings} />
          <p
            aria-live="polite"
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-4 sm:col-span-2"
          >
            <span className="text-soft">{words.suits}</span>
            {accountTypes.map(({ key, title }) => (
              <b key={key} data-account={key}>
                {title}
              </b>
            ))}
            <b className="account-choice-none">{words.noneSuits}</b>
            <button className="account-choice-clear text-link ms-auto cursor-pointer py-2" type="reset">
              {words.clear}
            </button>
          </p>
        </div>
        <ul className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
          {accountTypes.map((account) => (
            <Account key={account.key} account={account} fee={fees[account.key]} locale={locale} />
          ))}
        </ul>
      </form>
    </Section>
  )
}

function Question({
  legend,
  name,
  options,
}: {
  legend: string
  name: string
  options: Readonly<Record<string, string>>
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {Object.entries(options).map(([value, label]) => (
        <label key={value} className="flex min-h-12 cursor-pointer items-center gap-3">
          <input className="size-5 shrink-0 accent-action" name={name} type="radio" value={value} />
          <span className="min-w-0">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Account({
  account,
  fee,
  locale,
}: {
  account: ChoosableAccount
  fee: AccountFee | undefined
  locale: Locale
}) {
  const words = copy[locale]
  const { key, title, summary, comparison, contractYears } = account
  const facts = [
    { label: words.suitedFor, value: comparison.suitedFor },
    { label: words.cost, value: <AccountCost fee={fee} locale={locale} text={comparison.cost} /> },
    { label: words.mainRisk, value: comparison.mainRisk },
    ...(contractYears === null
      ? []
      : [{ label: words.contract, value: words.years(formatNumber(locale, contractYears)) }]),
  ]
  return (
    <li className="min-w-0 border-t-3 border-accent pt-4 wrap-anywhere" data-account={key}>
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 text-soft">{summary}</p>
      <dl className="mt-4 grid gap-3">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <a
          className="text-link inline-block py-1"
          href={`${pathTo('serviceStockAccount', locale)}#account-${key}`}
        >
          {words.details(title)}
        </a>
      </p>
    </li>
  )
}
