import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import config from '#cms/payload.config.ts'
import { guardRestApi } from '#cms/rest-api-guard.ts'

export const GET = guardRestApi(REST_GET(config))
export const POST = guardRestApi(REST_POST(config))
export const DELETE = guardRestApi(REST_DELETE(config))
export const PATCH = guardRestApi(REST_PATCH(config))
export const PUT = guardRestApi(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)
