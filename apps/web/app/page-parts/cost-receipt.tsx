import type { TransactionCost } from '@site/finance/transaction-cost.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { Receipt } from './receipt.tsx'

const id = {
  value: 'Nilai transaksi',
  commission: 'Komisi',
  commissionVat: 'PPN atas komisi',
  levy: 'Levi BEI, KPEI, dan KSEI',
  levyVat: 'PPN atas levi',
  guaranteeFund: 'Dana jaminan',
  salesTax: 'PPh final penjualan',
  stampDuty: 'Bea meterai',
  paid: 'Anda bayar',
  received: 'Anda terima',
}
const en: typeof id = {
  value: 'Traded value',
  commission: 'Commission',
  commissionVat: 'VAT on the commission',
  levy: 'Levy of IDX, KPEI and KSEI',
  levyVat: 'VAT on the levy',
  guaranteeFund: 'Guarantee fund',
  salesTax: 'Final tax on the sale',
  stampDuty: 'Stamp duty',
  paid: 'You pay',
  received: 'You receive',
}
export const costNames = { id, en }

interface CostReceiptProps {
  locale: Locale
  title: string
  note?: string
  side: 'buy' | 'sell'
  cost: TransactionCost
  level?: 2 | 3
  children?: React.ReactNode
}

/** What one order costs: each part, and what is paid or received. */
export function CostReceipt({ locale, side, cost, ...receipt }: CostReceiptProps) {
  const words = costNames[locale]
  const row = (label: string, amount: number) => ({ label, value: formatRupiah(locale, amount) })
  return (
    <Receipt
      {...receipt}
      rows={[
        row(words.value, cost.value),
        row(words.commission, cost.commission),
        row(words.commissionVat, cost.commissionVat),
        row(words.levy, cost.levy),
        row(words.levyVat, cost.levyVat),
        row(words.guaranteeFund, cost.guaranteeFund),
        ...(side === 'sell' ? [row(words.salesTax, cost.salesTax)] : []),
        row(words.stampDuty, cost.stampDuty),
      ]}
      total={
        side === 'buy' || cost.net < 0 ? row(words.paid, Math.abs(cost.net)) : row(words.received, cost.net)
      }
    />
  )
}
