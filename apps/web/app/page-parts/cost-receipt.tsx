import type { Locale } from '#app/i18n/locales.ts'
import { listCostRows, type OrderCost } from './cost-rows.ts'
import { Receipt } from './receipt.tsx'

interface CostReceiptProps extends OrderCost {
  locale: Locale
  title: string
  note?: string
  detail?: 'full' | 'short'
  level?: 2 | 3
  children?: React.ReactNode
}

/** What one order costs, as a receipt. */
export function CostReceipt({ locale, side, cost, detail, ...receipt }: CostReceiptProps) {
  return <Receipt {...receipt} {...listCostRows(locale, { side, cost }, detail)} />
}
