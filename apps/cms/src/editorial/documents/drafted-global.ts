import type { GlobalConfig } from 'payload'
import { editors } from '#cms/base/access/editors.ts'
import { editorsAndReviewers } from '#cms/base/access/editors-and-reviewers.ts'
import { publishedOrStaff } from '#cms/base/access/published-or-staff.ts'
import type { CrossFieldValidator } from '#cms/base/fields/cross-field-validation.ts'
import { schedulePublish } from '#cms/base/fields/numbers-and-dates.ts'
import { draftedGlobalHooks } from '#cms/editorial/change-feed/hooks.ts'
import { maxVersions } from '#cms/editorial/versions/max-versions.ts'
import { rejectIncompleteTranslation } from './reject-incomplete-translation.ts'

/** A global with drafts, versions, scheduled publishing and change events; both languages are published together. */
export function draftedGlobal({
  validateTranslation = () => [],
  ...options
}: Pick<GlobalConfig, 'slug' | 'label' | 'fields' | 'endpoints'> & {
  admin: NonNullable<GlobalConfig['admin']>
  /** Validates the language that is not in the form, which was only ever saved as a draft. */
  validateTranslation?: CrossFieldValidator
}): GlobalConfig {
  const { beforeChange = [], ...hooks } = draftedGlobalHooks()
  return {
    ...options,
    access: { read: publishedOrStaff, readVersions: editorsAndReviewers, update: editors },
    versions: { drafts: { schedulePublish }, max: maxVersions },
    hooks: {
      ...hooks,
      beforeChange: [rejectIncompleteTranslation(options.fields, validateTranslation), ...beforeChange],
    },
  }
}
