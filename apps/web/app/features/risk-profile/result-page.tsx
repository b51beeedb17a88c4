import type { ProfileKey, RiskQuestionnaire } from '@site/contracts/content/tools.ts'
import type { RiskResult } from '@site/finance/risk-profile.ts'
import { ButtonLink } from '#app/design/button.tsx'
import { Facts } from '#app/design/facts.tsx'
import { Disclaimer } from '#app/design/notice.tsx'
import { Section } from '#app/design/section.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import type { PageHead } from '#app/shell/page-head.ts'
import { PageHeading } from '#app/shell/page-heading.tsx'
import { useNotices } from '#app/shell/use-notices.ts'
import { Allocation } from './allocation.tsx'
import { AppliedCaps } from './applied-caps.tsx'
import { BandTable } from './band-table.tsx'
import { copy } from './copy.ts'

export interface ResultPageProps {
  head: PageHead
  locale: Locale
  /** The answers as the address has them. */
  code: string
  result: Extract<RiskResult<ProfileKey>, { kind: 'scored' }>
  questionnaire: Omit<RiskQuestionnaire, 'questions'>
}

export function ResultPage({ head, locale, code, result, questionnaire }: ResultPageProps) {
  const words = copy[locale]
  const notices = useNotices()
  const { profiles, caps, disclaimer } = questionnaire
  const profile = profiles.find(({ key }) => key === result.profile)
  const nameOf = (wanted: ProfileKey) => profiles.find(({ key }) => key === wanted)?.name ?? ''
  const bounds = {
    min: Math.min(...profiles.map(({ min }) => min)),
    max: Math.max(...profiles.map(({ max }) => max)),
  }
  return (
    <div className="wrap pb-16" data-profile={result.profile} data-score={result.score}>
      <PageHeading page="riskProfileResult" title={head.title} {...(profile ? { lead: profile.text } : {})} />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6 self-start lg:order-last">
          <Facts
            facts={[
              { label: words.profile, value: nameOf(result.profile) },
              {
                label: words.score,
                value: words.scoreOf(
                  formatNumber(locale, result.score),
                  formatNumber(locale, bounds.min),
                  formatNumber(locale, bounds.max),
                ),
              },
              { label: words.byScore, value: nameOf(result.byScore) },
            ]}
          />
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <a className="text-link" href={pathTo('riskProfile', locale, undefined, { a: code })}>
              {words.change}
            </a>
            <a className="text-link" href={pathTo('riskProfile', locale)}>
              {words.again}
            </a>
          </p>
        </div>
        <div className="min-w-0">
          <AppliedCaps
            applied={result.capsApplied}
            byScore={nameOf(result.byScore)}
            caps={caps}
            locale={locale}
            nameOf={nameOf}
          />
          {profile ? <Allocation locale={locale} shares={profile.allocationPercent} /> : null}
        </div>
      </div>
      {profile && profile.products.length > 0 ? (
        <Section title={words.productsTitle}>
          <ul className="flex flex-wrap gap-x-8 gap-y-2 text-lg font-semibold">
            {profile.products.map(({ text }) => (
              <li key={text} className="border-s-3 border-accent ps-3">
                {text}
              </li>
            ))}
          </ul>
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
            <ButtonLink to={pathTo('productsAndServices', locale)}>{words.allProducts}</ButtonLink>
            <a className="text-link" href={pathTo('investmentCalculator', locale)}>
              {words.calculator}
            </a>
          </p>
        </Section>
      ) : null}
      <BandTable locale={locale} profile={result.profile} profiles={profiles} />
      <Disclaimer>
        {disclaimer} {notices.investment}
      </Disclaimer>
    </div>
  )
}
