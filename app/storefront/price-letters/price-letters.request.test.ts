import { describe, expect, it } from 'vitest'
import { builtShop } from '../../../test/built-shop.ts'
import { productAddress, withdrawalAddress } from '../../commerce/letters/letter-addresses.ts'
import { emailBudgets } from '../../commerce/mail/email-limits.ts'
import { unsealLetter } from '../../commerce/mail/sealed-letter.server.ts'
import { usualRates } from '../../web/rate-limit.server.ts'
import { shopperOf } from '../wish-lists/wish-browser.fixture.ts'

describe('letters about prices', () => {
  const shop = builtShop()
  const shown = async (path: string) => (await shop.ask(path)).text()
  const letterOf = async (kind: string) => {
    const rows = shop.db.selectFrom('letter').selectAll().where('kind', '=', kind).orderBy('id', 'desc')
    const row = await rows.executeTakeFirst()
    return row && { ...row, plain: unsealLetter(shop.db, row)?.plain }
  }

  it('are asked for without a script, begin by a yes in a letter, and end with one click', async () => {
    const ada = await shopperOf(shop)
    const page = await (await ada.ask(`/wishList/tell?list=${ada.list}`)).text()
    expect(page).toContain('Tell me when a price drops')
    const wrong = await ada.send(`/wishList/tell?list=${ada.list}`, { list: ada.list, email: 'ada' })
    expect(wrong.status).toBe(400)
    expect(await wrong.text()).toMatch(/value="ada".*This is not an e-mail address/)
    const asked = await ada.send(`/wishList/tell?list=${ada.list}`, {
      list: ada.list,
      email: 'Ada@Mail.example',
    })
    expect(await asked.text()).toContain('Please look into your mail')

    await expect
      .poll(async () => (await letterOf('price-letters-asked'))?.plain, { timeout: 4000 })
      .toBeTruthy()
    const { plain, recipient } = (await letterOf('price-letters-asked'))!
    expect(recipient).toBe('ada@mail.example')
    const confirm = /http:\/\/localhost:3000(\/wishList\/tell\/\S+)/.exec(plain!)![1]!
    const row = () => shop.db.selectFrom('price_letter').selectAll().executeTakeFirstOrThrow()
    const before = await row()
    // A mail scanner follows links, and asks for them by HEAD first.
    expect((await shop.ask(confirm, { method: 'HEAD' })).status).toBe(200)
    for (let times = 0; times < 2; times++) expect(await shown(confirm)).toContain('Yes, write to me')
    expect([before.confirmed_at, await row()]).toEqual([null, before])
    expect(await (await shop.ask(confirm, { method: 'POST' })).text()).toContain('We write to you')

    const end = confirm.replace('/tell/', '/untell/')
    expect(await shown(end)).toContain('End these letters')
    expect((await row()).confirmed_at).not.toBeNull()
    const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }
    for (let times = 0; times < 2; times++) {
      const ended = await shop.ask(end, oneClick)
      expect([ended.status, (await ended.text()).includes('No more letters')]).toEqual([200, true])
    }
    expect((await shop.ask(confirm)).status).toBe(404)
    const logged = JSON.stringify(shop.logged)
    expect(logged).toContain('/wishList/tell/…')
    expect(logged).not.toContain(confirm.split('/').at(-1))
  })

  it('are nobody else’s to ask for', async () => {
    const ada = await shopperOf(shop)
    const tell = `/wishList/tell?list=${ada.list}`
    expect((await shop.ask(tell)).status).toBe(404)
    expect((await shop.ask('/wishList/tell')).status).toBe(404)
    await ada.send(tell, { list: ada.list, email: 'ada@mail.example' })
    const rows = () => shop.db.selectFrom('price_letter').selectAll().execute()
    const before = await rows()
    expect(before).toMatchObject([{ list_id: ada.list, email: 'ada@mail.example' }])
    const eve = await shopperOf(shop)
    const strangers = await eve.send(`/wishList/tell?list=${eve.list}`, {
      list: ada.list,
      email: 'eve@mail.example',
    })
    expect(strangers.status).toBe(404)
    expect(await rows()).toEqual(before)
  })

  it('flood nobody: thirteen lists and as many networks get a few emails to one address', async () => {
    const email = 'victim@mail.example'
    for (let place = 0; place < 13; place++) {
      const eve = await shopperOf(shop)
      const form = { list: eve.list, email: place % 2 ? email : `Victim+${place}@mail.example` }
      const asked = await eve.send(`/wishList/tell?list=${eve.list}`, form, {
        'x-forwarded-for': `203.0.113.${place}`,
      })
      // Held back or not, the page says the same.
      expect(await asked.text()).toContain('Please look into your mail')
    }
    const emails = await shop.db
      .selectFrom('letter')
      .select('recipient')
      .where('recipient', 'like', 'victim%')
      .execute()
    expect(emails).toHaveLength(emailBudgets.forms.short.max)
  })

  it('are not asked for by the dozen, and the address stays in the form', async () => {
    const ada = await shopperOf(shop)
    const { burst } = usualRates.emails.visitor
    for (let count = 0; count < burst; count++)
      await ada.send(`/wishList/tell?list=${ada.list}`, { list: ada.list, email: 'a' })
    const limited = await ada.send(`/wishList/tell?list=${ada.list}`, {
      list: ada.list,
      email: 'a@b.example',
    })
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await limited.text()).toMatch(/value="a@b\.example".*Too many attempts/)
  })

  it('and all others lead to pages that are there', async () => {
    const url = ''
    const addresses = [withdrawalAddress(url), productAddress(url, { slug: 'school-bag', color: 'sage' })]
    for (const address of addresses)
      expect([address, (await shop.ask(address)).status]).toEqual([address, 200])
  })
})
