import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { supportedBrowsers } from './app/start/supported-browsers.ts'

/** Folders of app/ that every page needs, except for the modules below. */
const onEveryPage = ['layout', 'head', 'navigation', 'start', 'request', 'i18n']
const onFewPages = [
  'i18n/endpoints/',
  'i18n/offer-pages.ts',
  'i18n/company-view-names.ts',
  'i18n/format.ts',
  'i18n/format-time.ts',
  'i18n/privacy-page.ts',
  'i18n/ratio-of-shares.ts',
  'i18n/typed-number.ts',
  'head/article-json-ld.ts',
  'layout/company-',
  'navigation/query-change.ts',
]
const everyPageModule = new RegExp(`/apps/web/app/(${onEveryPage.join('|')})/(?!.*\\.route\\.)[^?]+$`)

/**
 * Every page needs two chunks; the framework chunk changes only with our releases. Many small ones would compress
 * worse, and the bundler would move rarely used code into the shared one.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  {
    name: 'layout',
    test: (id: string) =>
      everyPageModule.test(id) && !onFewPages.some((part) => id.includes(`/apps/web/app/${part}`)),
    priority: 1,
  },
  // Almost every form needs both.
  { name: 'form-errors', test: /\/app\/design\/(error-summary|use-error-title)\.tsx?$/ },
]

/** A process starts faster with a few large modules than with hundreds of small ones. */
const serverLibraries = [
  'react-router',
  '@remix-run/route-pattern',
  'cockatiel',
  'valibot',
  'altcha-lib',
  'csv-stringify',
  'cookie-es',
  'uqr',
  /^d3-/,
]
/** `tools/bench/cpu-shares.ts` recognizes these chunks by their names. */
const serverGroups = [
  { name: 'react-router', test: /node_modules\/(react-router|@remix-run)\//, priority: 2 },
  { name: 'valibot', test: /node_modules\/valibot\//, priority: 2 },
  { name: 'libraries', test: /node_modules\//, priority: 1 },
]

/** The bundler keeps a component that nothing imports if a name for developer tools is written to it. */
const dropUnusedRouterComponents: Plugin = {
  name: 'drop-unused-router-components',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/= (?=React\$1\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ '),
  },
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), dropUnusedRouterComponents],
  // Removes console output of the error reporting library.
  define: { __SENTRY_DEBUG__: 'false' },
  publicDir: '../../packages/brand/public',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // Valibot schemas, and those that helpers of the contracts make, must not end up in the browser because of one
        // constant of a contract. The console warnings of the router are for developers and add a kilobyte.
        manualPureFunctions: [
          ...[
            'v',
            'wholeNumber',
            'oneOf',
            'pageSizeQuery',
            'signed',
            'createPageSchema',
            'createCursorPageSchema',
          ],
          ...['warning', 'warningOnce', 'warnOnce'],
        ],
        propertyReadSideEffects: false,
      },
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      define: { SUPPORTED_BROWSERS: JSON.stringify(supportedBrowsers()) },
      resolve: { noExternal: serverLibraries },
      build: { rolldownOptions: { output: { codeSplitting: { groups: serverGroups } } } },
    },
  },
})
