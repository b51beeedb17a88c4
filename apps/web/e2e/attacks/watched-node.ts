import { testSite } from '../support/test-site.ts'
import { WebNode } from '../support/web-node.ts'

/**
 * Looked at all the time in the server itself: it ends with a status of its own as soon as the prototype of all objects
 * has something that it had not when it began. No answer would have to show it.
 */
const watch = `
const known = Object.getOwnPropertyNames(Object.prototype).length
const look = () => {
  if (Object.getOwnPropertyNames(Object.prototype).length !== known) process.exit(86)
}
setInterval(look, 20).unref()
`

/** A web node of the test's own that believes one proxy, so that each request can come from a network of its own. */
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
