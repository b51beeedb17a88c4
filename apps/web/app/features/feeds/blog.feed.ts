import type { Route } from './+types/blog.feed.ts'
import { listFeed } from './list-feed.server.ts'

export function loader(args: Route.LoaderArgs) {
  return listFeed('blog', args)
}
