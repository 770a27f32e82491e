import { data } from 'react-router'
import { formRefusals, readFormFields } from '../../../web/forms/read-form.server.ts'

/** Reads the product's slug from a form. Throws a response for anything else. */
export async function readComparedSlug(request: Request): Promise<string> {
  requirePost(request)
  const form = await readFormFields(request, ['product'])
  if (!form.ok) throw data(null, { status: formRefusals[form.reason] })
  const { product } = form.fields
  if (product === undefined || !/^[a-z0-9-]{1,100}$/.test(product)) throw data(null, { status: 400 })
  return product
}

export function requirePost(request: Request): void {
  if (request.method !== 'POST') throw data(null, { status: 405 })
}

export function isHttps(request: Request): boolean {
  return new URL(request.url).protocol === 'https:'
}
