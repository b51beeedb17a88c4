import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { CorporateAction } from '@site/contracts/market/corporate-actions.ts'
import type { ActionDayName } from '#app/market/corporate-action-names.ts'

export interface ActionDay {
  readonly name: ActionDayName
  readonly from: string
  /** Equal to `from` except for periods. */
  readonly to: string
}

/** The dates of an action that investors need; each becomes an event. Unannounced dates are omitted. */
export function actionDays(action: CorporateAction): readonly ActionDay[] {
  return listDays(action).filter((day) => day !== null)
}

function listDays(action: CorporateAction): readonly (ActionDay | null)[] {
  switch (action.kind) {
    case 'dividend':
    case 'bonus':
      return [
        one('cum', action.cumDateRegular),
        one('ex', action.exDateRegular),
        one('recording', action.recordingDate),
        one('payment', action.paymentDate),
      ]
    case 'ipo':
      return [
        { name: 'bookBuilding', ...action.bookBuilding },
        one('effective', action.effectiveDate),
        { name: 'offering', ...action.offeringPeriod },
        one('allotment', action.allotmentDate),
        one('distribution', action.distributionDate),
        one('listing', action.listingDate),
      ]
    case 'general-meeting':
      return [
        one('announcement', action.announcementDate),
        one('recording', action.recordingDate),
        one('invitation', action.invitationDate),
        one('meeting', action.meetingAt === null ? null : dayInJakarta(new Date(action.meetingAt))),
      ]
    case 'stock-merge-split':
      return [one('lastOld', action.lastOldTrading), one('firstNew', action.firstNewTrading)]
  }
}

function one(name: ActionDayName, day: string | null): ActionDay | null {
  return day === null ? null : { name, from: day, to: day }
}
