import type { Route } from './+types/blog.feed.ts'
import { answerFeed } from './answer-feed.server.ts'

export function loader(args: Route.LoaderArgs) {
  return answerFeed('blog', args, (content) => content.articles({ page: 1 }))
}
