import { data } from 'react-router'
import type { Site } from '#app/request/site-context.ts'

/**
 * What the market service says about a company: null where the service does not answer, so that the page is
 * shown without that part; 404 where it answers that there is no such company.
 */
export async function answerOf<Value>(
  { orUnavailable }: Pick<Site, 'orUnavailable'>,
  question: Promise<Value | null>,
): Promise<Value | null> {
  const answer = await orUnavailable(question.then((value) => ({ value })))
  if (answer === null) {
    return null
  }
  if (answer.value === null) {
    throw data(null, { status: 404 })
  }
  return answer.value
}
