import type { Channel } from '@site/contracts/content/trust.ts'

/**
 * There is no verdict that anything is harmless: a list can only tell what is ours. `partial`: a name or number of ours
 * that may be used in a place where it is not ours. `authority`: a channel that a public body publishes.
 */
export const verdicts = ['alike', 'unlisted', 'partial', 'authority', 'ours'] as const
export type Verdict = (typeof verdicts)[number]

/** The name and the address at which a public body publishes its channels. */
export interface Authority {
  readonly name: string
  readonly address: string
}

export interface Check {
  readonly verdict: Verdict
  /**
   * The channel that it is or resembles; null if it only carries our name. If unlisted: the domain that it is on, or
   * the channel with the same number for another use.
   */
  readonly channel: Channel | null
  /** If a name is on our list for other networks than the one it was seen on: those networks. */
  readonly networks?: readonly string[]
  readonly authority?: Authority
}

export interface Finding extends Check {
  /** As it was typed. */
  readonly typed: string
  /** Whether the text has words that were not checked. */
  readonly hasOtherWords: boolean
}

/** The texts that are taken for channels where there is more than one. */
export interface Several {
  readonly several: readonly string[]
}

/** The firm's channels and names. */
export interface Own {
  readonly channels: readonly Channel[]
  readonly names: readonly string[]
}
