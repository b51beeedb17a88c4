/** What others do on our pages; each null until an operator configures it. Nothing of it loads before the page is idle. */
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
  /** Where the reports go, as the service writes it: `https://<public key>@<host>/<project>`. */
  readonly dsn: string
}

/** A page as it was when it had come. */
export interface ShownPage {
  readonly pathname: string
  readonly search: string
  readonly title: string
  /** It took the place of the one before in the history, as where the address follows what is typed. */
  readonly isReplaced: boolean
}
