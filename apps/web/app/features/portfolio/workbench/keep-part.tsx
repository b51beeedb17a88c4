import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { PortfolioFacts } from '@site/contracts/market/portfolio-facts.ts'
import { useState } from 'react'
import { Button } from '#app/design/button.tsx'
import { Section } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import type { Holding } from '../files/holding.ts'
import { writePortfolio, writePortfolioTable } from '../files/stored-portfolio.ts'
import type { FoundHolding } from '../results/check-up.ts'
import { writePortfolioCalendar } from '../results/portfolio-calendar.ts'
import { keepCopy } from './keep-copy.ts'
import { deletePortfolio, isPortfolioSaved, readSavedPortfolio, savePortfolio } from './saved-portfolio.ts'
import { useWords } from './words.ts'

/** Long enough for a browser that asks where to store a file. */
const keptMs = 60_000

/** Made in the browser; its name tells nothing about the holdings. */
function downloadText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}

interface KeepPartProps {
  readonly locale: Locale
  readonly facts: PortfolioFacts | null
  /** What the visitor entered; a sample is not saved. */
  readonly found: readonly FoundHolding[]
}

/** Nothing is stored until the visitor says so. */
export function KeepPart({ locale, facts, found }: KeepPartProps) {
  const words = keepCopy[locale]
  const today = facts?.today ?? dayInJakarta(new Date())
  const holdings = found.map(({ holding }) => holding)
  const { status, isSaved, save, remove } = useSaved(locale, holdings, today)
  if (found.length === 0 && !isSaved) return null
  return (
    <Section lead={words.lead} title={words.title}>
      <div className="flex flex-wrap gap-3 print:hidden">
        {found.length > 0 ? <Button onClick={save}>{words.save}</Button> : null}
        <Button isDisabled={!isSaved} look="quiet" onClick={remove}>
          {words.remove}
        </Button>
      </div>
      <p className="mt-3" role="status">
        {status}
      </p>
      {found.length > 0 ? <Downloads facts={facts} found={found} locale={locale} today={today} /> : null}
    </Section>
  )
}

function useSaved(locale: Locale, holdings: readonly Holding[], today: string) {
  const words = keepCopy[locale]
  const { inputErrors } = useWords()
  const [saved, setSaved] = useState(() => readSavedPortfolio())
  const [isSaved, setIsSaved] = useState(() => isPortfolioSaved())
  const [isDenied, setIsDenied] = useState(false)
  return {
    isSaved,
    status: describeSaved(),
    save(): void {
      setIsDenied(!savePortfolio(holdings, today))
      setSaved(readSavedPortfolio())
      setIsSaved(isPortfolioSaved())
    },
    remove(): void {
      deletePortfolio()
      setSaved(readSavedPortfolio())
      setIsSaved(isPortfolioSaved())
    },
  }

  function describeSaved(): string {
    if (isDenied) return inputErrors.notSaved
    if (saved === null) return isSaved ? words.unreadable : words.removed
    const isSame = writePortfolio(saved, '') === writePortfolio(holdings, '')
    return isSame ? words.saved : words.isOlder
  }
}

function Downloads({ locale, facts, found, today }: KeepPartProps & { readonly today: string }) {
  const words = keepCopy[locale]
  const holdings = found.map(({ holding }) => holding)
  const calendar = facts === null ? null : writePortfolioCalendar(locale, found, today)
  const table = () => [
    ['ticker', 'shares', 'average'],
    ...holdings.map(({ ticker, shares, average }) => [ticker, shares, average]),
  ]
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button
          look="quiet"
          onClick={() => downloadText('portfolio.json', 'application/json', writePortfolio(holdings, today))}
        >
          {words.json}
        </Button>
        <Button
          look="quiet"
          onClick={() => downloadText('portfolio.csv', 'text/csv', writePortfolioTable(table()))}
        >
          {words.csv}
        </Button>
        <Button
          isDisabled={calendar === null}
          look="quiet"
          onClick={() => downloadText('portfolio.ics', 'text/calendar', calendar ?? '')}
        >
          {words.calendar}
        </Button>
      </div>
      <p className="mt-3 text-sm text-soft">{words.note}</p>
    </>
  )
}
