import { officeStaffMessages as texts } from '#messages/office/staff.ts'
import { expectNoViolations } from '../support/accessibility.ts'
import { addAuthenticator } from '../support/authenticator.ts'
import { expect, test } from '../support/office.fixture.ts'

const account = '/office/settings/account'

test('a passkey is added, signs in, and confirms a form that waited', async ({ openOffice, page, db }) => {
  await addAuthenticator(page)
  await openOffice(account)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('not used yet')).toBeVisible()

  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()

  await openOffice('/office/settings/staff')
  await page.getByLabel('Name').fill('Maria')
  await page.getByLabel('Email').fill('maria@mail.example')
  const longAgo = new Date(Date.now() - 20 * 60_000).toISOString()
  await db.updateTable('staff_session').set({ proven_at: longAgo }).execute()
  await page.getByRole('button', { name: texts.inviteLink }).click()
  await expect(page.getByText('We’ve kept what you typed.')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText(texts.passOn('maria@mail.example'))).toBeVisible()
})
