import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'
import { riskParts } from './risk-parts.ts'

/** The risks, next to the explanation rather than below it. */
export function RiskList({ risks, locale }: { risks: readonly string[]; locale: Locale }) {
  if (risks.length === 0) {
    return null
  }
  return (
    <section className="border-t-3 border-accent pt-4">
      <h2 className="text-lg">{copy[locale].risks}</h2>
      <ul className="mt-2">
        {risks.map((risk) => {
          const { name, text } = riskParts(risk)
          return (
            <li key={risk} className="border-t border-line py-2.5 first:border-t-0">
              {name === null ? null : <b className="block font-semibold">{name}</b>}
              <span className={name === null ? '' : 'text-soft'}>{text}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
