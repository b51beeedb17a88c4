import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
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
 * it must pass. That a page is made for each request is something to the browser as well.
 */
const SERVER_FACTS =
  /\b(?:file|validate): '[^']*',|\bcache: '(?!tool|form|visitor)[^']*',|\b(?:query|middleware): \[[^\]]*\],/g

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

/**
 * The router's own links, which nothing here uses (decision 0009), stay in but for this: it names them for tools. And it
 * warns on each page where a browser refuses to keep anything, which is no fault of the page.
 */
const withoutLinks: Plugin = {
  name: 'without-links',
  enforce: 'pre',
  transform(code, id) {
    return this.environment.name === 'client' && id.endsWith('/react-router/dist/production/lib/dom/lib.js')
      ? {
          code: code
            .replace(/^\w+\.displayName = .*;$/gm, '')
            .replace(/warning\(false, `Failed to save scroll positions .*;/, '')
            .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef('),
          map: null,
        }
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

/**
 * Where a page's code cannot be had, the router loads the page before it anew, and each time. Here a page that fails
 * stands in for it, with the error page that all pages have (app/shell/error-page.tsx); the router has no setting for it.
 */
const withoutReload: Plugin = {
  name: 'without-reload',
  enforce: 'pre',
  transform(code, id) {
    if (
      this.environment.name !== 'client' ||
      !id.endsWith('/react-router/dist/production/lib/dom/ssr/routeModules.js')
    ) {
      return null
    }
    const changed = code.replace(
      /catch \(error\) \{[\s\S]*window\.location\.reload\(\);[\s\S]*?\n\t\}/,
      `catch (error) {
        const { ErrorBoundary } = Object.values(routeModulesCache).findLast((page) => page.ErrorBoundary);
        return { default() { throw error }, ErrorBoundary };
      }`,
    )
    if (changed === code) {
      this.error('The router loads the code of pages in another way now: see what it does where that fails.')
    }
    return { code: changed, map: null }
  },
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    withoutServerFacts,
    withoutLinks,
    withoutInstrumentation,
    withoutReload,
    reactRouter(),
  ],
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
