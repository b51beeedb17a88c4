import type { Route } from './+types/announcement.feed.ts'
import { listFeed } from './list-feed.server.ts'

export function loader(args: Route.LoaderArgs) {
  return listFeed('announcement', args)
}
