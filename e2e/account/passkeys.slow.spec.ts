import type { Page } from '@playwright/test'
import { latestSignInEmail } from '#commerce/people/accounts/sign-in/sign-in.fixture.ts'
import type { Db } from '#db/schema/schema.ts'
import { expectNoViolations } from '../support/accessibility.ts'
import { type Authenticator, addAuthenticator } from '../support/authenticator.ts'
import { expect, test } from '../support/shop.fixture.ts'

const passkeysOf = async ({ devtools, authenticatorId }: Authenticator) =>
  (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials

async function signInByEmail(page: Page, db: Db, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await page.getByLabel('Code').fill((await latestSignInEmail(db, email)).code)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()
}

test('a passkey is created after signing in, signs in with one touch, and can be lost', async ({
  page,
  open,
  db,
}) => {
  const email = 'pia@mail.example'
  const device = await addAuthenticator(page)
  await open('/account')
  await signInByEmail(page, db, email)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Passkey added.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Chrome, Linux' })).toBeVisible()
  expect(await passkeysOf(device)).toHaveLength(1)
  await expectNoViolations(page)

  // The email field suggests the passkey, and this device takes the suggestion.
  const signedIn = page.waitForResponse(response => response.url().endsWith('/account/sign-in/passkey'))
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  expect((await signedIn).status()).toBe(303)
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()
  await expect(page.getByText('Next time, sign in with one touch')).toBeHidden()

  await test.step('a lost device', async () => {
    await device.devtools.send('WebAuthn.clearCredentials', device)
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByText('No passkey was used.')).toBeVisible()
    await signInByEmail(page, db, email)
    await page.getByRole('link', { name: 'Devices' }).click()
    await page.getByRole('link', { name: 'Manage passkeys' }).click()
    await page.getByRole('link', { name: 'Remove Chrome, Linux' }).click()
    await expect(page.getByText('you can always sign in by email')).toBeVisible()
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('You don’t have a passkey yet.')).toBeVisible()
  })
})
