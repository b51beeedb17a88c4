import { SubmitButton } from '#app/design/button.tsx'
import { formatNumber, formatRupiah, formatRupiahWords } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import type { PartProps } from './part-head.tsx'
import type { PlanExample } from './plan-example.server.ts'

/** A teaser of the calculator: its first form with an example and the result. */
export function PlanPart({ locale, heading, plan }: PartProps & { plan: PlanExample }) {
  const words = copy[locale]
  return (
    <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[1fr_1.1fr]">
      <div className="min-w-0">
        <h2 className="max-w-[22ch] text-3xl">{heading.title}</h2>
        <p className="mt-3 max-w-[48ch] text-soft max-sm:hidden">{heading.lead || words.calculatorText}</p>
        <PlanForm locale={locale} plan={plan} />
        <p className="mt-7 border-t border-line pt-4">
          <b>{words.riskTitle}</b> <span className="text-soft">{words.riskText}</span>{' '}
          <a className="text-link" href={pathTo('riskProfile', locale)}>
            {words.riskLink}
          </a>
        </p>
      </div>
      <PlanOutcome locale={locale} plan={plan} />
    </div>
  )
}

function PlanForm({ locale, plan }: { locale: Locale; plan: PlanExample }) {
  const words = copy[locale]
  const { planFields, planUnits } = words
  return (
    <form
      action={pathTo('investmentCalculator', locale)}
      className="mt-6 grid grid-cols-1 gap-4 xs:grid-cols-2"
      method="get"
    >
      <input name="calculator" type="hidden" value="target" />
      <input name="strategy" type="hidden" value="installments" />
      <PlanField
        className="xs:col-span-2"
        label={planFields.target}
        name="targetFund"
        unit={planUnits.rupiah}
        unitSide="start"
        value={formatNumber(locale, plan.targetFund)}
      />
      <PlanField
        label={planFields.years}
        name="duration"
        unit={planUnits.years}
        unitSide="end"
        value={formatNumber(locale, plan.duration)}
      />
      <PlanField
        label={planFields.rate}
        name="expectedReturn"
        unit={planUnits.percent}
        unitSide="end"
        value={formatNumber(locale, plan.expectedReturn * 100)}
      />
      <p className="xs:col-span-2">
        <SubmitButton>{words.calculate}</SubmitButton>
      </p>
    </form>
  )
}

function PlanField({
  name,
  label,
  unit,
  unitSide,
  value,
  className = '',
}: {
  name: string
  label: string
  unit: string
  unitSide: 'start' | 'end'
  value: string
  className?: string
}) {
  const id = `plan-${name}`
  const side = unitSide === 'start' ? { at: 'start-4', room: 'ps-14' } : { at: 'end-4', room: 'pe-16' }
  return (
    <div className={`min-w-0 ${className}`}>
      <label className="text-sm font-semibold" htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <span className="relative mt-1.5 block">
        <span
          aria-hidden="true"
          className={`absolute inset-y-0 flex items-center text-soft ${side.at}`}
          id={`${id}-unit`}
        >
          {unit}
        </span>
        <input
          aria-labelledby={`${id}-label ${id}-unit`}
          autoComplete="off"
          className={`field-box font-semibold ${side.room}`}
          defaultValue={value}
          id={id}
          inputMode="decimal"
          name={name}
          type="text"
        />
      </span>
    </div>
  )
}

const CHART = { width: 520, height: 180, bar: 38, room: 52 } as const

function PlanOutcome({ locale, plan }: { locale: Locale; plan: PlanExample }) {
  const words = copy[locale]
  const { monthly, duration, targetFund, invested, earned, years } = plan
  const yearsText = formatNumber(locale, duration)
  const target = formatRupiahWords(locale, targetFund)
  const million = (rupiah: number) => formatRupiahWords(locale, Math.round(rupiah / 1e6) * 1e6)
  return (
    <div className="min-w-0 rounded-card bg-card p-5 [box-shadow:var(--lift)] sm:p-9">
      <p className="text-soft">{words.planBefore}</p>
      <p className="home-plan-amount my-1 font-extrabold tracking-[-0.03em]">
        {formatRupiah(locale, monthly)}
      </p>
      <p className="max-w-[52ch] text-soft">
        {words.planAfter(yearsText, target, million(invested), million(earned))}
      </p>
      <svg
        aria-label={words.planPicture(yearsText, target)}
        className="mt-6 h-44 w-full max-sm:hidden"
        preserveAspectRatio="none"
        role="img"
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      >
        {years.map(({ year, investedShare, valueShare }, position) => {
          const x = position * CHART.room + (CHART.room - CHART.bar) / 2
          const paid = investedShare * CHART.height
          const whole = valueShare * CHART.height
          return (
            <g key={year}>
              <rect className="fill-scene" height={paid} width={CHART.bar} x={x} y={CHART.height - paid} />
              <rect
                className="fill-action"
                height={whole - paid}
                width={CHART.bar}
                x={x}
                y={CHART.height - whole}
              />
            </g>
          )
        })}
      </svg>
      <p
        aria-hidden="true"
        className="mt-1 flex justify-between border-t border-line pt-1.5 text-sm text-soft max-sm:hidden"
      >
        <span>{words.year(formatNumber(locale, 1))}</span>
        <span className="inline-flex items-center gap-4">
          <Legend className="fill-scene" text={words.planLegend.invested} />
          <Legend className="fill-action" text={words.planLegend.earned} />
        </span>
        <span>{words.year(yearsText)}</span>
      </p>
      <p className="mt-3 text-sm text-soft">{words.planNote}</p>
    </div>
  )
}

function Legend({ className, text }: { className: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg aria-hidden="true" className={`size-2.5 ${className}`} viewBox="0 0 10 10">
        <rect height="10" rx="2" width="10" />
      </svg>
      {text}
    </span>
  )
}
