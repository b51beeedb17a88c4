import './design-page.css'
import type { Locale } from '#app/i18n/locales.ts'
import { localeFacts } from '#app/i18n/locales.ts'
import { Actions, Colors, Fields, Navigation, Notices } from './basic-specimens.tsx'
import { Cards, Folding, Reading, Tables, Waiting } from './content-specimens.tsx'
import { copy } from './copy.ts'

const parts = {
  color: Colors,
  actions: Actions,
  fields: Fields,
  notices: Notices,
  navigation: Navigation,
  folding: Folding,
  tables: Tables,
  cards: Cards,
  reading: Reading,
  waiting: Waiting,
} as const
const partNames = [
  'color',
  'actions',
  'fields',
  'notices',
  'navigation',
  'folding',
  'tables',
  'cards',
  'reading',
  'waiting',
] as const

/** Specimens of all design components on one page, for review and tests. */
export function DesignPage({ locale }: { locale: Locale }) {
  const words = copy[locale]
  return (
    <main className="wrap specimens" id="content" lang={localeFacts[locale].languageTag}>
      <h1 className="text-4xl">{words.title}</h1>
      <p className="text-lg text-soft">{words.lead}</p>
      {partNames.map((name) => {
        const Part = parts[name]
        return (
          <section key={name} aria-labelledby={`part-${name}`} className="specimen" data-specimen={name}>
            <h2 className="text-xl" id={`part-${name}`}>
              {words.parts[name]}
            </h2>
            <Part locale={locale} />
          </section>
        )
      })}
    </main>
  )
}
