import type { CollectionConfig, GlobalConfig, UIField } from 'payload'
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
          }
        : components,
    },
    endpoints: [...(endpoints || []), documentStanding(slug)],
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
          }
        : components,
    },
    endpoints: [...(endpoints || []), globalStanding(slug)],
    fields: [notices, ...fields],
    hooks: { ...hooks, beforeValidate: [refuseLostGlobal, ...(hooks.beforeValidate ?? [])] },
  }
}
