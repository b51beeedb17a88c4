import type { Route } from './+types/research-report.feed.ts'
import { listFeed } from './list-feed.server.ts'

export function loader(args: Route.LoaderArgs) {
  return listFeed('researchReport', args)
}
