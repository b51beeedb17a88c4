import { hashMailName } from '#cms/base/privacy/keyed-hash.ts'
import { siteHost } from './site-links.ts'

const hashCharacters = 16

type Row = { id: number; dedupeKey: string }

/** The part before the `@`. The same for every attempt, so that mail servers can drop duplicates. */
export function computeMailName({ id, dedupeKey }: Row): string {
  return `mail-${id}.${hashMailName(`${id}:${dedupeKey}`).slice(0, hashCharacters)}`
}

export const computeMessageId = (row: Row): string => `<${computeMailName(row)}@${siteHost}>`

/** The row that a Message-ID names; null if it is not one of ours. */
export function readMailId(messageId: string): number | null {
  const id = messageId.match(/^<?mail-(\d{1,9})\.[0-9a-f]{16}@/)?.[1]
  return id === undefined ? null : Number(id)
}

export const isMessageId = (messageId: string, row: Row): boolean =>
  messageId.replace(/^<|>$/g, '') === `${computeMailName(row)}@${siteHost}`
