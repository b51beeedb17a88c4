/** Where a rule of the law or of the exchange is from. A rule whose first day is not confirmed lacks `since`. */
export interface RuleSource {
  /** The number of the law or decree, never a news site. null until it is confirmed: pages then name no source. */
  readonly source: string | null
  /** The first day in force, such as `2026-11-28`. */
  readonly since: string
  /** The day on which the rule was last compared with its source. */
  readonly checked: string
}
