import type { Fund } from '@site/contracts/content/funds.ts'
import { computeFundOrder } from '@site/finance/fund-order.ts'
import { stampDutyRuleOn } from '@site/finance/stamp-duty.ts'
import type { DocumentPart } from '@site/pdf/text-document.ts'
import { formatDate, formatRate, formatRupiah, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import {
  createComplaintSection,
  createIssuerSection,
  createNoteSection,
  createSentencesOrUnset,
  findLatestDay,
  type Issuer,
} from './common-sections.server.ts'
import { documentCopy } from './document-copy.server.ts'
import { describeFundTerms } from './fund-terms.server.ts'
import {
  createFactsPart,
  createSentencesPart,
  createTextPart,
  type ProductDocument,
} from './product-document.ts'
import { formatStampDuty } from './stamp-duty-text.server.ts'

const navDecimals = 4
const kinds = ['fundSelling', 'brokerage'] as const

/** The summary of a fund, from its fields, the terms of all funds and the settings. */
export function createFundSummary(
  locale: Locale,
  fund: Fund,
  { day, issuer }: { day: string; issuer: Issuer },
): ProductDocument {
  const words = documentCopy[locale]
  const { sections } = words
  const { requirements, rights, duties } = describeFundTerms(locale)
  const version = findLatestDay([fund.termsDate, fund.navDate, fund.assetsDate])
  const kind = [words.fundKinds[fund.kind], fund.isSharia ? words.sharia : ''].filter(Boolean).join(', ')
  return {
    locale,
    heading: words.fundSummary,
    title: fund.name,
    summary: kind,
    version,
    sections: [
      createIssuerSection(locale, issuer, {
        role: 'seller',
        kinds,
        rows: [
          [words.issuer.product, `${fund.name} (${fund.code})`],
          [words.issuer.kind, kind],
        ],
        version,
      }),
      { title: sections.policy, parts: [createFundFacts(locale, fund)] },
      {
        title: sections.buyers,
        parts: [createSentencesPart([words.fundBuyers(words.fundRisks[fund.risk]), ...requirements])],
      },
      { title: sections.benefits, parts: [createSentencesPart(words.fundBenefits)] },
      { title: sections.risks, parts: [createSentencesOrUnset(locale, fund.risks)] },
      { title: sections.costs, parts: createFundCosts(locale, fund, day) },
      { title: sections.simulation, parts: createFundSimulation(locale, fund, day) },
      {
        title: sections.rights,
        parts: [
          createTextPart(words.rights),
          createSentencesPart(rights),
          createTextPart(words.duties),
          createSentencesPart(duties),
        ],
      },
      createComplaintSection(locale, issuer),
      createNoteSection(locale, issuer, words.fundNotes),
    ],
  }
}

function createFundFacts(locale: Locale, fund: Fund): DocumentPart {
  const { fundFacts: names, fundRisks, unset } = documentCopy[locale]
  const rate = (percent: number | null) => (percent === null ? unset : formatRate(locale, percent))
  const assets =
    fund.assets === null || fund.assetsDate === null
      ? unset
      : names.asOf(formatRupiahWords(locale, fund.assets), formatDate(locale, fund.assetsDate))
  const nav = formatRupiah(locale, fund.nav, navDecimals)
  return createFactsPart([
    [names.manager, fund.manager],
    [names.custodian, fund.custodian],
    [names.policy, fund.policy || unset],
    [names.benchmark, fund.benchmark || unset],
    [names.launch, fund.launchDate === null ? unset : formatDate(locale, fund.launchDate)],
    [names.assets, assets],
    [names.nav, names.asOf(nav, formatDate(locale, fund.navDate))],
    [names.year, rate(fund.returns.year)],
    [names.threeYears, rate(fund.returns.threeYears)],
    [names.risk, fundRisks[fund.risk]],
  ])
}

function createFundCosts(locale: Locale, { costs, minimum, termsDate }: Fund, day: string): DocumentPart[] {
  const { costs: names } = documentCopy[locale]
  const stampDuty = stampDutyRuleOn(day)
  return [
    createFactsPart([
      [names.subscription, formatRate(locale, costs.subscription)],
      [names.redemption, formatRate(locale, costs.redemption)],
      [names.management, formatRate(locale, costs.management)],
      [names.custodian, formatRate(locale, costs.custodian)],
      [names.minimumPurchase, formatRupiah(locale, minimum)],
    ]),
    ...(stampDuty ? [createTextPart(formatStampDuty(locale, stampDuty, 'fundOrder'))] : []),
    createTextPart(names.termsSince(formatDate(locale, termsDate))),
  ]
}

const exampleAmount = 1_000_000

/** A purchase and its redemption after a rise and a fall, with the highest fees. */
function createFundSimulation(locale: Locale, { nav, costs, minimum }: Fund, day: string): DocumentPart[] {
  const { simulation } = documentCopy[locale]
  const amount = Math.max(exampleAmount, minimum)
  const orderAt = (change: number) =>
    computeFundOrder({
      amount,
      nav,
      redeemedNav: Math.round(nav * (1 + change) * 10_000) / 10_000,
      subscriptionPercent: costs.subscription,
      redemptionPercent: costs.redemption,
      day,
    })
  const [risen, fallen] = [orderAt(0.05), orderAt(-0.05)]
  const row = (label: string, of: (order: typeof risen) => number) => [
    label,
    formatRupiah(locale, of(risen)),
    formatRupiah(locale, of(fallen)),
  ]
  return [
    createTextPart(simulation.fund(formatRupiah(locale, amount), formatRupiah(locale, nav, navDecimals))),
    {
      kind: 'table',
      head: [simulation.item, simulation.rise, simulation.fall],
      rows: [
        row(simulation.paid, ({ paid }) => paid),
        row(simulation.purchaseDuty, ({ purchaseDuty }) => purchaseDuty),
        row(simulation.subscriptionFee, ({ subscription }) => subscription),
        row(simulation.redeemed, ({ value }) => value),
        row(simulation.redemptionFee, ({ redemption }) => redemption),
        row(simulation.redemptionDuty, ({ redemptionDuty }) => redemptionDuty),
        row(simulation.received, ({ received }) => received),
        row(simulation.gain, ({ result }) => result),
      ],
    },
    createTextPart(simulation.notForecast),
  ]
}
