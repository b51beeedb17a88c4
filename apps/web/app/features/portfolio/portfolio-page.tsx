import type { PortfolioFacts } from '@site/contracts/market/portfolio-facts.ts'
import { type ComponentType, useEffect, useState } from 'react'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { copy } from './copy.ts'
import type { PortfolioPageProps } from './results/portfolio-page-props.ts'

type Workbench = ComponentType<PortfolioPageProps & { facts: PortfolioFacts | null }>

interface Loaded {
  readonly Workbench: Workbench
  readonly facts: PortfolioFacts | null
}

export function PortfolioPage(props: PortfolioPageProps) {
  const { locale } = props
  const words = copy[locale]
  const loaded = useLoadedWorkbench()
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.lead} page="portfolioCheck" title={words.title} />
      <p className="mb-8 max-w-[68ch]">{words.how}</p>
      <noscript>
        <p>
          {`${words.needsScript} `}
          <a className="text-link" href={pathTo('dividendCalculator', locale)}>
            {words.calculator}
          </a>
          {` ${words.isSent}`}
        </p>
      </noscript>
      <div className="min-h-[80svh]" data-script-only="">
        {loaded === null || loaded === 'failed' ? (
          <p role="status">{loaded === null ? words.loading : words.failed}</p>
        ) : (
          <loaded.Workbench {...props} facts={loaded.facts} />
        )}
      </div>
    </div>
  )
}

/** All code and the facts of every share are loaded before anything is typed or chosen. */
function useLoadedWorkbench(): Loaded | 'failed' | null {
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    async function load(): Promise<void> {
      const { default: PortfolioWorkbench, loadPortfolioFacts } = await import('./workbench/workbench.tsx')
      const facts = await loadPortfolioFacts(controller.signal)
      if (!controller.signal.aborted) setLoaded({ Workbench: PortfolioWorkbench, facts })
    }
    load().catch(() => {
      if (!controller.signal.aborted) setLoaded('failed')
    })
    return () => controller.abort()
  }, [])
  return loaded
}
