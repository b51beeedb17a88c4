import { givenAway } from './inputs/path-traversal.ts'
import { ask, readHeader } from './raw-exchange.ts'

const AT_ONCE = 6

/**
 * Tries every input, a few at once, and lists those that succeeded.
 *
 * @param attempt returns what went wrong; null if the input was rejected
 */
export async function succeeded<Input extends { readonly name: string }>(
  inputs: readonly Input[],
  attempt: (input: Input) => Promise<string | null>,
): Promise<string[]> {
  const waiting = [...inputs]
  const found: string[] = []
  const work = async () => {
    for (let input = waiting.shift(); input !== undefined; input = waiting.shift()) {
      const { name } = input
      const outcome = await attempt(input).catch((error: unknown) => `failed: ${String(error)}`)
      if (outcome !== null) {
        found.push(`${name}: ${outcome}`)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return found
}

/** Stack traces and database messages, which visitors must not see. */
const INSIDES =
  /\bat [\w.<>]+ \(?(?:file:|node:|\/)|node_modules|SQLSTATE|syntax error at or near|DrizzleQueryError|ECONNREFUSED/

/** Reports a server error, or a response with internal details. */
export function failureIn({ status, body }: { status: number; body: string }): string | null {
  if (!(status >= 200 && status < 500)) {
    return `answered ${status}`
  }
  const insides = INSIDES.exec(body)?.[0]
  return insides === undefined ? null : `exposes "${insides}"`
}

/** Reports a file outside the served folders. */
export async function fileGivenBy(origin: string, target: string): Promise<string | null> {
  const answer = await ask(origin, { target })
  const found = givenAway.exec(answer.body)?.[0]
  if (found !== undefined) {
    return `gives away "${found}"`
  }
  const isRejected = answer.status >= 400 || [301, 302].includes(answer.status)
  return isRejected ? failureIn(answer) : `answered ${answer.status}`
}

/** Reports a redirect to another origin. */
export async function hostLedToBy(origin: string, target: string): Promise<string | null> {
  const answer = await ask(origin, { target })
  const location = readHeader(answer, 'location')
  if (location !== null && new URL(location, origin).origin !== origin) {
    return `leads to ${location}`
  }
  const refresh = readHeader(answer, 'refresh') ?? (/http-equiv="?refresh/i.test(answer.body) ? 'meta' : null)
  return refresh === null ? failureIn(answer) : `leads on by ${refresh}`
}
