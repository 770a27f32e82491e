import sharp from 'sharp'
import type { Order } from '#commerce/orders/order.ts'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import { deliverOrderInTest } from '#test/attack/requests/deliver-order.ts'
import type { BuiltShop } from '#test/built-shop.ts'
import { elementTexts, htmlBetween, linkUrls } from '#test/html.ts'

export interface SentFile {
  bytes: Uint8Array<ArrayBuffer> | Buffer<ArrayBuffer>
  name?: string
  type?: string
}

const texts = { stars: '5', title: 'Pours well', body: 'No drips.\n\nLight, too.', author: 'Ada' }

/** The page of the pot that is reviewed. */
export const potPage = '/productDetails/water-pot'

const blue = { width: 300, height: 200, channels: 3, background: '#2040ff' } as const

export const plainPicture = (other: { width?: number; background?: string } = {}) =>
  sharp({ create: { ...blue, ...other } })

/** A picture with the place where it was taken. */
export const takenPicture = () =>
  plainPicture()
    .withExif({ IFD3: { GPSLatitude: '52/1' } })
    .jpeg()
    .toBuffer()

export const reviewPage = ({ token, lines }: Order) => `/orders/${token}/review/${lines[0]!.id}`

/** Shoppers who order a pot and review it. */
export function reviewers(shop: BuiltShop) {
  const place = () =>
    placeSampleOrder(shop.db, [{ sku: 'POT-WHT-01', quantity: 1 }], 'bank-transfer', new Date())
  const delivered = async () => {
    const order = await place()
    await deliverOrderInTest(shop.db, order.id)
    return order
  }

  /** Sends the form of a line's review as a browser does. */
  async function send(order: Order, fields: Record<string, string> = {}, files: SentFile[] = [], query = '') {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...texts, ...fields })) body.append(name, value)
    for (const { bytes, name = 'pot.jpg', type = 'image/jpeg' } of files)
      body.append('pictures', new File([bytes], name, { type }))
    const headers = { origin: shop.origin }
    const response = await shop.fetch(reviewPage(order) + query, { method: 'POST', body, headers })
    const html = (await response.text()).replaceAll('<!-- -->', '')
    const main = html.includes('<main') ? htmlBetween(html, '<main', '</main>') : html
    const errors = /<section[^>]*aria-labelledby="(?:form-error|errors)".*?<\/section>/s.exec(main)?.[0] ?? ''
    return {
      status: response.status,
      location: response.headers.get('location'),
      main,
      /** The title of the errors, and then those of fields. */
      alert: [...elementTexts(errors, 'h2'), ...elementTexts(errors, 'li')],
      errorLinks: linkUrls(errors),
    }
  }

  const reviewOf = (order: Order) =>
    shop.db
      .selectFrom('review')
      .selectAll()
      .where('order_line_id', '=', order.lines[0]!.id)
      .executeTakeFirst()
  const picturesOf = async (order: Order) =>
    shop.db
      .selectFrom('review_picture')
      .selectAll()
      .where('review_id', '=', (await reviewOf(order))!.id)
      .orderBy('position')
      .execute()
  return { place, delivered, send, reviewOf, picturesOf }
}
