import path from 'node:path'
import type { InputFields } from '#commerce/editing/input/field.server.ts'
import { acceptedForm } from '#server/pages/form-routes.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { actionRoutes } from '../action-routes.ts'
import type { BuiltShop } from '../built-shop.ts'
import { sampleCustomer } from '../sample-customer.ts'

export const routes = await Promise.all(
  [...new Map(actionRoutes.map(route => [route.path, route])).values()].map(async ({ path: url, file }) => {
    const { middleware = [] } = (await import(path.resolve(file))) as { middleware?: object[] }
    const form = acceptedForm(middleware)
    const fields = typeof form?.fields === 'function' ? form.fields(url) : form?.fields
    return { url, accepts: form && { ...form, fields } }
  }),
)

/** Routes whose senders choose the format: the payment provider and browsers. */
export const otherFormats = ['/payments/stripe', '/reports']

export const accepting = routes.flatMap(({ url, accepts }) => (accepts ? [[url, accepts] as const] : []))

export const forms = routes.flatMap(({ url, accepts }) =>
  accepts?.fields && Object.keys(accepts.fields).length > 0
    ? [[url, accepts.fields, accepts.files !== undefined] as const]
    : [],
)

export const uploads = accepting.flatMap(([url, { fields, files }]) =>
  fields && files ? [[url, fields, files] as const] : [],
)

/** A valid value for each required field. */
export const samples: Record<string, string> = {
  query: 'umbrella',
  ...sampleCustomer,
  choice: 'pays',
  language: 'de',
  direction: 'up',
  from: 'summer',
  into: 'warm',
  tag: 'summer',
  orderNumber: 'T-7KQ4-M2XA',
  message: 'Does it fit?',
  product: 'classic-tee',
  quantity: '1',
  stars: '5',
  title: 'Fits',
  body: 'It fits.',
  author: 'Ada',
  session: '1',
  passkey: '1',
  purpose: 'confirm',
  code: '123456',
  staff: '1',
  role: 'packer',
  credential: '{}',
  address: '1',
  reason: 'received',
  answer: 'yes',
  units: '1',
  publication: 'draft',
  stock_reason: 'found',
  seen: '0',
  scope: 'all',
  sku: 'PRD-CLY-XL',
  key: 'k'.repeat(22),
  text: 'Call her',
  attempt: '1',
  refundReason: 'damaged',
  hideReason: 'insulting',
  reply: 'Thank you.',
  kind: 'price',
  legal: 'privacy',
  format: 'csv',
}

/** The path of a route with values for its parameters. */
export const targetOf = (url: string) =>
  url.replace(':sku', 'PRD-CLY-XL').replace('/products/:id', '/products/1').replace(/:\w+/g, 'A'.repeat(22))

/** The required fields of a form with valid values. */
export function completeForm(fields: InputFields): [string, string][] {
  return Object.entries(fields).flatMap(([name, field]): [string, string][] =>
    field.fallback ? [] : [[name, samples[name] ?? '']],
  )
}

export function formData(fields: readonly (readonly [string, string])[]): FormData {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  return body
}

export function isRefused(status: number): boolean {
  return status >= 400 && status < 500
}

/** The cookie that a form is sent with: in the office of an owner for each form, because some end sessions or change staff. */
export function ownersOf(shop: BuiltShop): (url: string) => Promise<string> {
  let last: { url: string; cookie: string } | undefined
  let owners = 0
  return async url => {
    if (!url.startsWith('/office/') || url.startsWith('/office/sign-in')) return ''
    if (last?.url === url) return last.cookie
    owners += 1
    last = { url, cookie: await officeCookie(shop, 'owner', { name: `owner-${owners}` }) }
    return last.cookie
  }
}
