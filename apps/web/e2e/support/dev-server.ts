import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '@site/operations/free-port.ts'
import { testSite } from './test-site.ts'
import { ended, waitForReady } from './web-node.ts'

const READY_WITHIN_MS = 30_000

/** The site as served by `npm run dev`, including development-only pages. */
export async function startDevServer() {
  const { cmsUrl, marketUrl } = testSite()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['server/dev.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      ...process.env,
      NODE_ENV: 'development',
      WEB_PORT: String(port),
      SITE_URL: url,
      CONTENT_API_URL: `${cmsUrl}/api`,
      STOCK_API_URL: `${marketUrl}/apids`,
      LOG_LEVEL: 'silent',
    },
    stdio: 'inherit',
  })
  await waitForReady(url, READY_WITHIN_MS)
  return { url, stop: () => ended(child, 'SIGTERM') }
}
