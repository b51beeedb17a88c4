/** Third-party services on our pages, each null until configured. Nothing of them loads before the page is idle. */
export interface ThirdParties {
  readonly tagManager: TagManager | null
  readonly chat: Chat | null
  readonly errorReports: ErrorReports | null
}

export interface TagManager {
  readonly id: string
  readonly scriptUrl: string
}

export interface Chat {
  readonly scriptUrl: string
}

export interface ErrorReports {
  /** The DSN of the error reporting service: `https://<public key>@<host>/<project>`. */
  readonly dsn: string
}

/** A page at the time of its display. */
export interface ShownPage {
  readonly pathname: string
  readonly search: string
  readonly title: string
  /** A history replacement, for example while typing updates the URL. */
  readonly isReplaced: boolean
}
