import { type ComponentType, useEffect, useState } from 'react'
import { Disclaimer } from '#app/design/notice.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { copy } from './copy.ts'
import type { PortfolioPageProps } from './results/portfolio-page-props.ts'
import type { WorkbenchProps } from './workbench/workbench.tsx'

interface Loaded extends Pick<WorkbenchProps, 'facts' | 'texts'> {
  readonly Workbench: ComponentType<WorkbenchProps>
}

export function PortfolioPage(props: PortfolioPageProps) {
  const { locale } = props
  const words = copy[locale]
  const loaded = useLoadedWorkbench(locale)
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
          <loaded.Workbench {...props} facts={loaded.facts} texts={loaded.texts} />
        )}
      </div>
      <Disclaimer>{words.notAdvice}</Disclaimer>
    </div>
  )
}

/** All code and the facts of every share are loaded before anything is typed or chosen. */
function useLoadedWorkbench(locale: Locale): Loaded | 'failed' | null {
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    async function load(): Promise<void> {
      const { default: PortfolioWorkbench, loadParts } = await import('./workbench/workbench.tsx')
      const parts = await loadParts(locale, controller.signal)
      if (!controller.signal.aborted) setLoaded({ Workbench: PortfolioWorkbench, ...parts })
    }
    load().catch(() => {
      if (!controller.signal.aborted) setLoaded('failed')
    })
    return () => controller.abort()
  }, [locale])
  return loaded
}
