import { lot } from '@site/finance/lots-and-ticks.ts'
import type { BudgetLimit } from '@site/finance/market-calculators/order-limits.ts'
import { stampDutyRuleOn } from '@site/finance/stamp-duty.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { figuresIn } from './figures.ts'
import { counted } from './plural.ts'

const id = {
  budget: (budget: string, perLot: string, fee: string, lots: string) =>
    `${budget} ÷ (${perLot} × (1 + ${fee})) → ${lots} lot, dibulatkan ke bawah`,
  exempt: (value: string, perLot: string, lots: string) =>
    `${value} ÷ ${perLot} → ${lots} lot, dibulatkan ke bawah: satu lot lagi dikenai bea meterai dan tidak muat.`,
}
const en: typeof id = {
  budget: (budget, perLot, fee, lots) =>
    `${budget} ÷ (${perLot} × (1 + ${fee})) → ${counted(lots, 'lot')}, rounded down`,
  exempt: (value, perLot, lots) =>
    `${value} ÷ ${perLot} → ${counted(lots, 'lot')}, rounded down: one more lot would carry stamp duty and not fit.`,
}
const copy = { id, en }

interface BudgetPurchase {
  readonly budget: number
  readonly price: number
  readonly feePercent: number
  readonly day: string
}

/** How the lots for a budget were counted. */
export function explainBudgetLots(
  locale: Locale,
  { budget, price, feePercent, day }: BudgetPurchase,
  { lots, limit }: { readonly lots: number; readonly limit: BudgetLimit },
): string {
  if (limit === 'exemption') return explainExemptLots(locale, price, lots, day)
  const { rupiah, number, percent } = figuresIn(locale)
  const duty = stampDutyRuleOn(day)?.amount ?? 0
  const money = limit === 'taxedBudget' ? `(${rupiah(budget)} − ${rupiah(duty)})` : rupiah(budget)
  return copy[locale].budget(money, rupiah(price * lot.shares), percent(feePercent), number(lots))
}

/** Why the most lots without further stamp duty are the most that fit. */
export function explainExemptLots(locale: Locale, price: number, lots: number, day: string): string {
  const { rupiah, number } = figuresIn(locale)
  const value = stampDutyRuleOn(day)?.exemptUpTo.trades ?? 0
  return copy[locale].exempt(rupiah(value), rupiah(price * lot.shares), number(lots))
}
