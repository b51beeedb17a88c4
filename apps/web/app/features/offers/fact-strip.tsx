import type { Fact } from '@site/contracts/content/document-parts.ts'

/** Short facts in one row over the width of the page. */
export function FactStrip({ facts, label }: { facts: readonly Fact[]; label: string }) {
  if (facts.length === 0) {
    return null
  }
  return (
    <section aria-label={label} className="border-y border-line">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11.5rem),1fr))] gap-x-8 max-sm:grid-cols-2 max-sm:gap-x-5">
        {facts.map((fact) => (
          <div key={fact.label} className="min-w-0 py-4 wrap-anywhere">
            <dt className="text-sm text-soft">{fact.label}</dt>
            <dd className="mt-0.5 text-lg leading-snug font-bold tracking-[-0.015em]">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
