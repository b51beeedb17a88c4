import type { Config } from '@react-router/dev/config'
import { MANIFEST_PATH } from './app/prefetch/manifest-patch.ts'

export default {
  ssr: true,
  // Every route's code is known to the browser from the manifest of its own page; the whole table (about a
  // hundred routes, twice, 8.2 KiB) is fetched in pieces when a link needs it.
  routeDiscovery: { mode: 'lazy', manifestPath: MANIFEST_PATH },
} satisfies Config
