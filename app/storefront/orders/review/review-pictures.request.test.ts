import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '#commerce/orders/order.ts'
import { builtShop } from '#test/built-shop.ts'
import { loadHtml } from '#test/html.ts'
import {
  plainPicture,
  potPage as pot,
  reviewers,
  reviewPage,
  type SentFile,
  takenPicture,
} from './review-form.fixture.ts'

const shop = builtShop()
const { delivered, send, reviewOf, picturesOf } = reviewers(shop)

describe('pictures of a review', () => {
  let order: Order
  const masters = async () => (await readdir(path.join(shop.dataDir, 'review-pictures', 'masters'))).length

  beforeEach(async () => {
    order = await delivered()
  })

  it('are encoded anew without metadata, shown on the product page, and removed one by one', async () => {
    const png = await plainPicture({ width: 5000 }).png().toBuffer()
    expect(
      (
        await send(order, {}, [
          { bytes: Buffer.concat([await takenPicture(), Buffer.from('<script>hidden</script>')]) },
          { bytes: png, name: 'wide.png', type: 'image/png' },
        ])
      ).status,
    ).toBe(303)
    const pictures = await picturesOf(order)
    expect(pictures.map(({ width, height }) => [width, height])).toEqual([
      [300, 200],
      [2000, 80],
    ])
    const master = await readFile(path.join(shop.dataDir, 'review-pictures', 'masters', pictures[0]!.hash))
    const { format, exif } = await sharp(master).metadata()
    expect([format, exif, master.includes('hidden')]).toEqual(['webp', undefined, false])
    expect((await sharp(await takenPicture()).metadata()).exif).toBeDefined()

    await expect.poll(() => loadHtml(shop, pot)).toContain(pictures[1]!.hash)
    const html = await loadHtml(shop, pot)
    expect(html).toContain('alt="Picture 1 of 2 by Ada"')
    const large = await shop.fetch(`/i/${pictures[1]!.hash}-2000.webp`)
    expect([large.status, large.headers.get('content-type')]).toEqual([200, 'image/webp'])

    const page = await loadHtml(shop, reviewPage(order))
    expect(page).toContain(`name="remove" value="${pictures[0]!.hash}"`)
    const edited = await send(order, { edit: 'yes', remove: pictures[0]!.hash }, [
      { bytes: png, name: 'again.png', type: 'image/png' },
    ])
    expect(edited.status).toBe(303)
    expect((await picturesOf(order)).map(({ hash }) => hash)).toEqual([pictures[1]!.hash])
    expect((await shop.fetch(`/i/${pictures[0]!.hash}-300.webp`)).status).toBe(404)
  })

  it('have names of their own for each review', async () => {
    const other = await delivered()
    const bytes = await takenPicture()
    await send(order, {}, [{ bytes }, { bytes }])
    await send(other, {}, [{ bytes }])
    const [[mine, second], [theirs]] = [await picturesOf(order), await picturesOf(other)]
    expect(second).toBeUndefined()
    expect(mine!.hash).not.toBe(theirs!.hash)
  })

  it('are at most three', async () => {
    const bytes = await Promise.all(
      ['#111111', '#222222', '#333333', '#444444'].map(background =>
        plainPicture({ background }).jpeg().toBuffer(),
      ),
    )
    const files = bytes.map(bytes => ({ bytes }))
    const tooMany = 'A review can have up to 3 pictures.'
    const four = await send(order, {}, files)
    expect([four.status, four.alert]).toEqual([400, ['Please check 1 field', tooMany]])
    expect(await reviewOf(order)).toBeUndefined()
    await send(order, {}, files.slice(0, 2))
    const more = await send(order, { edit: 'yes' }, files.slice(2))
    expect([more.status, more.alert]).toEqual([409, ['Please check 1 field', tooMany]])
    expect(await picturesOf(order)).toHaveLength(2)
  })

  const unreadable = 'We couldn’t read the picture “holiday.jpg”. Please choose another one.'
  it.each<[string, () => Promise<SentFile>, string]>([
    ['a text', async () => ({ bytes: Buffer.from('hello') }), unreadable],
    ['an SVG', async () => ({ bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }), unreadable],
    ['a GIF', async () => ({ bytes: await plainPicture().gif().toBuffer() }), unreadable],
    ['half a JPEG', async () => ({ bytes: (await takenPicture()).subarray(0, 700) }), unreadable],
    ['an empty file', async () => ({ bytes: Buffer.alloc(0) }), unreadable],
    [
      'a PNG that says it is enormous',
      async () => {
        const bytes = await plainPicture().png().toBuffer()
        bytes.writeUInt32BE(60_000, 16)
        bytes.writeUInt32BE(60_000, 20)
        return { bytes, type: 'image/png' }
      },
      unreadable,
    ],
    [
      'a document',
      async () => ({ bytes: Buffer.from('%PDF-1.7'), type: 'application/pdf' }),
      'Choose JPEG, PNG, WebP or AVIF pictures.',
    ],
    [
      'a file that is too large',
      async () => ({ bytes: Buffer.alloc(12_000_001) }),
      'Choose pictures of up to 12 MB each.',
    ],
  ])('refuse %s, and keep the texts', async (_, make, text) => {
    const { status, alert, main } = await send(order, {}, [{ name: 'holiday.jpg', ...(await make()) }])
    expect([status, alert.at(-1)]).toEqual([400, text])
    expect(main).toContain('value="Pours well"')
    expect(await reviewOf(order)).toBeUndefined()
    await expect.poll(() => readdir(path.join(shop.dataDir, 'uploads'))).toEqual([])
  })

  it('that the disk refuses lose no text, and are logged', async () => {
    const folder = path.join(shop.dataDir, 'review-pictures')
    await rename(folder, `${folder}-away`)
    await writeFile(folder, '')
    const { status, alert, main } = await send(order, {}, [{ bytes: await takenPicture() }])
    expect([status, alert.at(-1)]).toEqual([
      503,
      'We couldn’t save your files. Please try again in a moment.',
    ])
    expect(main).toContain('value="Pours well"')
    expect(shop.logged.filter(({ event }) => event === 'upload-not-stored')).toHaveLength(1)
    await rm(folder)
    await rename(`${folder}-away`, folder)
    expect((await send(order, {}, [{ bytes: await takenPicture() }])).status).toBe(303)
  })

  it('stay marked for removal while something else is wrong', async () => {
    const bytes = await Promise.all(
      ['#123456', '#654321'].map(background => plainPicture({ background }).jpeg().toBuffer()),
    )
    await send(
      order,
      {},
      bytes.map(bytes => ({ bytes })),
    )
    const [first, removed] = await picturesOf(order)
    const { main } = await send(order, { edit: 'yes', title: '', remove: removed!.hash })
    const isMarked = (hash: string) =>
      new RegExp(`<input[^>]*checked[^>]*value="${hash}"|<input[^>]*value="${hash}"[^>]*checked`).test(main)
    expect([isMarked(first!.hash), isMarked(removed!.hash)]).toEqual([false, true])
  })

  it('have to be chosen again when something else is wrong', async () => {
    const before = await masters()
    const { alert } = await send(order, { title: '' }, [{ bytes: await takenPicture() }])
    expect(alert).toEqual([
      'Please check 2 fields',
      'Enter a headline.',
      'Please choose your pictures again.',
    ])
    expect(await masters()).toBe(before)
  })
})
