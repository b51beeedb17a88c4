export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  telemetry: false,
  devtools: { enabled: false },
  // NUXT_DATA_URL when it runs.
  runtimeConfig: { dataUrl: '' },
  app: { head: { htmlAttrs: { lang: 'id-ID' } } },
  nitro: { preset: 'node-server' },
  // A rule for all below an address caches, but not the address itself.
  routeRules: { '/id/blog': { swr: 60 }, '/id/blog/**': { swr: 60 } },
})
