import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** Parts of the shell that few pages use: each goes with those pages instead. A new one of that kind is named here. */
const onFewPages = [
  'preview-strip',
  'preview-copy',
  'category-chips',
  'document-dates',
  'page-links',
  'error-content',
  'visitor-error',
  'error-copy',
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

/**
 * What the slug table says for the server alone: which module makes a page, how long it is kept, what varies it, what
 * it must pass. Only tools are something to the browser as well.
 */
const SERVER_FACTS =
  /\b(?:file|validate): '[^']*',|\bcache: '(?!tool)[^']*',|\b(?:query|middleware): \[[^\]]*\],/g

const withoutServerFacts: Plugin = {
  name: 'without-server-facts',
  enforce: 'pre',
  transform(code, id) {
    if (this.environment.name !== 'client' || !id.endsWith('/app/i18n/pages.ts')) {
      return null
    }
    const without = code.replace(SERVER_FACTS, '')
    if (/\.route\.tsx?\b/.test(without)) {
      this.error('a route module stands in pages.ts in another form than `file: …`')
    }
    return { code: without, map: null }
  },
}

export default defineConfig({
  plugins: [tailwindcss(), withoutServerFacts, reactRouter()],
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
