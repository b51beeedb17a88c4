import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * What every page needs comes in two files, one of which changes with our releases only. Many small ones would
 * compress worse, and the bundler would put what few pages need into what all of them share.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  {
    name: 'shell',
    test: /\/apps\/web\/app\/(shell|i18n)\/(?!.*\.route\.|preview-strip|preview-copy|category-chips|document-dates|page-links|error-content|error-copy|broken-line|share-page|article-thing|statement-csv-path|price-series-path|compare-series-path|company-suggestions-path|action-files|event-file|calculator-file|use-shown-pending|pending-display|link-prefetch)[^?]+$/,
    priority: 1,
  },
]

/** Which module makes a page, and what may vary it, is the server's business; no browser needs to download the list. */
const withoutServerFacts: Plugin = {
  name: 'without-server-facts',
  enforce: 'pre',
  transform(code, id) {
    return this.environment.name === 'client' && id.endsWith('/app/i18n/pages.ts')
      ? { code: code.replace(/\b(file: '[^']*'|query: \[[^\]]*\]),/g, ''), map: null }
      : null
  },
}

/** The router's hooks for tracing, which nothing here uses: a kilobyte of every page's script. */
const withoutInstrumentation: Plugin = {
  name: 'without-instrumentation',
  enforce: 'pre',
  transform(_code, id) {
    return this.environment.name === 'client' &&
      id.endsWith('/react-router/dist/production/lib/router/instrumentation.js')
      ? {
          code: `
            export const consumeInstrumentationClientResultMetaReceiver = () => {}
            export const getRouteInstrumentationUpdates = () => ({})
            export const instrumentClientSideRouter = (router) => router
            export const instrumentHandler = (handler) => handler
            export const instrumentationResultMetaContext = null
          `,
          map: null,
        }
      : null
  },
}

export default defineConfig({
  plugins: [tailwindcss(), withoutServerFacts, withoutInstrumentation, reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // A page that needs one constant of a contract must not carry the contract's schemas to the browser.
        manualPureFunctions: ['v'],
        propertyReadSideEffects: false,
      },
    },
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
