import { data } from 'react-router'
import { formRefusals, readForm } from '../../web/read-form.server.ts'

/** The product that a form names. Throws the plain answer to everything that is no such form. */
export async function readProduct(request: Request): Promise<string> {
  onlyPost(request)
  const form = await readForm(request, ['product'])
  if (!form.ok) throw data(null, { status: formRefusals[form.because].status })
  const { product } = form.fields
  if (product === undefined || !/^[a-z0-9-]{1,100}$/.test(product)) throw data(null, { status: 400 })
  return product
}

export function onlyPost(request: Request): void {
  if (request.method !== 'POST') throw data(null, { status: 405 })
}

/** Whether the browser came by https. */
export function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === 'https:'
}
