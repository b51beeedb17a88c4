import type { Subject } from '#cms/services/subject/subject.ts'
import { subscribers } from './subscribers.ts'
import { subscriptionRequests } from './subscription-requests.ts'
import { subscriptions } from './subscriptions.ts'
import { suppressions } from './suppressions.ts'

export const subject: Subject = {
  records: [subscribers, subscriptions, suppressions, subscriptionRequests],
}
