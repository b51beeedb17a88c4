import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { supportedBrowsers } from './app/start/supported-browsers.ts'

/** Below app/: what every page needs, but for the modules that the next line names. */
const onEveryPage = ['layout', 'head', 'navigation', 'start', 'request', 'i18n']
const onFewPages = [
  'i18n/endpoints/',
  'i18n/offer-pages.ts',
  'i18n/format.ts',
  'i18n/privacy-page.ts',
  'head/article-json-ld.ts',
]
const everyPageModule = new RegExp(`/apps/web/app/(${onEveryPage.join('|')})/(?!.*\\.route\\.)[^?]+$`)

/**
 * What every page needs comes in two files, one of which changes with our releases only. Many small ones would
 * compress worse, and the bundler would put what few pages need into what all of them share.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  {
    name: 'shell',
    test: (id: string) =>
      everyPageModule.test(id) && !onFewPages.some((part) => id.includes(`/apps/web/app/${part}`)),
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
