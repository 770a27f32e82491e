import { slugField } from '#commerce/editing/input/text-fields.server.ts'

/** The product of a form, by its slug. */
export const comparedFields = { product: slugField }

export function isHttps(request: Request): boolean {
  return new URL(request.url).protocol === 'https:'
}
