import { beforeAll, describe, expect, it } from 'vitest'
import { searchesMessages as texts } from '#messages/office/searches.ts'
import { builtShop } from '#test/built-shop.ts'
import { elementTexts } from '#test/html.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { noticeIn } from '#web/staff/office-requests.fixture.ts'

const shop = builtShop({ rates: liftedRates })
let cookie = ''

async function read(path: string): Promise<string> {
  const response = await shop.fetch(path, { headers: { cookie } })
  expect(response.status).toBe(200)
  return (await response.text()).replaceAll('<!-- -->', '')
}

const post = (path: string, fields: Record<string, string>) =>
  shop.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie, origin: shop.origin },
    redirect: 'manual',
  })

const listed = async () => elementTexts(await read('/office/searches'), 'td').filter((_, at) => at % 4 === 0)

/** Presses Undo in the notice of an answer. */
async function undoIn(answer: Response): Promise<void> {
  const { changeSet } = noticeIn(answer.headers.getSetCookie())!
  const undone = await post(`/office/changes/${changeSet}/undo`, { returnTo: '/office/searches' })
  expect(undone.status).toBe(303)
}

describe('searches without results', () => {
  beforeAll(async () => {
    cookie = await officeCookie(shop, 'editor', { name: 'Edith' })
    for (const query of ['haversack', 'haversack', 'gift voucher', 'kettel bell'])
      await shop.fetch(`/Shop?q=${encodeURIComponent(query)}`)
  })

  it('are listed, the most frequent first', async () => {
    expect(await listed()).toEqual(['haversack', 'gift voucher', 'kettel bell'])
  })

  it('show what a synonym would find before it is saved', async () => {
    const html = await read('/office/searches/answer?query=haversack&word=haversack&means=school+bag')
    expect(html).toContain(texts.synonym.finds(1))
    expect(html).toContain('School Bag')
    const data = await shop.fetch('/office/searches/preview?query=haversack&word=haversack&means=zzzz', {
      headers: { cookie },
    })
    expect(await data.text()).toContain('"total":0')
  })

  it('become a synonym, which shoppers find at once, and come back with undo', async () => {
    const saved = await post('/office/searches/answer/synonym?query=haversack', {
      ...{ query: 'haversack', word: 'Haversack', means: 'school bag' },
    })
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/office/searches'])
    expect(await listed()).toEqual(['gift voucher', 'kettel bell'])
    const search = async (query: string) => (await shop.fetch(`/Shop?q=${query}`)).text()
    await expect.poll(() => search('haversack')).not.toContain('No results')
    expect(await search('haversacks')).not.toContain('No results')
    await undoIn(saved)
    expect(await listed()).toEqual(['haversack', 'gift voucher', 'kettel bell'])
  })

  it('keep what was typed when it is refused', async () => {
    const refused = await post('/office/searches/answer/synonym?query=haversack', {
      ...{ query: 'haversack', word: 'haversack', means: '?!' },
    })
    expect(refused.status).toBe(400)
    const html = await refused.text()
    expect(html).toContain('value="?!"')
    expect(html).toContain('Enter words that shoppers search for.')
  })

  it('find pages by name, products too', async () => {
    const html = await read('/office/searches/answer?query=gift+voucher&target=school')
    expect(html).toContain('School Bag')
    expect(html).toContain('target=%2FproductDetails%2Fschool-bag')
  })

  it.each([
    ['/about', texts.redirect.leadsTo('page', 'About')],
    ['/Shop/category-1', 'Leads to category'],
    ['/productDetails/school-bag', texts.redirect.leadsTo('product', 'School Bag')],
    ['https://cards.example/buy', texts.redirect.leadsElsewhere('cards.example')],
    ['/pages/nothing', texts.redirect.nothingThere],
    ['/productDetails/%', texts.redirect.nothingThere],
  ])('say what is at %s', async (target, text) => {
    const params = new URLSearchParams({ query: 'gift voucher', target })
    expect(await read(`/office/searches/answer?${params}`)).toContain(text)
  })

  it('lead to a page, with a redirect that no cache keeps', async () => {
    const answer = (target: string) =>
      post('/office/searches/answer/redirect?query=gift+voucher', { query: 'gift voucher', target })
    expect((await answer('/pages/nothing')).status).toBe(400)
    expect((await answer('voucher')).status).toBe(400)
    expect((await answer('/Shop?q=card')).status).toBe(400)
    const saved = await answer('/contact')
    expect(saved.status).toBe(303)
    expect(await listed()).not.toContain('gift voucher')
    const search = () => shop.fetch('/Shop?q=Gift+vouchers', { redirect: 'manual' })
    await expect.poll(async () => (await search()).headers.get('location')).toBe('/contact')
    expect((await search()).status).toBe(302)
    expect((await shop.fetch('/Shop?q=Gift+vouchers&stock=in', { redirect: 'manual' })).status).toBe(200)
    await undoIn(saved)
    await expect.poll(async () => (await search()).status).toBe(200)
  })

  it('are listed again once they are missed after an answer', async () => {
    await post('/office/searches/answer/synonym?query=kettel+bell', {
      ...{ query: 'kettel bell', word: 'kettel', means: 'zzzz' },
    })
    expect(await listed()).not.toContain('kettel bell')
    await expect
      .poll(async () => {
        await shop.fetch('/Shop?q=kettel+bell')
        return listed()
      })
      .toContain('kettel bell')
  })

  it('are dismissed for good, until undo', async () => {
    const dismissed = await post('/office/searches/dismiss', { query: 'haversack' })
    expect(dismissed.status).toBe(303)
    await shop.fetch('/Shop?q=haversack')
    expect(await listed()).not.toContain('haversack')
    const answered = await shop.fetch('/office/searches/answer?query=haversack', { headers: { cookie } })
    expect(answered.status).toBe(404)
    await undoIn(dismissed)
    expect(await listed()).toContain('haversack')
  })

  it('list synonyms beside them', async () => {
    expect(await read('/office/searches/synonyms')).toContain('kettel')
    expect(await read('/office/searches/redirects')).toContain(texts.views.redirects)
  })
})
