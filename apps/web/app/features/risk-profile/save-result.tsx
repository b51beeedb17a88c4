import { useRouteLoaderData } from 'react-router'
import { Button } from '#app/design/button.tsx'
import { ShareLinks } from '#app/design/share-links.tsx'
import { useHasScript } from '#app/design/use-has-script.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { resultCopy } from './result-copy.ts'
import { clearProgress } from './stored-progress.ts'

/** Ways to keep the result: its URL, which contains all answers, and print. */
export function SaveResult({ locale, code, title }: { locale: Locale; code: string; title: string }) {
  const words = resultCopy[locale]
  const layout = useRouteLoaderData<{ siteUrl: string }>(locale)
  const hasScript = useHasScript()
  const path = pathTo('riskProfileResult', locale, undefined, { a: code })
  return (
    <section className="mt-6 min-w-0 self-start lg:col-start-2 lg:mt-0 lg:row-start-1 print:hidden">
      <p className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a className="button button-quiet" href={pathTo('riskProfile', locale, undefined, { a: code })}>
          {words.change}
        </a>
        <a className="text-link" href={pathTo('riskProfile', locale)} onClick={clearProgress}>
          {words.again}
        </a>
      </p>
      <h2 className="mb-3 border-t border-line pt-5 text-lg">{words.shareTitle}</h2>
      <p className="mb-3 max-w-[60ch] text-sm text-soft">{words.shareNote}</p>
      {layout ? <ShareLinks locale={locale} title={title} url={`${layout.siteUrl}${path}`} /> : null}
      <p className={hasScript ? 'mt-4' : 'invisible mt-4'} data-script-only="">
        <Button look="quiet" onClick={() => window.print()}>
          {words.print}
        </Button>
      </p>
    </section>
  )
}
