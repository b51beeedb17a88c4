import type { Fee } from '@site/contracts/content/fees.ts'
import type { AccountType } from '@site/contracts/content/products.ts'
import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import { stampDutyRuleOn } from '@site/finance/stamp-duty.ts'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import {
  describeInitialCollateral,
  type MarginInterest,
  readFinancingTerms,
} from '#app/page-parts/margin-terms.server.ts'
import {
  createComplaintSection,
  createIssuerSection,
  createNoteSection,
  createSentencesOrUnset,
  findLatestDay,
  type Issuer,
} from './common-sections.server.ts'
import { documentCopy } from './document-copy.server.ts'
import { createMarginCosts, createMarginSimulation } from './margin-sections.server.ts'
import { createSentencesPart, createTextPart, type ProductDocument } from './product-document.ts'
import {
  createTradeCosts,
  createTradeSimulation,
  findFeeDays,
  type TradeFees,
} from './trade-sections.server.ts'

const registrations = ['brokerage', 'exchangeMember', 'kseiParticipant', 'protectionFund'] as const
const marginRegistrations = ['brokerage', 'marginFinancing', ...registrations.slice(1)] as const

interface RiplayInput {
  readonly fees: readonly Fee[]
  readonly interest: MarginInterest
  readonly day: string
  readonly issuer: Issuer
}

/** The general RIPLAY of an account type, from its fields, the fees in force on a day and the settings. */
export function createAccountRiplay(
  locale: Locale,
  account: AccountType,
  { fees, interest, day, issuer }: RiplayInput,
): ProductDocument {
  const words = documentCopy[locale]
  const { sections } = words
  const trade: TradeFees = { fees, account: account.key, day }
  const isMargin = account.key === 'margin'
  const terms = readFinancingTerms(account, interest)
  const version = findVersion(account, trade, isMargin ? interest : null)
  return {
    locale,
    heading: words.riplay,
    title: account.title,
    summary: account.summary,
    version,
    sections: [
      createIssuerSection(locale, issuer, {
        role: 'name',
        kinds: isMargin ? marginRegistrations : registrations,
        rows: [
          [words.issuer.product, account.title],
          [words.issuer.kind, words.accountKind],
          [words.issuer.contract, formatContract(locale, account)],
        ],
        version,
      }),
      { title: sections.buyers, parts: createBuyerParts(locale, account) },
      { title: sections.benefits, parts: [createSentencesOrUnset(locale, account.benefits)] },
      { title: sections.risks, parts: [createSentencesOrUnset(locale, account.risks)] },
      {
        title: sections.costs,
        parts: [...createTradeCosts(locale, trade), ...(isMargin ? [createMarginCosts(locale, terms)] : [])],
      },
      {
        title: sections.simulation,
        parts: [
          ...createTradeSimulation(locale, trade),
          ...(isMargin ? createMarginSimulation(locale, terms, day) : []),
        ],
      },
      {
        title: sections.rights,
        parts: [
          createTextPart(words.rights),
          createSentencesOrUnset(locale, account.rights),
          createTextPart(words.duties),
          createSentencesOrUnset(locale, account.duties),
        ],
      },
      createComplaintSection(locale, issuer),
      createNoteSection(locale, issuer, []),
    ].filter(({ parts }) => parts.length > 0),
  }
}

function createBuyerParts(locale: Locale, { key, comparison, requirements }: AccountType) {
  const margin = key === 'margin' ? [describeInitialCollateral(locale)] : []
  return [
    createTextPart(documentCopy[locale].suitedFor(comparison.suitedFor)),
    createSentencesPart([...requirements, ...margin]),
  ]
}

/** The newest day of the account's fields, its fees, interest and stamp duty; a CMS of the previous release states no change. */
function findVersion(
  { updatedAt, riplayValidFrom }: AccountType,
  trade: TradeFees,
  interest: MarginInterest,
): string {
  const changedOn = updatedAt === null ? null : dayInJakarta(new Date(updatedAt))
  const stampDuty = stampDutyRuleOn(trade.day)
  const ruleDays = [stampDuty?.since ?? null, interest?.validFrom ?? null]
  const days = [changedOn, riplayValidFrom, ...ruleDays, ...findFeeDays(trade)]
  return findLatestDay(days) || trade.day
}

function formatContract(locale: Locale, { contractYears }: AccountType): string {
  const { issuer } = documentCopy[locale]
  return contractYears === null ? issuer.noContract : issuer.years(formatNumber(locale, contractYears))
}
