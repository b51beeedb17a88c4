import type { Route } from './+types/research-report.feed.ts'
import { answerFeed } from './answer-feed.server.ts'

export function loader(args: Route.LoaderArgs) {
  return answerFeed('researchReport', args, (content) => content.reports({ page: 1 }))
}
