import type { Config } from '@react-router/dev/config'
import { MANIFEST_PATH } from './app/prefetch/manifest-patch.ts'

export default {
  ssr: true,
  // The manifest of a page contains the code of its routes only; the whole table (8.2 KiB for about 200 routes) is
  // loaded in parts when a link needs it.
  routeDiscovery: { mode: 'lazy', manifestPath: MANIFEST_PATH },
} satisfies Config
