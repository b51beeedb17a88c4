import { dayInJakarta } from '@site/contracts/jakarta-time.ts'
import type { CorporateAction } from '@site/contracts/market/corporate-actions.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type ActionDayName, corporateActionNames } from '#app/market/corporate-action-names.ts'
import { describeHolderAction } from '#app/market/holder-actions/describe-holder-action.ts'
import { type HolderAction, isHolderAction } from '#app/market/holder-actions/holder-action.ts'
import type { ActionDay } from '#app/market/holder-actions/holder-action-texts.ts'

/** The dates of an action that investors need; each becomes an event. Unannounced dates are omitted. */
export function actionDays(locale: Locale, action: CorporateAction): readonly ActionDay[] {
  if (isHolderAction(action)) return describeHolderAction(locale, action).days
  const { days } = corporateActionNames[locale]
  return listDays(action).flatMap((day) => (day === null ? [] : [{ ...day, label: days[day.name] }]))
}

interface NamedDay extends Omit<ActionDay, 'label'> {
  readonly name: ActionDayName
}

function listDays(action: Exclude<CorporateAction, HolderAction>): readonly (NamedDay | null)[] {
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

function one(name: ActionDayName, day: string | null): NamedDay | null {
  return day === null ? null : { name, from: day, to: day }
}
