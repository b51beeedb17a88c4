import { type Locale, locales } from './locales.ts'
import { pageOf } from './pages.ts'
import { pathTo, type Query, withQuery } from './path-to.ts'

/** Below the calculator's page. */
const planFile = { id: 'rencana.csv', en: 'plan.csv' } as const satisfies Record<Locale, string>

/** A plan year by year as a file; its parameters are those of the page. Pure: a browser, which has no use for it, gets none of it. */
export const calculatorDocuments = /* @__PURE__ */ locales.map((locale) => ({
  id: `${locale}/calculator/plan`,
  file: 'features/calculator/plan-file.route.ts',
  path: `${locale}/${pageOf('investmentCalculator').path[locale]}/${planFile[locale]}`,
}))

export function calculatorFilePath(locale: Locale, query: Query = {}): string {
  return withQuery(`${pathTo('investmentCalculator', locale)}/${planFile[locale]}`, query)
}

/** Whether a path is that of such a file, which like its page is made for one visitor and never kept. */
export function isCalculatorFile(pathname: string): boolean {
  return locales.some((locale) => pathname === calculatorFilePath(locale))
}
