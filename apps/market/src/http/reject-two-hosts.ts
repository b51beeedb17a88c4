import { namesTwoHosts } from '@site/contracts/server-limits.ts'
import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { problem } from './problem.ts'

/** The bindings of the Node adapter. */
const NodeBindingsSchema = v.object({
  incoming: v.object({ rawHeaders: v.array(v.string()) }),
})

export const rejectTwoHosts: MiddlewareHandler = async (c, next) => {
  const bindings = v.safeParse(NodeBindingsSchema, c.env)
  if (bindings.success && namesTwoHosts(bindings.output.incoming)) {
    return problem(400, 'This request names two hosts.', { headers: { Connection: 'close' } })
  }
  return next()
}
