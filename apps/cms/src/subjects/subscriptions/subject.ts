import type { Subject } from '#cms/services/subject/subject.ts'
import { startDecidingRequests } from './decide-requests.ts'
import {
  receiveConfirmation,
  receiveDeletion,
  receiveDownload,
  receiveEnd,
  receiveLink,
  receivePause,
  receiveStateRequest,
  receiveUpdate,
} from './link-receivers.ts'
import { listMails } from './list-mails.ts'
import { receiveSubscriptionRequest } from './receive-request.ts'
import { startRenewals } from './renewals.ts'
import { startSendingLists } from './send-lists.ts'
import { subscriberEvents } from './subscriber-events.ts'
import { subscribers } from './subscribers.ts'
import { subscriptionMails } from './subscription-mails.ts'
import { subscriptionRequests } from './subscription-requests.ts'
import { subscriptions } from './subscriptions.ts'
import { suppressions } from './suppressions.ts'

export const subject: Subject = {
  records: [subscribers, subscriptions, suppressions, subscriptionRequests],
  receivers: {
    'subscription-requests': receiveSubscriptionRequest,
    'subscription-links': receiveLink,
    'subscription-confirmations': receiveConfirmation,
    'subscription-ends': receiveEnd,
    'subscription-states': receiveStateRequest,
    'subscription-updates': receiveUpdate,
    'subscription-pauses': receivePause,
    'subscription-downloads': receiveDownload,
    'subscription-deletions': receiveDeletion,
  },
  composers: [subscriptionMails, listMails],
  subscriberEvents,
  jobs: [startDecidingRequests, startSendingLists, startRenewals],
}
