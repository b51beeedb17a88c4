import { useLocale } from '#app/i18n/use-locale.ts'
import { CostReceipt } from '#app/page-parts/cost-receipt.tsx'
import type { ToolOutcome } from '../engine/tool-outcome.ts'

/** Orders as receipts, above the figures that follow from them. */
export function ReceiptsOutcome({ outcome: { receipts = [], figures } }: { outcome: ToolOutcome }) {
  const locale = useLocale()
  return (
    <div className="mt-6 grid gap-6">
      {receipts.map(({ remark, warning, ...receipt }) => (
        <CostReceipt key={receipt.title} level={3} locale={locale} {...receipt}>
          {remark ? <p className="text-sm text-soft">{remark}</p> : null}
          {warning ? <p className="mt-1 font-semibold">{warning}</p> : null}
        </CostReceipt>
      ))}
      {figures.map(({ name, label, value, detail }) => (
        <div key={name} className="border-t-3 border-accent pt-4">
          <h3 className="text-soft">{label}</h3>
          <p className="text-2xl font-extrabold tracking-[-0.02em]">{value}</p>
          <p className="mt-1 max-w-[52ch] text-soft">{detail}</p>
        </div>
      ))}
    </div>
  )
}
