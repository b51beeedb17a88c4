import type { Route } from './+types/announcement.feed.ts'
import { answerFeed } from './answer-feed.server.ts'

export function loader(args: Route.LoaderArgs) {
  return answerFeed('announcement', args, (content) => content.announcements({ page: 1 }))
}
