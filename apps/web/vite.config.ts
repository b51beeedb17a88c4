import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { supportedBrowsers } from './app/shell/supported-browsers.ts'

/** Parts of the shell that few pages use: each goes with those pages instead. A new one of that kind is named here. */
const onFewPages = [
  'preview-strip',
  'preview-copy',
  'category-chips',
  'complete-browser',
  'disclosures',
  'document-dates',
  'page-links',
  'error-content',
  'visitor-error',
  'error-copy',
  'request-number',
  'broken-line',
  'share-page',
  'article-thing',
  'statement-csv-path',
  'price-series-path',
  'compare-series-path',
  'company-suggestions-path',
  'action-files',
  'event-file',
  'calculator-file',
  'use-shown-pending',
  'pending-display',
  'link-prefetch',
  'offer-pages',
  'ahead-headers',
  'manifest-patch',
  'fetch-json',
  'use-fetched',
  'fetched-line',
  'fetched-copy',
  'site-suggestions',
  'suggestion-list',
  'suggestions-path',
  'format',
  'privacy-page',
]

/**
 * What every page needs comes in two files, one of which changes with our releases only. Many small ones would
 * compress worse, and the bundler would put what few pages need into what all of them share.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  {
    name: 'shell',
    test: new RegExp(`/apps/web/app/(shell|i18n)/(?!.*\\.route\\.|${onFewPages.join('|')})[^?]+$`),
    priority: 1,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Leaves out what the error reporter would write to the console.
  define: { __SENTRY_DEBUG__: 'false' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // A page that needs one constant of a contract must not carry the contract's schemas to the browser.
        // And what the router's functions of these names write to the console is for who builds the site: a kilobyte.
        manualPureFunctions: ['v', 'warning', 'warningOnce', 'warnOnce'],
        propertyReadSideEffects: false,
      },
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { define: { SUPPORTED_BROWSERS: JSON.stringify(supportedBrowsers()) } },
  },
})
