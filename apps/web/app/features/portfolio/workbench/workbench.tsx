import type { PortfolioFacts } from '@site/contracts/market/portfolio-facts.ts'
import type { TaxBranch } from '@site/finance/market-calculators/dividend-income.ts'
import { useRef, useState } from 'react'
import { fetchJson, isAborted } from '#app/data/fetch-json.ts'
import { Button } from '#app/design/button.tsx'
import { Notice } from '#app/design/notice.tsx'
import { PORTFOLIO_FACTS_PATH } from '#app/i18n/endpoints/portfolio-facts-path.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { checkPortfolio, findShares } from '../results/check-up.ts'
import type { PortfolioPageProps } from '../results/portfolio-page-props.ts'
import { AddHolding } from './add-holding.tsx'
import { Answers } from './answers.tsx'
import { workbenchCopy } from './copy.ts'
import { HoldingTable } from './holding-table.tsx'
import { KeepPart } from './keep-part.tsx'
import { ReadFile } from './read-file.tsx'
import { createSample } from './sample.ts'
import { usePortfolio } from './use-portfolio.ts'
import { loadWords, type Words, WordsContext } from './words.ts'

/** What the page needs besides its code. */
export async function loadParts(locale: Locale, signal: AbortSignal) {
  const [facts, texts] = await Promise.all([loadPortfolioFacts(signal), loadWords(locale)])
  return { facts, texts }
}

/** null: the file is missing; holdings are then listed without values. */
async function loadPortfolioFacts(signal: AbortSignal): Promise<PortfolioFacts | null> {
  try {
    const facts = await fetchJson(PORTFOLIO_FACTS_PATH, signal)
    return isFacts(facts) ? facts : null
  } catch (error) {
    if (isAborted(error)) throw error
    return null
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The lists of a share that this page goes through. */
const listedParts = ['notations', 'changes', 'dividends', 'meetings'] as const

/**
 * Only the shape without which this page would fail, such as the file of another version. The server has parsed the
 * rest: here, the schema would weigh as much as the page.
 */
export const isFacts = (value: unknown): value is PortfolioFacts =>
  isObject(value) &&
  'today' in value &&
  typeof value.today === 'string' &&
  'asOf' in value &&
  (value.asOf === null || typeof value.asOf === 'string') &&
  'shares' in value &&
  Array.isArray(value.shares) &&
  value.shares.every(isShare)

const isShare = (value: unknown): boolean => {
  if (!isObject(value)) return false
  const parts = new Map<string, unknown>(Object.entries(value))
  return (
    typeof parts.get('ticker') === 'string' && listedParts.every((part) => Array.isArray(parts.get(part)))
  )
}

export type WorkbenchProps = PortfolioPageProps & {
  readonly facts: PortfolioFacts | null
  readonly texts: Words
}

export default function PortfolioWorkbench({ facts, texts, ...props }: WorkbenchProps) {
  const { locale } = props
  const words = workbenchCopy[locale]
  const { holdings, isSample, add, open, remove, showSample } = usePortfolio(locale, texts.inputErrors)
  const results = useRef<HTMLDivElement>(null)
  const [branch, setBranch] = useState<TaxBranch>('paid')
  const found = findShares(holdings, facts)
  const checked = facts === null ? null : checkPortfolio(found, facts, { branch, sale: props.sale })
  return (
    <WordsContext value={texts}>
      {facts === null ? <Notice tone="warning">{words.noFacts}</Notice> : null}
      <AddHolding facts={facts} locale={locale} onAdd={add} />
      <ReadFile locale={locale} onAdd={add} onOpen={open} onShown={() => results.current?.focus()} />
      {holdings.length === 0 && facts !== null ? (
        <section className="mt-8 print:hidden">
          <h2 className="text-xl">{words.sampleTitle}</h2>
          <p className="mt-3">
            <Button look="quiet" onClick={() => showSample(createSample(facts))}>
              {words.sample}
            </Button>
          </p>
        </section>
      ) : null}
      <div ref={results} tabIndex={-1}>
        {isSample ? (
          <div className="mt-8">
            <Notice role="status">{words.isSample}</Notice>
          </div>
        ) : null}
        {holdings.length > 0 ? (
          <>
            <HoldingTable
              checked={checked}
              facts={facts}
              found={found}
              isSample={isSample}
              locale={locale}
              onRemove={(ticker) => {
                remove(ticker)
                results.current?.focus({ preventScroll: true })
              }}
            />
            {facts !== null && checked !== null ? (
              <Answers
                {...props}
                asOf={facts.asOf}
                branch={branch}
                checked={checked}
                found={found}
                onBranch={setBranch}
              />
            ) : null}
          </>
        ) : null}
      </div>
      <KeepPart facts={facts} found={isSample ? [] : found} locale={locale} />
    </WordsContext>
  )
}
