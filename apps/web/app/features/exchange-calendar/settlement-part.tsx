import { SubmitButton } from '#app/design/button.tsx'
import { Field } from '#app/design/field.tsx'
import { Form } from '#app/design/form.tsx'
import { TableRegion } from '#app/design/table-region.tsx'
import { useErrorTitle } from '#app/design/use-error-title.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { Unavailable } from '#app/market/unavailable.tsx'
import type { SettlementView } from './compute-settlement.server.ts'
import { copy } from './copy.ts'

export function SettlementPart({
  locale,
  rule,
  settlement,
}: {
  locale: Locale
  rule: string
  settlement: SettlementView | null
}) {
  const words = copy[locale]
  useErrorTitle(Boolean(settlement?.error), settlement)
  return (
    <section aria-labelledby="settlement" className="min-w-0 border-t-3 border-accent pt-4">
      <h2 className="text-lg" id="settlement">
        {words.settlementTitle}
      </h2>
      <p className="text-soft">{rule}</p>
      {settlement === null ? (
        <div className="mt-4">
          <Unavailable />
        </div>
      ) : (
        <>
          <Form
            key={settlement.value}
            action={`${pathTo('exchangeCalendar', locale)}#settlement`}
            className="mt-4 flex flex-wrap items-end gap-4 *:min-w-0"
          >
            <Field error={settlement.error ?? undefined} label={words.traded} name="traded">
              {(attributes) => (
                <input
                  {...attributes}
                  className="field-box w-48 max-w-full"
                  defaultValue={settlement.value}
                  required
                  type="date"
                />
              )}
            </Field>
            <SubmitButton>{words.compute}</SubmitButton>
          </Form>
          {settlement.reach === null ? null : <p className="mt-2 text-sm text-soft">{settlement.reach}</p>}
          <Outcome locale={locale} settlement={settlement} />
        </>
      )}
    </section>
  )
}

function Outcome({ locale, settlement: { note, outcome } }: { locale: Locale; settlement: SettlementView }) {
  const words = copy[locale]
  if (outcome === null) {
    return note === null ? null : <p className="mt-4 font-semibold">{note}</p>
  }
  return (
    <>
      <p className="mt-4 text-lg font-bold">{outcome.sold}</p>
      <p className="mt-1">{outcome.bought}</p>
      <div className="mt-4">
        <TableRegion label={words.steps}>
          <table className="data-table">
            <thead>
              <tr>
                <th scope="col">{words.date}</th>
                <th scope="col">{words.step}</th>
                <th scope="col">{words.meaning}</th>
              </tr>
            </thead>
            <tbody>
              {outcome.steps.map(({ day, label, date, note: meaning }) => (
                <tr key={day}>
                  <th scope="row">{date}</th>
                  <td>{label}</td>
                  <td>{meaning}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      </div>
      <p className="mt-2 text-sm text-soft">{words.settlementNote}</p>
    </>
  )
}
