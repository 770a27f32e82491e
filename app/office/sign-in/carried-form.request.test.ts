import { describe, expect, it } from 'vitest'
import { createRecoveryCodes } from '#commerce/people/staff/sign-in/staff-code.server.ts'
import { findStaffByEmail } from '#commerce/people/staff/staff-store.server.ts'
import { builtShop } from '#test/built-shop.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'

/** The value of a hidden field of a page. */
function hiddenIn(html: string, name: string): string | undefined {
  const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]
  return value
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
}

const leads = ({ status, headers }: Response) => `${status} ${headers.get('location') ?? ''}`.trim()

describe('a confirmation', () => {
  const shop = builtShop({ smtpUrl: 'smtp://127.0.0.1:9' })

  /** The browser of an owner who has to confirm, and a code for that. */
  async function unproven(name: string) {
    const { send, cookies } = shopBrowser(shop)
    cookies.set('office', (await officeCookie(shop, 'owner', { name, isProven: false })).split('=')[1]!)
    const { id } = (await findStaffByEmail(shop.db, `${name.toLowerCase()}@example.com`))!
    const [code = ''] = await createRecoveryCodes(shop.db, id, new Date())
    return { send, code }
  }

  it('takes a form along while its sender confirms, and gives it back to be sent', async () => {
    const { send, code } = await unproven('Olga')
    const invitation = { name: '"Zoë" & co', email: 'zoe@example.com', role: 'packer' }
    const waits = await send('/office/settings/staff', invitation)
    expect(leads(waits)).toBe('307 /office/confirm?form=%2Foffice%2Fsettings%2Fstaff')
    const page = await (await send(waits.headers.get('location')!, invitation)).text()
    const carried = JSON.stringify({ action: '/office/settings/staff', fields: Object.entries(invitation) })
    expect(hiddenIn(page, 'carried')).toBe(carried)
    const wrong = await (
      await send('/office/confirm', { code: 'x', carried, returnTo: '/office/changes' })
    ).text()
    expect([hiddenIn(wrong, 'carried'), hiddenIn(wrong, 'returnTo')]).toEqual([carried, '/office/changes'])
    const confirmed = await (await send('/office/confirm', { code, carried })).text()
    expect(confirmed).toContain('<form method="post" action="/office/settings/staff">')
    expect(hiddenIn(confirmed, 'name')).toBe(invitation.name)
    expect(await findStaffByEmail(shop.db, 'zoe@example.com')).toBeUndefined()
    expect(leads(await send('/office/settings/staff', invitation))).toBe('303 /office/settings/staff')
    expect(await findStaffByEmail(shop.db, 'zoe@example.com')).toMatchObject({ name: invitation.name })
  })

  it.each(['https://evil.example/office', '/cart', '//evil.example', '{'])(
    'takes no form along to %s',
    async action => {
      const { send, code } = await unproven(`Pia ${action}`)
      const page = await (await send(`/office/confirm?form=${encodeURIComponent(action)}`, { a: '1' })).text()
      expect(page).not.toContain('name="carried"')
      const carried = action === '{' ? action : JSON.stringify({ action, fields: [] })
      expect(leads(await send('/office/confirm', { code, carried }))).toBe('303 /office')
    },
  )
})
