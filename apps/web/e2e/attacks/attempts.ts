const AT_ONCE = 6

/**
 * Tries every input, a few at once, and gives a sentence for each that got in: what a test says when it fails names all
 * of them and not the first.
 *
 * @param attempt what came of it that should not have; null where the input was held off
 */
export async function gotIn<Input extends { readonly name: string }>(
  inputs: readonly Input[],
  attempt: (input: Input) => Promise<string | null>,
): Promise<string[]> {
  const waiting = [...inputs]
  const found: string[] = []
  const work = async () => {
    for (let input = waiting.shift(); input !== undefined; input = waiting.shift()) {
      const { name } = input
      const fault = await attempt(input).catch((error: unknown) => `failed: ${String(error)}`)
      if (fault !== null) {
        found.push(`${name}: ${fault}`)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return found
}

/** What no answer to a visitor may tell: where in the program something failed, or what the database said. */
const INSIDES =
  /\bat [\w.<>]+ \(?(?:file:|node:|\/)|node_modules|SQLSTATE|syntax error at or near|DrizzleQueryError|ECONNREFUSED/

/** Says what is wrong with an answer to something hostile: a failure of ours, or a look into the program. */
export function failureIn({ status, body }: { status: number; body: string }): string | null {
  if (!(status >= 200 && status < 500)) {
    return `answered ${status}`
  }
  const insides = INSIDES.exec(body)?.[0]
  return insides === undefined ? null : `tells of "${insides}"`
}
