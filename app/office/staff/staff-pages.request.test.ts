import { beforeAll, describe, expect, it } from 'vitest'
import { addTestPasskey, readSecurityEmails } from '#commerce/people/staff/staff.fixture.ts'
import { builtShop } from '#test/built-shop.ts'
import { liftedRates } from '#test/lifted-rates.ts'
import { shopBrowser } from '#test/shop-browser.ts'
import { officeCookie } from '#web/staff/office-cookie.fixture.ts'
import { recoveryCodesIn } from '../sign-in/sign-in.fixture.ts'

const staff = '/office/settings/staff'
const account = '/office/settings/account'

describe('the pages of staff', () => {
  const shop = builtShop({ rates: liftedRates, smtpUrl: 'smtp://127.0.0.1:9' })
  let owner: ReturnType<typeof shopBrowser>

  const signedIn = async (
    ...args: Parameters<typeof officeCookie> extends [unknown, ...infer R] ? R : never
  ) => {
    const browser = shopBrowser(shop)
    browser.cookies.set('office', (await officeCookie(shop, ...args)).replace('office=', ''))
    return browser
  }
  const idOf = async (name: string) =>
    (await shop.db.selectFrom('staff').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
  const pageOf = async (browser: typeof owner, path: string) => (await browser.fetch(path)).text()
  const notice = async (browser: typeof owner, response: Response) => {
    expect(response.status).toBe(303)
    return pageOf(browser, response.headers.get('location')!)
  }

  beforeAll(async () => {
    owner = await signedIn('owner', { name: 'Ada' })
  })

  it('invite somebody by email, once, who then signs in', async () => {
    const bob = { name: 'Bob', email: 'bob@example.com', role: 'packer' }
    const page = await notice(owner, await owner.send(staff, bob))
    expect(page).toContain('Invitation sent to bob@example.com.')
    const again = await owner.send(staff, bob)
    expect([again.status, await again.text()]).toEqual([
      409,
      expect.stringContaining('value="bob@example.com"'),
    ])
    const sent = shop.db.selectFrom('email').select('id').where('kind', '=', 'staff-invitation')
    expect(await sent.execute()).toHaveLength(1)
    const renewed = await owner.send(`${staff}/invite`, { staff: String(await idOf('Bob')) })
    expect(await notice(owner, renewed)).toContain('Invitation sent')
    expect(await sent.execute()).toHaveLength(2)
  })

  it('refuse an invitation beside its fields, and keep what was typed', async () => {
    const response = await owner.send(staff, { name: 'Eve', email: 'eve', role: 'owner' })
    expect(response.status).toBe(400)
    const page = await response.text()
    expect(page).toContain('value="Eve"')
    expect(page).toMatch(/aria-invalid="true"[^>]*aria-describedby="email-note"/)
    expect((await owner.send(staff, { name: 'Eve', email: 'eve@example.com', role: 'admin' })).status).toBe(
      400,
    )
  })

  it('change a role and remove somebody, with Undo', async () => {
    await signedIn('editor', { name: 'Cleo' })
    const id = String(await idOf('Cleo'))
    const page = await notice(owner, await owner.send(`${staff}/role`, { staff: id, role: 'manager' }))
    expect(page).toContain('Cleo: Manager.')
    const undo = page.match(/action="(\/office\/changes\/\d+\/undo)"/)![1]!
    await owner.send(undo, { returnTo: staff })
    const row = () =>
      shop.db
        .selectFrom('staff')
        .select(['role', 'removed_at'])
        .where('id', '=', Number(id))
        .executeTakeFirst()
    expect(await row()).toEqual({ role: 'editor', removed_at: null })
    const removed = await notice(owner, await owner.send(`${staff}/remove`, { staff: id }))
    expect(removed).toContain('Removed Cleo')
    expect(await row()).not.toMatchObject({ removed_at: null })
  })

  it('say what resetting somebody’s sign-in does, then do it', async () => {
    const hal = await signedIn('packer', { name: 'Hal' })
    const path = `${staff}/${await idOf('Hal')}/reset`
    expect(await pageOf(owner, staff)).toContain(`href="${path}"`)
    const page = await pageOf(owner, path)
    expect(page).toContain('Reset and email hal@example.com')
    expect((await hal.fetch('/office')).status).toBe(200)
    expect(await notice(owner, await owner.send(path, {}))).toContain('Reset the sign-in of Hal')
    expect((await hal.fetch('/office')).headers.get('location')).toBe('/office/sign-in')
    for (const id of [String(await idOf('Ada')), '999', 'x'])
      expect((await owner.send(`${staff}/${id}/reset`, {})).status).toBe(404)
  })

  it('keep the last owner', async () => {
    const id = String(await idOf('Ada'))
    for (const [path, fields] of [
      ['role', { staff: id, role: 'editor' }],
      ['remove', { staff: id }],
    ] as const)
      expect(await notice(owner, await owner.send(`${staff}/${path}`, fields))).toContain(
        'The shop needs an owner.',
      )
    expect((await owner.fetch(staff)).status).toBe(200)
  })

  it('let everybody enter their name, and take nobody else’s', async () => {
    const dan = await signedIn('packer', { name: 'Dan' })
    const page = await notice(dan, await dan.send(account, { name: 'Daniel', email: 'thief@example.com' }))
    expect(page).toContain('value="Daniel"')
    expect(page).toContain('dan@example.com')
    const taken = await dan.send(account, { name: 'Ada' })
    expect([taken.status, await taken.text()]).toEqual([409, expect.stringContaining('value="Ada"')])
    expect(await pageOf(dan, account)).toContain('Daniel')
  })

  it('change an address only after a fresh proof, and once its link was opened', async () => {
    const id = async () => String(await idOf('Dan B.'))
    const stale = await signedIn('packer', { name: 'Dan B.', isProven: false })
    const response = await stale.send(`${account}/email`, { email: 'thief@example.com' })
    expect(response.headers.get('location') ?? (await response.text())).toContain('/office/confirm')
    await shop.db.updateTable('staff_session').set({ proven_at: new Date().toISOString() }).execute()
    const wrong = await stale.send(`${account}/email`, { email: 'nowhere' })
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('value="nowhere"')])
    const email = 'daniel@example.com'
    expect(await notice(stale, await stale.send(`${account}/email`, { email }))).toContain(
      'A link is on its way to daniel@example.com.',
    )
    expect(await readSecurityEmails(shop.db)).toContainEqual(
      expect.objectContaining({ to: email, event: 'email-requested' }),
    )
    expect(await pageOf(stale, account)).not.toContain('daniel@example.com')
    expect((await shop.fetch(`/office/email/${'a'.repeat(22)}`)).status).toBe(404)
    const change = { staff_id: Number(await id()), new_email: email, token_hash: 'x', revert_hash: null }
    const changed_at = new Date().toISOString()
    await shop.db
      .insertInto('staff_email_change')
      .values({ ...change, changed_at, expires_at: '2100-01-01', old_email: 'dan@example.com' })
      .execute()
    expect(await pageOf(owner, `${staff}/${await id()}/reset`)).toContain('This address was changed on')
  })

  it('list devices, and sign out one’s own only', async () => {
    const dora = await signedIn('packer', { name: 'Dora' })
    const sessions = shop.db.selectFrom('staff_session').select(['id', 'staff_id'])
    const ofAda = (await sessions.where('staff_id', '=', await idOf('Ada')).executeTakeFirstOrThrow()).id
    await dora.send(`${account}/end-session`, { session: String(ofAda) })
    expect((await owner.fetch('/office')).status).toBe(200)
    const ofDora = (await sessions.where('staff_id', '=', await idOf('Dora')).executeTakeFirstOrThrow()).id
    await dora.send(`${account}/end-sessions`, {})
    expect((await dora.fetch('/office')).status).toBe(200)
    await dora.send(`${account}/end-session`, { session: String(ofDora) })
    expect((await dora.fetch('/office')).headers.get('location')).toBe('/office/sign-in')
  })

  it('keep the only way in, and create new recovery codes', async () => {
    const finn = await signedIn('packer', { name: 'Finn' })
    const page = await notice(finn, await finn.send(`${account}/remove-app`, {}))
    expect(page).toContain('It’s your only way to sign in.')
    expect(await pageOf(finn, `${account}/recovery-codes`)).toContain('Create new codes')
    const codes = recoveryCodesIn(await (await finn.send(`${account}/recovery-codes`, {})).text())
    expect(codes).toHaveLength(10)
    expect(await pageOf(finn, account)).toContain('10 codes left')
    expect(await pageOf(finn, `${account}/recovery-codes`)).not.toContain(codes[0])
  })

  it('remove no passkey of somebody else', async () => {
    const gus = await signedIn('packer', { name: 'Gus' })
    const id = await addTestPasskey(shop.db, await idOf('Ada'))
    await gus.send(`${account}/remove-passkey`, { passkey: String(id) })
    expect(await shop.db.selectFrom('staff_passkey').select('id').execute()).toEqual([{ id }])
    await owner.send(`${account}/remove-passkey`, { passkey: String(id) })
    expect(await shop.db.selectFrom('staff_passkey').select('id').execute()).toEqual([])
  })
})
