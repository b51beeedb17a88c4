import type { CollectionConfig, GlobalConfig, Payload } from 'payload'
import type { Note } from '#cms/editorial/editing/edit-status-endpoint.ts'
import type { Composer } from '#cms/services/mail/mail.ts'
import type { SubscriberEvents } from '#cms/services/mail/subscriber-events.ts'
import type { Receiver, Resource } from '#cms/services/site-api/context.ts'

/** What a subject adds to the CMS. payload.config.ts, site-router.ts, mail-composers.ts and boot.ts are made from the list. */
export type Subject = {
  /** Editors' documents. */
  readonly collections?: readonly CollectionConfig[]
  readonly globals?: readonly GlobalConfig[]
  /** What visitors send and staff record about people; the audit trail lists only deletions. */
  readonly records?: readonly CollectionConfig[]
  /** By path below /api/site. */
  readonly resources?: Readonly<Record<string, Resource>>
  readonly receivers?: Readonly<Record<string, Receiver>>
  /** The emails that the subject writes. */
  readonly composers?: readonly Composer[]
  /** Called when an email to a subscriber bounced. */
  readonly subscriberEvents?: SubscriberEvents
  /** Started once per process; each returns a function that stops it. */
  readonly jobs?: readonly ((payload: Payload) => () => void)[]
  /** Pages of the admin in addition to Payload's own. */
  readonly screens?: Readonly<Record<string, Screen>>
  /** Findings that the admin shows above a document, by collection or global. */
  readonly notes?: Readonly<Record<string, Note>>
}

type Screen = {
  readonly Component: `/${string}.tsx#${string}`
  readonly path: `/${string}`
}
