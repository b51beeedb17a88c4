import { Card } from '#app/design/card.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { registerCopy } from './register-copy.ts'
import type { RegistrationKind } from './registration-form.ts'

/** The choice between two forms: each one is a link, so that each form has a URL. */
export function KindChoice({
  locale,
  pathOf,
}: {
  locale: Locale
  pathOf: (kind: RegistrationKind) => string
}) {
  const words = registerCopy[locale]
  return (
    <section>
      <h2 className="mb-5 text-xl">{words.choose}</h2>
      <div className="grid gap-[1.1rem] sm:grid-cols-2">
        {(['client', 'nonClient'] as const).map((kind) => (
          <Card key={kind} title={words.kinds[kind]} to={pathOf(kind)}>
            <p className="text-soft">{words.kindTexts[kind]}</p>
          </Card>
        ))}
      </div>
    </section>
  )
}
