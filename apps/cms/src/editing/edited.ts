import type { CollectionConfig, GlobalConfig, UIField } from 'payload'
import { editStatusEndpoint } from './edit-status-endpoint.ts'
import type { Kind } from './edited-content.ts'
import { lossesEndpoint } from './losses-endpoint.ts'
import { rejectLostUpdate } from './lost-update.ts'

type AdminComponents = { edit?: object; elements?: object; views?: object }

const notices: UIField = {
  // Not `notices`, which is a field of the settings.
  name: 'documentNotices',
  type: 'ui',
  admin: {
    components: { Field: '/admin-views/document-notices.tsx#DocumentNotices' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
}
const PublishButton = '/admin-views/publish-button.tsx#PublishButton'
const version = { actions: ['/admin-views/restore-losses.tsx#RestoreLosses'] }

/** Adds protection against lost updates, and shows schedules above the form. */
export function edited<Config extends CollectionConfig | GlobalConfig>(kind: Kind, config: Config): Config {
  const { admin, endpoints, fields, hooks, slug, versions } = config
  const components: AdminComponents = admin?.components ?? {}
  // Payload looks for this button under `edit` in a collection, under `elements` in a global.
  const buttons = kind === 'collections' ? 'edit' : 'elements'
  return {
    ...config,
    admin: {
      ...admin,
      components: versions
        ? {
            ...components,
            [buttons]: { PublishButton, ...components[buttons] },
            views: { ...components.views, edit: { version } },
          }
        : components,
    },
    endpoints: [
      ...(endpoints || []),
      editStatusEndpoint(kind, slug),
      ...(versions ? [lossesEndpoint(kind, slug)] : []),
    ],
    fields: [notices, ...fields],
    hooks: { ...hooks, beforeValidate: [rejectLostUpdate, ...(hooks?.beforeValidate ?? [])] },
  }
}
