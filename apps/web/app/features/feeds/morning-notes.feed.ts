import type { Route } from './+types/morning-notes.feed.ts'
import { listFeed } from './list-feed.server.ts'

export function loader(args: Route.LoaderArgs) {
  return listFeed('morningNotes', args)
}
