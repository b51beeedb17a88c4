import type { Route } from './+types/sapa-mentari.feed.ts'
import { answerFeed } from './answer-feed.server.ts'

export function loader(args: Route.LoaderArgs) {
  return answerFeed('sapaMentari', args, (content) => content.morningNotes({ page: 1 }))
}
