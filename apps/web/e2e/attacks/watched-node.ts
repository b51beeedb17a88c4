import { testSite } from '../support/test-site.ts'
import { WebNode } from '../support/web-node.ts'

/**
 * Runs inside the server and checks Object.prototype continuously: exits with a special code when a property was added,
 * so that no response has to show it.
 */
const watch = `
const known = Object.getOwnPropertyNames(Object.prototype).length
const look = () => {
  if (Object.getOwnPropertyNames(Object.prototype).length !== known) process.exit(86)
}
setInterval(look, 20).unref()
`

/** A web node for this test that trusts one proxy, so that each request can come from another network. */
export function watchedNode(settings: Readonly<Record<string, string>> = {}): Promise<WebNode> {
  const { cmsUrl, marketUrl } = testSite()
  return WebNode.start(
    { contentUrl: cmsUrl, marketUrl },
    {
      ...settings,
      TRUSTED_PROXIES: '1',
      NODE_OPTIONS: `--import=data:text/javascript;base64,${Buffer.from(watch).toString('base64')}`,
    },
  )
}
