import { setTimeout } from 'node:timers/promises'
import { placeSampleOrder } from '#commerce/orders/sample-order.fixture.ts'
import { changeSettings } from '#commerce/running/settings/change-settings.server.ts'
import { loadSetting } from '#commerce/running/settings/load-settings.server.ts'
import { namedStaff } from '#commerce/values/actor.fixture.ts'
import { waterPotSku } from '#test/demo-skus.ts'
import { holdRequests } from '../support/cart.ts'
import { expect, test, waitForOffice } from '../support/office.fixture.ts'

const settings = '/office/settings/shop'

test('what is typed survives a reload, a lost connection and an expired session', async ({
  openOffice,
  page,
  context,
  complaints,
}) => {
  complaints.expected.push(/ERR_INTERNET_DISCONNECTED|status of 401/)
  await openOffice(settings)
  const name = page.getByLabel('Tagline')
  await name.fill('Typed on a train')
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toBeVisible()

  await page.reload()
  await waitForOffice(page)
  await expect(name).toHaveValue('Typed on a train')

  await context.setOffline(true)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Reload' }).click()
  await waitForOffice(page)
  await expect(name).toHaveValue('Typed on a train')

  const signedIn = await context.cookies()
  await context.clearCookies({ name: 'office' })
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/office\/sign-in/)
  await context.addCookies(signedIn)
  await openOffice(settings)
  await expect(name).toHaveValue('Typed on a train')

  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status')).toContainText('Undo')
  await page.reload()
  await waitForOffice(page)
  await expect(name).toHaveValue('Typed on a train')
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden()
})

test('a note comes back after a lost connection, and leaves once it is added', async ({
  openOffice,
  page,
  context,
  complaints,
  db,
}) => {
  // The script of the action isn't loaded yet: the browser says that there is no connection.
  complaints.expected.push(/ERR_INTERNET_DISCONNECTED|loading route module|dynamically imported module/)
  const order = await placeSampleOrder(db, [{ sku: waterPotSku, quantity: 1 }], 'bank-transfer', new Date())
  const path = `/office/orders/${order.number}`
  await openOffice(path)
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Call her first')
  await context.setOffline(true)
  await note.press('Enter')
  await expect(page).toHaveURL(/^chrome-error:/)
  await context.setOffline(false)
  await openOffice(path)
  await expect(note).toHaveValue('Call her first')
  // So slow that React renders nothing between the form and the end of its navigation.
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 12 })
  await note.press('Enter')
  await expect(page.getByRole('status')).toContainText('Undo')
  await expect(note).toHaveValue('')
  await page.reload()
  await waitForOffice(page)
  await expect(note).toHaveValue('')
})

test('signing out leaves nothing that was typed, however slow it is', async ({ openOffice, page }) => {
  // Longer than a form waits for the next key before it stores a draft.
  await page.route('**/office/sign-out', async route => {
    await setTimeout(1000)
    await route.continue()
  })
  await openOffice(settings)
  await page.getByLabel('Tagline').fill('Typed and left')
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('office-')))
  await expect.poll(drafts).toHaveLength(1)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/office\/sign-in/)
  expect(await drafts()).toEqual([])
})

test('somebody else’s change of the same field is only replaced by choice', async ({
  openOffice,
  page,
  db,
  complaints,
}) => {
  complaints.expected.push(/status of 409/)
  await openOffice(settings)
  const name = page.getByLabel('Tagline')
  await name.fill('Mine')
  const origin = { actor: namedStaff('Maria'), reason: '', cause: 'form', now: new Date() } as const
  await changeSettings(db, origin, { tagline: 'Hers' })
  await page.keyboard.press('Control+s')
  const choice = page.getByRole('group', { name: /Tagline/ })
  await expect(choice).toContainText('Hers')
  await expect(choice).toContainText('Mine')
  await page.keyboard.press('Control+s')
  await expect(choice).toContainText('Choose one of the two.')
  expect(await loadSetting(db, 'tagline')).toBe('Hers')
  await expect(choice.getByRole('radio', { name: 'Use yours' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status')).toContainText('Undo')
  await expect(name).toHaveValue('Mine')
})

test('a restored draft overwrites nothing that others saved meanwhile, and asks about the same field once', async ({
  openOffice,
  page,
  db,
  complaints,
}) => {
  complaints.expected.push(/status of 409/)
  await openOffice(settings)
  const tagline = page.getByLabel('Tagline')
  await tagline.fill('My draft')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('My draft')
  const origin = { actor: namedStaff('Maria'), reason: '', cause: 'form', now: new Date() } as const
  await changeSettings(db, origin, { tagline: 'Hers', copyright: 'Her shop' })
  await page.reload()
  await waitForOffice(page)
  await expect(tagline).toHaveValue('My draft')
  await page.keyboard.press('Control+s')
  const choice = page.getByRole('group', { name: /Tagline/ })
  await choice.getByRole('radio', { name: 'Use yours' }).check()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status')).toContainText('Undo')
  await expect(tagline).toHaveValue('My draft')
  expect(await loadSetting(db, 'copyright')).toBe('Her shop')
})

test('what is typed before the scripts arrive can be saved and discarded', async ({ enter, page }) => {
  await enter()
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto(settings, { waitUntil: 'commit' })
  const tagline = page.getByLabel('Tagline')
  const shown = await tagline.inputValue()
  await tagline.fill('Typed early')
  release()
  await waitForOffice(page)
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(tagline).toHaveValue(shown)
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden()
})
