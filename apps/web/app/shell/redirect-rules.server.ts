import {
  type AllowedTargets,
  ownTarget,
  type ReadRule,
  type RedirectRule,
  RedirectTable,
  readRule,
  refusedHost,
} from '@site/contracts/content/redirect-table.ts'
import type { RedirectList } from '@site/contracts/content/shell.ts'
import { canonicalPath } from '#app/i18n/canonical-path.ts'
import type { PageTime } from '#app/upstream/page-time.server.ts'
import { KeptAnswer, type TaggedAnswer } from './kept-answer.server.ts'
import type { PageFacts } from './page-facts.ts'

/** Every page depends on the rules: one that is added later may lead away from it. */
const REDIRECTS_TAG = 'list:redirects'

export interface Redirect {
  /** A path of ours with its query, or an https address on a host of the allow list. */
  readonly to: string
  readonly status: 301 | 302
}

type Rule = RedirectList['redirects'][number]

export interface RedirectRulesOptions extends AllowedTargets {
  readonly load: () => Promise<TaggedAnswer<RedirectList>>
  /** What an earlier process was told, for a start without the content service. */
  readonly loadLast?: () => Promise<TaggedAnswer<RedirectList>>
  readonly report: (error: unknown) => void
}

/** The editors' redirects. What they wrote is read anew here: a rule that is not right is not followed. */
export class RedirectRules {
  readonly #rules: KeptAnswer<RedirectTable<Rule>>
  readonly #options: RedirectRulesOptions
  /** Said once for each rule, not at every visit. */
  readonly #reported = new Set<string>()

  constructor(options: RedirectRulesOptions) {
    this.#options = options
    const { load, loadLast } = options
    const tableOf = async (ask: typeof load) => {
      const { data, tags } = await ask()
      return { data: new RedirectTable(data.redirects.flatMap((rule) => this.#read(rule) ?? [])), tags }
    }
    this.#rules = new KeptAnswer(() => tableOf(load), loadLast && (() => tableOf(loadLast)))
  }

  async find(
    { pathname, search }: Pick<URL, 'pathname' | 'search'>,
    facts: PageFacts,
    time: PageTime | null = null,
  ): Promise<Redirect | null> {
    facts.tags.add(REDIRECTS_TAG)
    const table = (await this.#rules.get(time))?.data
    // There may be a newer one by now.
    facts.isPartial ||= time?.isOver ?? false
    const journey = table?.follow(`${pathname}${search}`) ?? { kind: 'stays' }
    if (journey.kind === 'endless') {
      this.#reportOnce(`redirects without an end: ${journey.addresses.join(' → ')}`)
    }
    if (journey.kind !== 'leads') {
      return null
    }
    const { to, rules } = journey
    if (!to.startsWith('/')) {
      // What other sites do with an address of theirs is not ours to call permanent.
      return { to, status: 302 }
    }
    const right = to.replace(/^[^?#]*/, canonicalPath)
    if (table?.follow(right).kind !== 'stays') {
      this.#reportOnce(`redirects without an end: ${pathname} → ${to} → ${right}`)
      return null
    }
    return { to: right, status: rules.every(({ status }) => status === 301) ? 301 : 302 }
  }

  #read(rule: Rule): ReadRule<Rule> | null {
    const { siteUrl, hosts } = this.#options
    const read = readRule({ ...rule, to: ownTarget(rule.to, siteUrl) })
    if (read === null) {
      this.#reportOnce(`a redirect that cannot be read: ${said(rule)}`)
      return null
    }
    if (refusedHost(read.target, hosts) !== null) {
      this.#reportOnce(`a redirect to a host that REDIRECT_HOSTS does not name: ${said(rule)}`)
      return null
    }
    return read
  }

  #reportOnce(sentence: string): void {
    if (!this.#reported.has(sentence) && this.#reported.size < MOST_REPORTED) {
      this.#reported.add(sentence)
      this.#options.report(new Error(sentence))
    }
  }

  forgetIf(tags: readonly string[]): void {
    if (tags.includes(REDIRECTS_TAG)) {
      this.#rules.forget()
    }
  }

  purge(): void {
    this.#rules.purge()
  }

  forget(): void {
    this.#rules.forget()
  }
}

const MOST_REPORTED = 1000

function said({ from, to }: RedirectRule): string {
  return JSON.stringify(`${from} → ${to}`)
}
