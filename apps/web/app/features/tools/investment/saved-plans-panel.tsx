import { isPension } from '@site/finance/calculators/calculator-limits.ts'
import { type FormEvent, useState } from 'react'
import { Button, SubmitButton } from '#app/design/button.tsx'
import { Field } from '#app/design/field.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { formatRupiahWords } from '#app/i18n/format.ts'
import { pathTo, withQuery } from '#app/i18n/path-to.ts'
import { copy } from './copy.ts'
import { comparedPlans } from './plan-comparison.ts'
import { savedCopy } from './saved-copy.ts'
import { MAX_NAME_LENGTH, MAX_PLANS, useSavedPlans, withPlan } from './saved-plans.ts'
import type { SavedPlansProps } from './saved-plans-props.ts'

type Saved = ReturnType<typeof useSavedPlans>

/** Up to three saved plans for comparison, each with a name. */
export default function SavedPlansPanel({ hasFocus, ...plan }: SavedPlansProps & { hasFocus: boolean }) {
  const saved = useSavedPlans()
  const words = savedCopy[plan.locale]
  return (
    <section aria-labelledby="saved-plans" className="border-t border-line pt-8">
      <h2 className="text-xl" id="saved-plans">
        {words.title}
      </h2>
      <p className="mt-2 max-w-[60ch] text-soft">{saved.isPersistent ? words.note : words.notStored}</p>
      <SaveForm hasFocus={hasFocus} plan={plan} saved={saved} />
      {saved.plans.length > 0 ? <Comparison plan={plan} saved={saved} /> : null}
    </section>
  )
}

interface PartProps {
  readonly plan: SavedPlansProps
  readonly saved: Saved
}

function SaveForm({ plan, saved, hasFocus }: PartProps & { hasFocus: boolean }) {
  const { locale, view, query } = plan
  const words = savedCopy[locale]
  const [error, setError] = useState<string | undefined>()
  const [status, setStatus] = useState('')
  /** null: not typed since the last plan was saved, so the name follows the plan. */
  const [typedName, setTypedName] = useState<string | null>(null)
  // Removing a plan clears the message that there is no space.
  const hasSpace = saved.plans.length < MAX_PLANS
  const amount = Number(query?.targetFund ?? query?.initialInvestment ?? query?.monthlyInvestment)
  const suggested = [
    copy[locale].calculators[view.calculator],
    Number.isFinite(amount) && !isPension(view.calculator)
      ? formatRupiahWords(locale, amount)
      : copy[locale].strategies[view.strategy].toLowerCase(),
  ].join(', ')
  const shownName = typedName ?? suggested.slice(0, MAX_NAME_LENGTH)

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = shownName.trim()
    const plans = query && withPlan(saved.plans, { name, query: withQuery('', query).slice(1) })
    if (name === '') {
      setError(words.nameNeeded)
    } else if (query === null) {
      setError(words.answerNeeded)
    } else if (plans === null) {
      setError(words.full(String(MAX_PLANS)))
    } else {
      setError(undefined)
      setStatus(words.saved(name))
      saved.save(plans)
      setTypedName(null)
    }
  }

  return (
    <form className="mt-5 flex flex-wrap items-end gap-x-4 gap-y-3" onSubmit={save}>
      <Field
        error={error === words.full(String(MAX_PLANS)) && hasSpace ? undefined : error}
        label={words.name}
        name="planName"
      >
        {(attributes) => (
          <input
            {...attributes}
            ref={(input) => {
              if (hasFocus && input?.dataset.seen === undefined) {
                input?.focus()
                input?.setAttribute('data-seen', '')
              }
            }}
            autoComplete="off"
            className="field-box min-w-64"
            maxLength={MAX_NAME_LENGTH}
            onChange={({ currentTarget }) => setTypedName(currentTarget.value)}
            type="text"
            value={shownName}
          />
        )}
      </Field>
      <SubmitButton look="quiet">{words.save}</SubmitButton>
      <p className="text-sm text-soft" role="status">
        {status}
      </p>
    </form>
  )
}

function Comparison({ plan: { locale, examples }, saved }: PartProps) {
  const words = savedCopy[locale]
  const compared = comparedPlans(locale, saved.plans, examples)
  return (
    <div className="mt-8">
      <TableRegion label={words.region}>
        <table className="data-table">
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.lines}</th>
              {saved.plans.map(({ name, query }) => (
                <th key={name} className="figure" scope="col">
                  <a className="text-link" href={`${pathTo('investmentCalculator', locale)}?${query}`}>
                    {name}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          {compared.map(({ part, lines }) => (
            <tbody key={part} className={part === 'results' ? 'font-semibold' : undefined}>
              <tr>
                <th className="eyebrow" colSpan={saved.plans.length + 1} scope="rowgroup">
                  {words.parts[part]}
                </th>
              </tr>
              {lines.map(({ label, cells }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, position) => (
                    <td key={saved.plans[position]?.name} className="figure">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
          <tbody>
            <tr>
              <th scope="row">{words.actions}</th>
              {saved.plans.map(({ name }) => (
                <td key={name} className="figure">
                  <Button
                    look="quiet"
                    onClick={() => {
                      saved.save(saved.plans.filter((other) => other.name !== name))
                      // The focused button is removed with its plan: move the focus to the name field.
                      document.getElementById('field-planName')?.focus()
                    }}
                  >
                    {words.remove}
                    <span className="sr-only">{` ${name}`}</span>
                  </Button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </TableRegion>
    </div>
  )
}
