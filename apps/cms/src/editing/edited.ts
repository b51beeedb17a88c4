import type { CollectionConfig, GlobalConfig, UIField } from 'payload'
import { documentLosses, globalLosses } from './losses-endpoint.ts'
import { refuseLostDocument, refuseLostGlobal } from './lost-update.ts'
import { documentStanding, globalStanding } from './standing-endpoint.ts'

const notices: UIField = {
  name: 'notices',
  type: 'ui',
  admin: {
    components: { Field: '/admin-views/document-notices.tsx#DocumentNotices' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
}
const PublishButton = '/admin-views/publish-button.tsx#PublishButton'
const version = { actions: ['/admin-views/restore-losses.tsx#RestoreLosses'] }

/** Keeps what several editors write from undoing each other, and shows above the form what is scheduled. */
export function edited(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, endpoints, fields, hooks = {}, slug, versions } = collection
  const { components = {} } = admin
  return {
    ...collection,
    admin: {
      ...admin,
      components: versions
        ? {
            ...components,
            edit: { ...components.edit, PublishButton },
            views: { ...components.views, edit: { version } },
          }
        : components,
    },
    endpoints: [...(endpoints || []), documentStanding(slug), ...(versions ? [documentLosses(slug)] : [])],
    fields: [notices, ...fields],
    hooks: { ...hooks, beforeValidate: [refuseLostDocument, ...(hooks.beforeValidate ?? [])] },
  }
}

/** As `edited`, for a global. */
export function editedGlobal(global: GlobalConfig): GlobalConfig {
  const { admin = {}, endpoints, fields, hooks = {}, slug, versions } = global
  const { components = {} } = admin
  return {
    ...global,
    admin: {
      ...admin,
      components: versions
        ? {
            ...components,
            elements: { ...components.elements, PublishButton },
            views: { ...components.views, edit: { version } },
          }
        : components,
    },
    endpoints: [...(endpoints || []), globalStanding(slug), ...(versions ? [globalLosses(slug)] : [])],
    fields: [notices, ...fields],
    hooks: { ...hooks, beforeValidate: [refuseLostGlobal, ...(hooks.beforeValidate ?? [])] },
  }
}
